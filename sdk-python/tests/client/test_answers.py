"""Whatever an answer of success holds, it has a meaning or is an error of its own."""

from __future__ import annotations

import copy
import json
from contextlib import suppress

import httpx
import pytest
from genome_service import ANSWERS
from hypothesis import given
from hypothesis import strategies as st

from agent_genome.client import models
from agent_genome.client.answers import as_model
from agent_genome.client.errors import APIResponseValidationError
from agent_genome.client.replies import Reply
from agent_genome.client.secrets import Secret

MODELS = {
    "register_agent": models.Agent,
    "get_genome": models.Genome,
    "compile_genome": models.CompiledGenome,
    "finalize_output": models.FinalizedOutput,
    "record_outcome": models.RecordedOutcome,
    "get_quality_summary": models.QualitySummary,
    "get_quality_genes": models.QualityGenes,
    "get_quality_trend": models.QualityTrend,
    "erase_subject": models.Erasure,
    "import_preview": models.ImportPreview,
    "import_consent": models.AppliedImport,
    "import_undo": models.UndoneImport,
}
JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-9, 9) | st.floats(0, 1) | st.text(max_size=3),
    lambda inner: (
        st.lists(inner, max_size=2) | st.dictionaries(st.sampled_from(["id", "gene", "a"]), inner, max_size=2)
    ),
    max_leaves=4,
)


def places(value, place=()):
    """Yield the place of everything inside a JSON value."""
    members = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for name, member in members:
        yield (*place, name)
        yield from places(member, (*place, name))


@pytest.mark.parametrize("operation", MODELS)
@given(data=st.data())
def test_any_member_may_be_anything(operation, data):
    answer = copy.deepcopy(ANSWERS[operation])
    *way, last = data.draw(st.sampled_from(sorted(places(answer), key=str)))
    inside = answer
    for name in way:
        inside = inside[name]
    inside[last] = data.draw(JSON)
    reply = Reply(200, httpx.Headers(), json.dumps(answer).encode(), "req-1", 1, Secret("agk_secret"))
    with suppress(APIResponseValidationError):
        assert isinstance(as_model(MODELS[operation])(reply), MODELS[operation])


@pytest.mark.parametrize("operation", MODELS)
def test_each_member_that_is_missing_is_named(operation):
    for name in ANSWERS[operation]:
        answer = {member: value for member, value in ANSWERS[operation].items() if member != name}
        reply = Reply(200, httpx.Headers(), json.dumps(answer).encode(), "req-1", 1, Secret("agk_secret"))
        with pytest.raises(APIResponseValidationError, match=f"it has no member '{name}'"):
            as_model(MODELS[operation])(reply)
