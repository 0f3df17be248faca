"""Compiling: one call, one explanation, the same bytes everywhere."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from dataclasses import replace

import pytest
from section_subjects import SAMPLE

from agent_genome.genome._spec_dialects import DIALECTS
from agent_genome.genome.compile import compile_genome
from agent_genome.genome.errors import GenomeError
from agent_genome.genome.model import Gene, Task

PROGRAM = """
from agent_genome.genome.compile import compile_genome
from section_subjects import SAMPLE
print(*(compile_genome(SAMPLE, dialect=name).sha256 for name in ("gemini", "claude", "gpt", "open")))
"""


def test_a_compile_says_what_it_is_made_of():
    compiled = compile_genome(SAMPLE)
    assert compiled.sha256 == hashlib.sha256(compiled.text.encode()).hexdigest()
    assert compiled.characters == len(compiled.text)
    assert compiled.genome_version == SAMPLE.version
    assert set(compiled.included) == {gene.id for gene in SAMPLE.genes}
    assert compiled.observations_shown == (9, 4)
    assert (compiled.dialect, compiled.policy, compiled.fell_back) == ("gemini", "precedence", None)
    assert not compiled.left_out
    assert not compiled.over_budget


def test_a_gene_left_out_is_named_with_its_reason_and_not_shown():
    letters = Gene("letters_formal", "style", "Formal letters.", "user", scope=("letter",))
    genome = replace(SAMPLE, genes=(*SAMPLE.genes, letters))
    compiled = compile_genome(genome, task=Task(task_type="invoice"))
    assert [(out.id, out.reason) for out in compiled.left_out] == [("letters_formal", "scope")]
    assert "letters_formal" not in compiled.text
    assert "letters_formal" in compile_genome(genome, task=Task(task_type="letter")).text


@pytest.mark.parametrize("dialect", DIALECTS)
def test_the_order_of_genes_and_observations_in_the_state_means_nothing(dialect):
    turned = replace(SAMPLE, genes=SAMPLE.genes[::-1], observations=SAMPLE.observations[::-1])
    assert compile_genome(turned, dialect=dialect) == compile_genome(SAMPLE, dialect=dialect)


@pytest.mark.parametrize("name", ["klingon", "", "GPT", "\x1b[31m", "a\ud800"])
def test_an_unknown_dialect_is_refused_with_a_code_and_the_names_to_use(name):
    with pytest.raises(GenomeError, match="gemini, claude, gpt, open") as raised:
        compile_genome(SAMPLE, dialect=name)
    assert raised.value.code == "unknown_dialect"
    assert str(raised.value).isprintable()


def test_hash_randomisation_does_not_change_the_bytes():
    def digests(seed: str) -> str:
        environment = os.environ | {"PYTHONHASHSEED": seed, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
        return subprocess.run(
            [sys.executable, "-c", PROGRAM], capture_output=True, check=True, text=True, env=environment
        ).stdout

    assert digests("0") == digests("1") == digests("4242")
