"""Reading, building, comparing and writing documents."""

from __future__ import annotations

import hashlib
import hmac
import json
import stat
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from agf_documents import SAMPLE, SAMPLE_DIGEST, documents, text_of
from hypothesis import given

from agent_genome import __version__, agf
from agent_genome.agf._spec import ERRORS, MAX_FILE_BYTES
from agent_genome.agf.errors import AgfError


@given(documents())
def test_reading_and_writing_keeps_every_member_and_the_digest(document: dict[str, Any]) -> None:
    read = agf.loads(text_of(document))
    assert agf.loads(agf.dumps(read.data)).data == document
    assert agf.digest(json.loads(agf.dumps(read.data))) == document["integrity"]["sha256"]


@given(documents())
def test_the_models_keep_unknown_members(document: dict[str, Any]) -> None:
    assert agf.loads(text_of(document)).model.model_dump(exclude_unset=True) == document


def test_a_document_gives_typed_access() -> None:
    document = agf.loads(SAMPLE)
    assert document.model.agent.slug == "bill-banao"
    assert document.digest == SAMPLE_DIGEST
    assert [placed.stratum for placed in document.genes()] == ["kernel"] * 4
    assert document.genes("learned") == ()
    assert repr(document) == "<agf.Document 'bill-banao' with 4 genes>"


def test_reading_what_is_not_valid_says_the_first_problem_with_its_place_and_remedy(tmp_path: Path) -> None:
    path = tmp_path / "x.agf.json"
    path.write_bytes(SAMPLE.replace(b'"1.0"', b'"2.0"'))
    with pytest.raises(AgfError, match=r"x\.agf\.json:2:10: version_unsupported at /agf: .*") as error:
        agf.read(path)
    assert error.value.code == "version_unsupported"


def test_saving_replaces_the_file_whole_or_not_at_all(tmp_path: Path) -> None:
    path = tmp_path / "x.agf.json"
    document = agf.loads(SAMPLE)
    document.save(path)
    before = path.read_bytes()
    document.data["agent"]["species"] = "Changed"
    with pytest.raises(AgfError):
        document.save(path)
    assert path.read_bytes() == before
    document.write_digest()
    document.save(path)
    assert agf.read(path).data["agent"]["species"] == "Changed"
    assert [entry.name for entry in tmp_path.iterdir()] == ["x.agf.json"]


def test_no_more_is_read_of_a_file_than_a_verdict_needs() -> None:
    from io import BytesIO

    source = BytesIO(b" " * 10 * MAX_FILE_BYTES)
    with pytest.raises(AgfError, match="file_too_large"):
        agf.read(source)
    assert source.tell() == MAX_FILE_BYTES + 1


def _built(**changes: Any) -> agf.Document:
    kernel = [agf.gene("identity_purpose", "identity", "Prepare invoices.")]
    parts: dict[str, Any] = {
        "slug": "biller",
        "species": "Biller",
        "exported_at": datetime(2026, 10, 13, 9, tzinfo=UTC),
        "source_tenant": "0" * 24,
        "germline": kernel,
        "seal": agf.make_seal(kernel, kid="k1", key=b"secret"),
    }
    return agf.build(**(parts | changes))


def test_building_derives_identity_hash_order_and_digest() -> None:
    learned = agf.gene("lg_1", "style", "Be brief.", stratum="learned", strength=0.55)
    org = agf.gene("org_1", "rule", "Ask first.", stratum="org")
    document = _built(layers={"learned": [learned], "user": [], "org": [org]})
    assert document.data["exported_at"] == "2026-10-13T09:00:00Z"
    assert [layer["stratum"] for layer in document.data["layers"]] == ["org", "learned"]
    assert len(document.data["agent"]["identity_hash"]) == 16
    document.verify()


def test_building_refuses_what_is_not_valid_and_a_time_without_a_zone() -> None:
    with pytest.raises(AgfError, match="bad_format at /agent/slug"):
        _built(slug="No Slug")
    with pytest.raises(ValueError, match="time zone"):
        _built(exported_at=datetime(2026, 10, 13))


def test_the_seal_depends_on_the_key_and_the_genes_only() -> None:
    kernel = [agf.gene("identity_purpose", "identity", "Prepare invoices.")]
    same = agf.make_seal([dict(reversed(kernel[0].items()))], kid="k1", key=b"a")
    assert agf.make_seal(kernel, kid="k1", key=b"a") == same
    assert agf.make_seal(kernel, kid="k1", key=b"b") != same


def test_a_difference_names_the_gene_and_the_member() -> None:
    first = _built(layers={"org": [agf.gene("gene_a", "style", "Be brief.", stratum="org")]}).data
    second = _built(
        species="Other",
        layers={
            "team": [agf.gene("gene_a", "style", "Be short.", stratum="team")],
            "org": [agf.gene("gene_b", "style", "New.", stratum="org")],
        },
    ).data
    told = [(change.what, change.id, change.stratum, change.member) for change in agf.diff(first, second)]
    assert told == [
        ("changed", "", "", "/agent/species"),
        ("moved", "gene_a", "team", ""),
        ("changed", "gene_a", "team", "/text"),
        ("added", "gene_b", "org", ""),
    ]
    assert [change.what for change in agf.diff(second, first)][-1] == "removed"


@given(documents())
def test_a_document_does_not_differ_from_itself_in_another_spelling(document: dict[str, Any]) -> None:
    other = json.loads(text_of(document).replace(b'"strength": 1,', b'"strength": 1.0,'))
    other["layers"].reverse()
    assert agf.diff(document, other) == []


def test_documents_are_equal_when_they_say_the_same() -> None:
    document, other = agf.loads(SAMPLE), agf.loads(SAMPLE.replace(b'"strength": 1,', b'"strength": 1.0,'))
    assert document == other
    other.data["extensions"]["x"] = True
    assert document != other
    document.data["extensions"]["x"] = 1
    assert document != other
    assert document != document.data
    with pytest.raises(TypeError, match="unhashable"):
        hash(document)


def test_a_gene_is_added_to_its_layer_which_is_made_in_its_place_when_it_is_not_there() -> None:
    document = _built(layers={"learned": [agf.gene("lg_1", "style", "Be brief.", stratum="learned")]})
    for stratum, name in (("org", "gene_o"), ("default", "gene_d"), ("user", "gene_u"), ("learned", "lg_2")):
        document.add(agf.gene(name, "style", "Be kind.", stratum=stratum), stratum=stratum)
    document.write_digest()
    document.verify()
    assert [layer["stratum"] for layer in document.data["layers"]] == ["org", "user", "learned", "default"]
    assert [placed.id for placed in document.genes("learned")] == ["lg_1", "lg_2"]


def test_after_a_kernel_gene_the_document_is_sealed_anew() -> None:
    document = _built()
    before = document.data["agent"]["identity_hash"]
    document.add(agf.gene("identity_scope", "identity", "Invoices only."), stratum="kernel")
    assert not agf.seal_fits(document, key=b"secret")
    document.reseal(kid="k2", key=b"other")
    document.write_digest()
    document.verify()
    assert document.data["agent"]["identity_hash"] not in (before, None)
    assert document.data["germline"]["seal"]["kid"] == "k2"
    assert agf.seal_fits(document, key=b"other")
    assert not agf.seal_fits(document, key=b"secret")


@pytest.mark.parametrize("data", [{}, {"germline": 1}, {"germline": {"genes": [], "seal": {}}}])
def test_no_seal_fits_what_could_not_have_been_sealed(data: dict[str, Any]) -> None:
    assert agf.seal_fits(data, key=b"secret") is False


def test_an_unknown_stratum_is_refused_with_the_strata() -> None:
    stratum: Any = "nonsense"
    with pytest.raises(ValueError, match=r"'nonsense'; the strata are kernel, org, team, user, learned, default"):
        agf.gene("gene_a", "style", "Be brief.", stratum=stratum)
    with pytest.raises(ValueError, match="the strata are kernel"):
        _built().add({}, stratum=stratum)


def test_a_gene_has_the_members_that_were_given() -> None:
    made = agf.gene(
        "lg_1",
        "style",
        "Be brief.",
        stratum="learned",
        strength=0.5,
        source="staff",
        evidence_count=2,
        scope=("letters",),
        overrides=("plain",),
        provenance=("ref:1",),
        when=[{"feature": "mode", "any_of": ["draft"]}],
        role_description="x",
        unknown={"x_color": "red"},
    )
    assert made == {
        "id": "lg_1",
        "kind": "style",
        "text": "Be brief.",
        "strength": 0.5,
        "source": "staff",
        "evidence_count": 2,
        "scope": ["letters"],
        "overrides": ["plain"],
        "provenance": ["ref:1"],
        "when": [{"feature": "mode", "any_of": ["draft"]}],
        "role_description": "x",
        "x_color": "red",
    }


@pytest.mark.parametrize(
    ("changes", "code", "pointer"),
    [
        ({"germline": [{"kind": "identity"}]}, "missing_field", "/germline/genes/0/id"),
        ({"germline": [{"kind": "identity", "id": 1, "text": "x"}]}, "wrong_type", "/germline/genes/0/id"),
        ({"germline": [{"kind": "identity", "id": "identity_x", "text": {1}}]}, "wrong_type", "/germline/genes/0/text"),
        ({"species": "\udcff"}, "lone_surrogate", "/agent/species"),
        ({"extensions": {"x": float("nan")}}, "number_out_of_range", "/extensions/x"),
        ({"extensions": {"x": 2**53}}, "number_out_of_range", "/extensions/x"),
        ({"extensions": {1: 2}}, "wrong_type", "/extensions/1"),
    ],
)
def test_whatever_is_wrong_with_the_parts_building_says_it_with_code_and_pointer(
    changes: dict[str, Any], code: str, pointer: str
) -> None:
    with pytest.raises(AgfError) as error:
        _built(**changes)
    assert (code, pointer) in [(problem.code, problem.pointer) for problem in error.value.problems]


def test_the_version_of_the_exporter_is_that_of_this_library_unless_it_is_given() -> None:
    assert _built().data["exporter"]["version"] == __version__
    assert _built(version="7").data["exporter"]["version"] == "7"


@pytest.mark.parametrize("value", [{1}, float("nan"), "\ud800", 2**60, b"", object()])
def test_a_document_with_a_value_that_is_no_json_gets_a_verdict(value: Any) -> None:
    document = _built()
    document.data["extensions"]["x"] = value
    (problem,) = document.check().problems
    assert (problem.pointer, problem.line, problem.column) == ("/extensions/x", 1, 1)
    assert problem.hint == ERRORS[problem.code].repair
    assert document.check(importing=True).importable is False


def test_a_document_is_checked_for_an_import_too() -> None:
    document = _built(layers={"learned": [agf.gene("lg_1", "style", "Copy cfo@example.com.", stratum="learned")]})
    assert document.check().importable is None
    assert document.check(importing=True).importable is False


def test_saving_keeps_the_permissions_of_the_file(tmp_path: Path) -> None:
    path = tmp_path / "x.agf.json"
    path.touch()
    for mode in (0o640, 0o604):
        path.chmod(mode)
        agf.loads(SAMPLE).save(path)
        assert stat.S_IMODE(path.stat().st_mode) == mode


IDENTITY_HASH = "99a4949471afc73b"
MAC = "abe2cccd31606e5e20076fc7d5843d6e39121cadbe22d64b940a333196dac162"
KERNEL = (
    ("identity_scope", "Bills and invoices; nothing else."),
    ("identity_purpose", "ठीक बिल बनाओ \U0001f4a1"),
    ("identity_boundaries", 'Never send "it".'),
)


def test_the_identity_hash_is_this_one() -> None:
    genes = [{"id": name, "text": text, "strength": 1} for name, text in KERNEL]
    pairs = [{"id": name, "text": text} for name, text in sorted(KERNEL)]
    text = json.dumps(pairs, ensure_ascii=False, separators=(",", ":"))
    assert hashlib.sha256(text.encode()).hexdigest()[:16] == IDENTITY_HASH
    assert agf.identity_hash(genes) == IDENTITY_HASH
    assert agf.identity_hash(genes[::-1]) == IDENTITY_HASH


def test_the_seal_is_this_one() -> None:
    genes = [{"id": name, "strength": 1, "text": text} for name, text in KERNEL]
    sealed = json.dumps(
        {"germline": {"genes": [gene | {"strength": 1.0} for gene in genes], "read_only": True}},
        ensure_ascii=False,
        separators=(",", ":"),
    )
    assert hmac.new(b"secret", sealed.encode(), "sha256").hexdigest() == MAC
    assert agf.make_seal(genes, kid="k1", key=b"secret") == {"kid": "k1", "mac": MAC}


def test_the_models_take_a_count_that_is_an_integer_by_value() -> None:
    document = json.loads(SAMPLE)
    document["germline"]["genes"][0]["evidence_count"] = 1e300
    assert agf.Document(document).model.germline.genes[0].evidence_count == int(1e300)


def test_a_file_with_a_name_as_long_as_names_may_be_is_replaced(tmp_path: Path) -> None:
    path = tmp_path / ("x" * 250 + ".json")
    agf.loads(SAMPLE).save(path)
    agf.loads(SAMPLE).save(path)
    assert agf.read(path).digest == SAMPLE_DIGEST
