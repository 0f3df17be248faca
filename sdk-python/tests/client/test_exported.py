"""The file of an export: its bytes stay as they came."""

from __future__ import annotations

import json

import pytest
from genome_service import SAMPLE

from agent_genome import agf
from agent_genome.client.exported import ExportedGenome

CONTENT = SAMPLE.read_bytes()


def test_a_good_file_verifies_and_is_saved_byte_for_byte(tmp_path):
    file = ExportedGenome(CONTENT, etag='"e1"')
    file.verify()
    file.save(tmp_path / "a.agf.json")
    assert (tmp_path / "a.agf.json").read_bytes() == CONTENT


def test_bytes_that_are_not_formatted_as_ours_are_saved_as_they_are(tmp_path):
    compact = json.dumps(json.loads(CONTENT)).encode()
    ExportedGenome(compact).save(tmp_path / "a.agf.json")
    assert (tmp_path / "a.agf.json").read_bytes() == compact


def test_the_genes_are_those_of_the_file():
    assert [gene.id for gene in ExportedGenome(CONTENT).genes] == [gene.id for gene in agf.loads(CONTENT).genes()]


@pytest.mark.parametrize("content", [CONTENT.replace(b"Prepare", b"Ruin"), b"{}", CONTENT[:-20]])
def test_a_file_that_was_changed_neither_verifies_nor_is_saved_nor_has_genes(tmp_path, content):
    assert content != CONTENT
    file = ExportedGenome(content)
    for action in (file.verify, lambda: file.save(tmp_path / "a.agf.json"), lambda: file.genes, lambda: file.document):
        with pytest.raises(agf.AgfError):
            action()
    assert not (tmp_path / "a.agf.json").exists()
