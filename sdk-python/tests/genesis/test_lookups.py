"""Lookups are exact: nothing is trimmed, folded or guessed."""

from __future__ import annotations

import json

import pytest
from genesis_trees import CATALOG, SYMBOLS

from agent_genome.genesis._spec import SHIPPED_ROOT
from agent_genome.genesis.errors import GenesisError
from agent_genome.genesis.lookups import one_diagnostic, one_symbol
from agent_genome.genesis.tree import Tree

SHIPPED = Tree(SHIPPED_ROOT)
NAMES = [record["symbol"] for record in json.loads(SHIPPED.read(SYMBOLS))["symbols"]]
CODES = [record["code"] for record in json.loads(SHIPPED.read(CATALOG))["diagnostics"]]
LOOKUPS = ((one_symbol, NAMES, "symbol"), (one_diagnostic, CODES, "diagnostic"))


@pytest.mark.parametrize(("look_up", "names", "member"), LOOKUPS)
def test_every_name_of_the_shipped_index_is_found_and_its_flipped_case_is_not(look_up, names, member):
    known = set(names)
    for name in names:
        record = look_up(SHIPPED, name).data[member]
        assert name in (record.get("symbol"), record.get("code"))
        flipped = name.swapcase()
        if flipped not in known and flipped != name:
            with pytest.raises(GenesisError) as raised:
                look_up(SHIPPED, flipped)
            assert raised.value.code == f"agent-index/{member}-not-found"


@pytest.mark.parametrize(
    ("option", "name", "code"),
    [
        *(
            ("symbol", name, "symbol-invalid")
            for name in ("", " ", "gene.id ", " gene.id", "gene.id\n", "\u00a0gene.id")
        ),
        *(
            ("symbol", name, "symbol-not-found")
            for name in ("gene.Id", "gene", "gene.id\x1f", "gene.i", "gene .id", "🧬")
        ),
        *(("diagnostic", name, "diagnostic-invalid") for name in ("", "not_json ", "\tnot_json", "not_json\u3000")),
        *(("diagnostic", name, "diagnostic-not-found") for name in ("Not_json", "not-json", "json", "error/unknown/x")),
    ],
)
def test_what_is_not_exact_fails_closed_with_10(genesis, option, name, code):
    ran = genesis("--json", "agent-index", f"--{option}", name)
    assert (ran.code, ran.answer["error"]["code"]) == (10, f"agent-index/{code}")


@pytest.mark.parametrize(
    ("path", "option"),
    [(SYMBOLS, "symbol"), (CATALOG, "diagnostic")],
)
@pytest.mark.parametrize(
    "spoil",
    [
        lambda index, records, count: "",
        lambda index, records, count: "[]",
        lambda index, records, count: json.dumps({**index, records: {}}),
        lambda index, records, count: json.dumps({**index, count: index[count] + 1}),
        lambda index, records, count: json.dumps({**index, count: float(index[count])}),
        lambda index, records, count: json.dumps({**index, records: [], count: False}),
        lambda index, records, count: json.dumps({name: value for name, value in index.items() if name != records}),
        lambda index, records, count: json.dumps({name: value for name, value in index.items() if name != "lookup"}),
        lambda index, records, count: json.dumps({**index, "kind": 5}),
    ],
    ids=range(9),
)
def test_an_index_that_is_not_whole_is_an_error_of_lookup_and_index(genesis, repository, path, option, spoil):
    whole = json.loads(SHIPPED.read(path))
    root = repository({path: spoil(whole, f"{option}s", f"{option}Count")})
    code = {"symbol": "symbol-index-invalid", "diagnostic": "diagnostic-catalog-invalid"}[option]
    for more in ((f"--{option}", "gene.id"), ()):
        ran = genesis("--root", str(root), "--json", "agent-index", *more)
        assert (ran.code, ran.answer["error"]["code"]) == (1, f"agent-index/{code}")


@pytest.mark.parametrize("double", [{"symbol": "x"}, {"symbol": "x", "other": 1}])
def test_a_name_that_stands_there_twice_is_not_found(genesis, repository, double):
    index = json.loads(SHIPPED.read(SYMBOLS)) | {"symbols": [{"symbol": "x"}, double, 5], "symbolCount": 3}
    ran = genesis("--root", str(repository({SYMBOLS: json.dumps(index)})), "--json", "agent-index", "--symbol", "x")
    assert (ran.code, ran.answer["error"]["code"]) == (10, "agent-index/symbol-not-found")


def test_a_symbol_has_the_record_as_it_stands_in_the_index_and_no_other(genesis):
    data = genesis("--json", "agent-index", "--symbol", "gene.strength").answer["data"]
    records = json.loads(SHIPPED.read(SYMBOLS))["symbols"]
    assert data["symbol"] == next(record for record in records if record["symbol"] == "gene.strength")
    assert data["schema"] == "genesis/gc-agent-symbol-index-v0.3"
    assert "symbols" not in data


def test_the_shipped_lookups_say_how_they_are_done(genesis):
    data = genesis("--json", "agent-index", "--diagnostic", "not_json").answer["data"]
    assert data["lookup"] == {
        "caseSensitive": True,
        "command": "genesis --json agent-index --diagnostic <exact-code>",
        "maxResults": 1,
        "normalization": "none",
    }


@pytest.mark.parametrize(
    ("member", "value"),
    [
        ("unsupportedBehaviorCount", "14"),
        ("unsupportedBehaviorCount", 1.5),
        ("unsupportedBehaviorCount", -1),
        ("unsupportedBehaviorIdentitySha256", 5),
        ("unsupportedClasses", {}),
        ("unsupportedClasses", [1]),
    ],
)
def test_an_index_whose_summary_would_not_fit_the_schema_is_an_error(genesis, repository, member, value):
    index = json.loads(SHIPPED.read(SYMBOLS)) | {member: value}
    ran = genesis("--root", str(repository({SYMBOLS: json.dumps(index)})), "--json", "agent-index")
    assert (ran.code, ran.answer["error"]["code"]) == (1, "agent-index/symbol-index-invalid")


def test_an_index_that_says_nothing_of_unsupported_behaviour_is_whole(genesis, repository):
    index = {name: value for name, value in json.loads(SHIPPED.read(SYMBOLS)).items() if "nsupported" not in name}
    ran = genesis("--root", str(repository({SYMBOLS: json.dumps(index)})), "--json", "agent-index")
    assert ran.answer["data"]["language_symbol_index"]["unsupported_classes"] is None
