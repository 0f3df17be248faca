"""The table of which module defines which symbol."""

from __future__ import annotations

import pytest
from genesis_trees import MANIFEST

from agent_genome.genesis.ownership import symbol_ownership
from agent_genome.genesis.tree import Tree


def manifest(*paths: str, required: str = "", more: str = "") -> str:
    names = " ".join(f'"{path}"' for path in paths)
    return f'{{:kind "x" :module-paths [{names}] :required-symbols [{required}] {more}}}'


def made(repository, files, **options):
    return symbol_ownership(Tree(repository(files, **options)))


def owners(table):
    return {row["symbol"]: row["module_path"] for row in table["symbols"]}


def test_the_first_module_to_define_a_symbol_owns_it(repository):
    table = made(
        repository,
        {
            MANIFEST: manifest("m/b.gc", "m/a.gc", required="x y gone"),
            "m/b.gc": "(def x 1) (def z 2)",
            "m/a.gc": "(def x 3) (def y 4)",
        },
    ).table
    assert owners(table) == {"x": "m/b.gc", "y": "m/a.gc", "z": "m/b.gc"}
    assert table["duplicate_symbol_owners"] == [{"symbol": "x", "module_paths": ["m/a.gc", "m/b.gc"]}]
    assert [row["required"] for row in table["symbols"]] == [True, True, False]
    assert (table["loaded"], table["module_count"], table["symbol_count"]) == (True, 2, 3)
    assert (table["required_symbol_count"], table["unresolved_required_symbols"]) == (3, ["gone"])


def test_all_owners_of_a_symbol_are_listed(repository):
    files = {f"m/{name}.gc": "(def x 1)" for name in "cab"}
    table = made(repository, {MANIFEST: manifest("m/c.gc", "m/a.gc", "m/b.gc")} | files).table
    assert table["duplicate_symbol_owners"][0]["module_paths"] == ["m/a.gc", "m/b.gc", "m/c.gc"]


@pytest.mark.parametrize(
    ("text", "symbols"),
    [
        ("(def a 1)", ["a"]),
        ("(def a 1) (def a 2)", ["a"]),
        ("(def ::meta {})", []),
        ('(def "a" 1)', []),
        ("(def a)", []),
        ("(def a 1 2)", []),
        ("(def 1 2)", []),
        ("(define a 1)", []),
        ("(do (def a 1))", []),
        ("[def a 1]", []),
        ("'(def a 1)", []),
        ("(def nil 1)", []),
        ("(def :k 1) (def é 2)", [":k", "é"]),
        ("def a 1", []),
        ("", []),
    ],
)
def test_a_definition_is_a_list_of_def_a_symbol_and_one_form_at_the_top(repository, text, symbols):
    table = made(repository, {MANIFEST: manifest("a.gc"), "a.gc": text}).table
    assert [row["symbol"] for row in table["symbols"]] == symbols


def test_a_module_that_is_named_twice_is_no_second_owner(repository):
    table = made(repository, {MANIFEST: manifest("a.gc", "a.gc"), "a.gc": "(def x 1)"}).table
    assert (table["module_count"], table["duplicate_symbol_owners"]) == (2, [])


@pytest.mark.parametrize(
    ("metas", "intent"),
    [
        ('(def ::meta {:intent "hash modules"})', "hash modules"),
        ("(def ::meta '{:intent hashing})", "hashing"),
        ('(def ::meta (quote {:intent "x"}))', "x"),
        ("(def ::meta {:intent 5})", None),
        ('(def ::meta {:intent b"x"})', None),
        ("(def ::meta {})", None),
        ('(def ::meta 1) (def ::meta {:intent "x"})', "x"),
        ('(def ::meta {}) (def ::meta {:intent "x"})', None),
        ('(def ::meta {:intent "a" :intent "b"})', "b"),
        ('(def ::meta {":intent" "x"})', None),
        ("", None),
    ],
)
def test_the_intent_of_a_module_is_that_of_its_first_meta_map(repository, metas, intent):
    table = made(repository, {MANIFEST: manifest("a.gc"), "a.gc": f"{metas} (def x 1)"}).table
    assert table["symbols"][0]["module_intent"] == intent


@pytest.mark.parametrize(
    ("files", "said", "missing"),
    [
        ({}, "the manifest cannot be read: there is no such file", [MANIFEST]),
        ({MANIFEST: b"\xff"}, "the manifest cannot be read: it is not UTF-8", [MANIFEST]),
        ({MANIFEST: ""}, "the manifest is not one map", []),
        ({MANIFEST: "{} {}"}, "the manifest is not one map", []),
        ({MANIFEST: "[]"}, "the manifest is not one map", []),
        ({MANIFEST: "{"}, "the manifest cannot be parsed: line 1", []),
        ({MANIFEST: "{}"}, "the manifest has no vector :module-paths", []),
        ({MANIFEST: "{:module-paths []}"}, "the manifest has no vector :required-symbols", []),
        ({MANIFEST: "{:module-paths (a) :required-symbols []}"}, "no vector :module-paths", []),
        ({MANIFEST: "{:module-paths [1] :required-symbols []}"}, ":module-paths of the manifest has an item", []),
        ({MANIFEST: "{:module-paths [nil] :required-symbols []}"}, ":module-paths of the manifest has an item", []),
        ({MANIFEST: "{:module-paths [] :required-symbols [[]]}"}, ":required-symbols of the manifest", []),
        ({MANIFEST: manifest("gone.gc")}, "the module gone.gc cannot be read: there is no", ["gone.gc"]),
        ({MANIFEST: manifest("a.gc"), "a.gc": b"\xff"}, "the module a.gc cannot be read: it is not", ["a.gc"]),
        ({MANIFEST: manifest("a.gc"), "a.gc": "("}, "the module a.gc cannot be parsed: line 1", []),
        ({MANIFEST: manifest("../out.gc")}, "the module ../out.gc cannot be read: it lies outside", ["../out.gc"]),
        ({MANIFEST: manifest("/etc/passwd")}, "/etc/passwd cannot be read: it lies outside", ["/etc/passwd"]),
        ({MANIFEST: manifest("ok.gc", "gone.gc"), "ok.gc": "(def x 1)"}, "gone.gc cannot be read", ["gone.gc"]),
    ],
)
def test_the_first_fault_ends_the_table_and_names_what_could_not_be_read(repository, files, said, missing):
    ownership = made(repository, files)
    assert said in ownership.table.pop("error")
    assert ownership.missing == missing
    assert ownership.table == {
        "schema": "genesis/selfhost-symbol-ownership-index-v0.1",
        "path": MANIFEST,
        "loaded": False,
        "module_count": 0,
        "symbol_count": 0,
        "required_symbol_count": 0,
        "unresolved_required_symbols": [],
        "duplicate_symbol_owners": [],
        "symbols": [],
    }


def test_symbols_and_strings_are_both_names_in_a_manifest(repository):
    table = made(
        repository, {MANIFEST: '{:module-paths [a.gc] :required-symbols ["x" x y]}', "a.gc": "(def x 1)"}
    ).table
    assert table["required_symbol_count"] == 2
    assert table["unresolved_required_symbols"] == ["y"]


def test_symbols_are_sorted_by_code_points(repository):
    table = made(repository, {MANIFEST: manifest("a.gc"), "a.gc": "(def é 1) (def Z 1) (def a 1) (def 𝒢 1)"}).table
    assert [row["symbol"] for row in table["symbols"]] == ["Z", "a", "é", "𝒢"]


def test_too_many_modules_are_refused(repository):
    ownership = made(repository, {MANIFEST: manifest(*["a.gc"] * 4097), "a.gc": ""})
    assert "more than 4096 modules" in ownership.table["error"]


def test_modules_that_are_too_large_together_are_refused(repository):
    files = {f"{number}.gc": ";" * 4_194_304 for number in range(5)}
    ownership = made(repository, {MANIFEST: manifest(*files)} | files)
    assert "together" in ownership.table["error"]
