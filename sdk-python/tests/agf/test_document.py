"""Reading, building, comparing and writing documents."""

from __future__ import annotations

import json
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from agf_documents import SAMPLE, SAMPLE_DIGEST, documents, text_of
from hypothesis import given

from agent_genome import agf
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
    document.sign()
    document.save(path)
    assert agf.read(path).data["agent"]["species"] == "Changed"
    assert [entry.name for entry in tmp_path.iterdir()] == ["x.agf.json"]


def test_no_more_is_read_of_a_file_than_a_verdict_needs() -> None:
    from io import BytesIO

    source = BytesIO(b" " * 10_000_000)
    with pytest.raises(AgfError, match="file_too_large"):
        agf.read(source)
    assert source.tell() == 262_145


def _built(**changes: Any) -> agf.Document:
    kernel = [agf.gene("identity_purpose", "identity", "Prepare invoices.")]
    parts: dict[str, Any] = {
        "slug": "biller",
        "species": "Biller",
        "exported_at": datetime(2026, 10, 13, 9, tzinfo=UTC),
        "source_tenant": "0" * 24,
        "germline": kernel,
        "seal": agf.seal(kernel, kid="k1", key=b"secret"),
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
    same = agf.seal([dict(reversed(kernel[0].items()))], kid="k1", key=b"a")
    assert agf.seal(kernel, kid="k1", key=b"a") == same
    assert agf.seal(kernel, kid="k1", key=b"b") != same


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
