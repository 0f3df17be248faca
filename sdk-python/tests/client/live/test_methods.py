"""Every method against the reference server."""

from __future__ import annotations

import hashlib
import json

import pytest

from agent_genome import (
    AuthenticationError,
    ConflictError,
    NotFoundError,
    PermissionDeniedError,
    RateLimitError,
    UnprocessableEntityError,
    agf,
)

REPORT = '<genome_report>{"followed": ["short_lines", "made_up"]}</genome_report>'


def test_an_agent_is_registered_and_read(live):
    agent = live("register_agent", "reader-" + live.kind, species="Reader", budget=900, dialect="gpt")
    genome = live("get", agent.agent_id)
    assert (genome.species, genome.budget, genome.dialect, genome.version) == ("Reader", 900, "gpt", agent.version)


def test_a_section_is_compiled_for_a_task(live):
    agent = live.agent()
    compiled = live("compile", agent, task={"task_type": "invoice", "input_has": ["table"]}, dialect="claude")
    assert compiled.included == ["identity_purpose", "short_lines"]
    assert compiled.sha256 == hashlib.sha256(compiled.text.encode()).hexdigest()
    assert compiled.characters == len(compiled.text)


def test_the_report_is_taken_out_of_a_text(live):
    agent = live.agent()
    compile_id = live("compile", agent).compile_id
    output = live("finalize", agent, compile_id=compile_id, text=f"Total: 1,180.\n{REPORT}")
    assert (output.text, output.followed) == ("Total: 1,180.\n", ["short_lines"])


def test_an_outcome_is_recorded_and_seen_as_an_observation(live):
    agent = live.agent()
    recorded = live("record_outcome", agent, result="feedback", text="Keep it under 60 words.", subject="person-1")
    assert recorded.recorded == "written"
    assert [seen.text for seen in live("get", agent).observations] == [recorded.observation.text]


def test_an_export_verifies_and_is_saved_byte_for_byte(live, tmp_path):
    file = live("export", live.agent(), provenance_mode="none")
    file.verify()
    file.save(tmp_path / "a.agf.json")
    assert agf.check_file(tmp_path / "a.agf.json").digest == json.loads(file.content)["integrity"]["sha256"]
    assert [gene.id for gene in file.genes] == ["identity_purpose", "short_lines"]


def test_quality_counts_runs_and_outcomes(live):
    agent = live.agent()
    compile_id = live("compile", agent).compile_id
    live("finalize", agent, compile_id=compile_id, text=REPORT)
    live("record_outcome", agent, result="accepted", compile_id=compile_id)
    summary = live("quality_summary", agent, days=7)
    assert (summary.days, summary.runs, summary.acceptance_rate) == (7, 1, 1.0)
    genes = {gene.id: (gene.included, gene.followed, gene.accepted) for gene in live("quality_genes", agent).genes}
    assert genes["short_lines"] == (1, 1, 1)
    trend = live("quality_trend", agent, days=14, interval="week")
    assert [point.runs for point in trend.points] == [0, 1]


def test_an_erased_person_is_gone(live):
    agent = live.agent()
    live("record_outcome", agent, result="feedback", text="Call me Asha.", subject=f"person-{agent}")
    erasure = live("erase_subject", subject=f"person-{agent}")
    assert [(erased.agent_id, erased.observations) for erased in erasure.agents] == [(agent, 1)]
    assert live("get", agent).observations == []
    assert live("erase_subject", subject=f"person-{agent}").agents == []


def test_an_import_is_previewed_consented_to_and_undone(live):
    file = live("export", live.agent())
    target = "target-" + live.agent()
    live("register_agent", target, species="Target")
    preview = live("import_preview", target, file=file)
    assert [placed.gene.id for placed in preview.genes] == ["short_lines"]
    named = {"import_id": preview.import_id}
    applied = live("import_consent", target, token=preview.token, file=file, **named)
    assert applied.genes == ["short_lines"]
    with pytest.raises(ConflictError) as caught:
        live("import_consent", target, token=preview.token, file=file, **named)
    assert caught.value.code == "import_already_applied"
    undone = live("import_undo", target, **named)
    assert (undone.genes, undone.left) == (["short_lines"], [])


def test_without_the_flag_imports_are_not_offered(plain):
    file = plain("export", "bill-banao").content
    calls = (
        ("import_preview", {"file": file}),
        ("import_consent", {"file": file, "import_id": "im_5d41402abc4b2a76", "token": "t"}),
        ("import_undo", {"import_id": "im_5d41402abc4b2a76"}),
    )
    for name, named in calls:
        with pytest.raises(NotFoundError, match="the server does not offer imports") as caught:
            plain(name, "bill-banao", **named)
        assert caught.value.code == "imports_not_offered"


# What goes wrong


def test_a_bad_key_is_told(live):
    with pytest.raises(AuthenticationError) as caught:
        live("get", "bill-banao", key="agk_" + "A" * 43)
    assert caught.value.code == "invalid_key"


def test_a_missing_scope_is_named(live):
    said = live.server.command("keys", "add", "--workspace", "demo", "--scope", "genome:read")
    key = next(word for word in said.split() if word.startswith("agk_"))
    with pytest.raises(PermissionDeniedError, match="genome:erase") as caught:
        live("erase_subject", subject="person-1", key=key)
    assert caught.value.code == "insufficient_scope"


def test_an_agent_that_is_not_there_is_told(live):
    with pytest.raises(NotFoundError) as caught:
        live("compile", "nobody")
    assert caught.value.code == "agent_not_found"
    assert caught.value.request_id in str(caught.value)


def test_a_name_that_is_taken_is_told(live):
    with pytest.raises(ConflictError) as caught:
        live("register_agent", live.agent(), species="Biller")
    assert caught.value.code == "agent_exists"


def test_each_fault_of_an_input_has_its_place(live):
    with pytest.raises(UnprocessableEntityError) as caught:
        live("compile", "bill-banao", task={"task_type": "", "mood": "good"}, budget=1)
    assert {item.pointer for item in caught.value.errors} == {"/task/task_type", "/task/mood", "/budget"}


def test_the_same_key_twice_makes_one_record_and_another_body_is_a_conflict(live):
    agent = live.agent()
    named = {"result": "feedback", "text": "Use tables.", "idempotency_key": f"key-{agent}"}
    first, second = live("record_outcome", agent, **named), live("record_outcome", agent, **named)
    assert first == second
    assert len(live("get", agent).observations) == 1
    with pytest.raises(ConflictError) as caught:
        live("record_outcome", agent, **(named | {"text": "Use lists."}))
    assert caught.value.code == "idempotency_conflict"


def test_a_rate_that_is_used_up_says_how_long_to_wait(plain):
    def one_too_many():
        for _ in range(3):
            plain("compile", "bill-banao", max_retries=0)

    with pytest.raises(RateLimitError) as caught:
        one_too_many()
    assert caught.value.code == "rate_limited"
    assert 0 < caught.value.retry_after <= 60


# Beside the answer


def test_a_raw_response_has_the_headers_of_the_server(live):
    raw = live("compile", live.agent(), raw=True, extra_headers={"X-Request-Id": "req-mine"})
    assert (raw.status, raw.request_id, raw.attempts) == (200, "req-mine", 1)
    assert "key" in raw.headers["RateLimit"]


def test_what_did_not_change_is_not_sent_again(live):
    agent = live.agent()
    for name in ("get", "export", "quality_summary", "quality_genes", "quality_trend"):
        etag = live(name, agent, raw=True).headers["etag"]
        assert live(name, agent, raw=True, extra_headers={"If-None-Match": etag}).status == 304
