"""The whole loop: section, text or stream without the report, and one outcome."""

from __future__ import annotations

import asyncio
import itertools

import httpx
import pytest
from genome_service import ANSWERS, COMPILE_ID, Caller
from hypothesis import given
from hypothesis import strategies as st

from agent_genome import AgentGenomeError, APIConnectionError, ConflictError, NotFoundError

ANSWER = 'Total: 1,180.\n<genome_report>{"followed": ["identity_purpose", "made_up"]}</genome_report>'


def step(caller, name, *arguments, **named):
    """Return steps that call one method of the run."""
    return steps(caller, (name, arguments, named))


def steps(caller, *calls):
    """Return steps that call methods of the run in turn and return the last answer."""
    if caller.kind == "sync":

        def take(run):
            return [getattr(run, name)(*arguments, **named) for name, arguments, named in calls][-1]

        return take

    async def take_async(run):
        for name, arguments, named in calls:
            answer = await getattr(run, name)(*arguments, **named)
        return answer

    return take_async


def streaming(caller, pieces, *, then=lambda run: None):
    """Return steps that stream pieces and return what was shown, and what `then` says of the run."""
    if caller.kind == "sync":
        return lambda run: (list(run.stream(pieces)), then(run))

    async def model():
        for piece in pieces:
            yield piece

    async def take(run):
        return [piece async for piece in run.stream(model())], then(run)

    return take


def seen(caller, look):
    """Return steps that look at the run."""
    if caller.kind == "sync":
        return look

    async def take(run):
        return look(run)

    return take


def test_entering_compiles_and_hands_over_the_section(caller):
    task = {"task_type": "invoice"}
    found = caller.run(
        seen(caller, lambda run: (run.section, run.compile_id, run.compiled.characters, run.answer, run.followed)),
        task=task,
        dialect="gpt",
        budget=800,
        subject="person-17",
    )
    assert found == (ANSWERS["compile_genome"]["text"], COMPILE_ID, 29, None, ())
    assert caller.service.operations == ["compile_genome"]
    assert caller.service.body == {"task": task, "dialect": "gpt", "budget": 800, "subject": "person-17"}


def test_an_error_of_compile_comes_out_of_entering(caller):
    caller.service.say.append(httpx.Response(404, json={"code": "agent_not_found"}))
    with pytest.raises(NotFoundError):
        caller.run(seen(caller, lambda run: pytest.fail("the block was entered")))


def test_finalize_gives_the_text_for_the_customer(caller):
    def look(run):
        return run.answer, run.followed

    if caller.kind == "sync":
        found = caller.run(lambda run: (run.finalize(ANSWER), look(run)))
    else:

        async def take(run):
            return await run.finalize(ANSWER), look(run)

        found = caller.run(take)
    assert found == ("Total: 1,180.\n", ("Total: 1,180.\n", ("identity_purpose",)))
    assert caller.service.body == {"compile_id": COMPILE_ID, "text": ANSWER}


@pytest.mark.parametrize(
    ("name", "arguments", "named", "sent"),
    [
        ("accept", (), {}, {"result": "accepted"}),
        ("accept", ("Good.",), {}, {"result": "accepted", "text": "Good."}),
        ("reject", (), {}, {"result": "rejected"}),
        ("reject", ("Too long.",), {}, {"result": "rejected", "text": "Too long."}),
        ("feedback", ("Shorter.",), {}, {"result": "feedback", "text": "Shorter."}),
        ("approve", (), {}, {"result": "approval"}),
        ("approve", ("Ask before sending.",), {}, {"result": "approval", "text": "Ask before sending."}),
        ("edit", (), {"before": "a", "after": "b"}, {"result": "edited", "before": "a", "after": "b"}),
        ("edit", (), {"before": "", "after": ""}, {"result": "edited", "before": "", "after": ""}),
    ],
)
def test_each_outcome_names_the_compile(caller, name, arguments, named, sent):
    recorded = caller.run(step(caller, name, *arguments, **named))
    assert recorded.recorded == "written"
    assert caller.service.operations[-1] == "record_outcome"
    assert caller.service.body == sent | {"compile_id": COMPILE_ID}


def test_the_person_of_the_run_is_named_in_its_outcome(caller):
    caller.run(step(caller, "accept"), subject="person-17")
    assert caller.service.body["subject"] == "person-17"


def test_an_edit_starts_from_the_answer_when_nothing_else_is_named(caller):
    caller.run(steps(caller, ("finalize", (ANSWER,), {}), ("edit", (), {"after": "Total: 1,180 rupees."})))
    assert caller.service.body["before"] == "Total: 1,180.\n"


def test_an_edit_without_an_answer_says_what_to_do(caller):
    with pytest.raises(AgentGenomeError, match=r"call run\.finalize\(\.\.\.\) or pass before="):
        caller.run(step(caller, "edit", after="b"))
    assert "record_outcome" not in caller.service.operations


def test_a_run_has_one_outcome(caller):
    with pytest.raises(AgentGenomeError, match="the outcome of this run is recorded"):
        caller.run(steps(caller, ("accept", (), {}), ("reject", (), {})))
    assert caller.service.operations.count("record_outcome") == 1


def _keys(caller):
    return [request.headers["idempotency-key"] for name, request in caller.service.asked if name == "record_outcome"]


def test_an_outcome_that_failed_may_be_sent_again_with_the_same_key(caller):
    def fail(run):
        caller.service.say += [httpx.ReadTimeout("late")] * 3

    if caller.kind == "sync":

        def take(run):
            fail(run)
            with pytest.raises(APIConnectionError):
                run.accept()
            return run.accept()

        caller.run(take)
    else:

        async def take_async(run):
            fail(run)
            with pytest.raises(APIConnectionError):
                await run.accept()
            return await run.accept()

        caller.run(take_async)
    assert len(_keys(caller)) == 4
    assert len(set(_keys(caller))) == 1


def test_two_runs_have_two_keys():
    caller = Caller("sync")
    for _ in range(2):
        caller.run(step(caller, "accept"))
    assert len(set(_keys(caller))) == 2


def test_the_key_of_a_run_may_be_given(caller):
    caller.run(step(caller, "accept"), idempotency_key="order-7")
    assert _keys(caller) == ["order-7"]


def test_the_options_of_a_run_hold_for_its_calls(caller):
    caller.run(
        steps(caller, ("finalize", (ANSWER,), {}), ("accept", (), {})), timeout=1.5, extra_headers={"x-team": "a"}
    )
    for _, request in caller.service.asked:
        assert (request.extensions["timeout"]["read"], request.headers["x-team"]) == (1.5, "a")


def test_an_option_that_a_run_does_not_take_is_refused_when_it_is_made(caller):
    with pytest.raises(TypeError, match=r"^task\(\) got an unexpected keyword argument 'nonsense'$"):
        caller.client().genome.task("bill-banao", nonsense=1)


def test_an_outcome_may_be_recorded_after_the_block():
    caller = Caller("sync")
    with caller.client().genome.task("bill-banao") as run:
        pass
    assert run.accept().recorded == "written"


def test_entering_twice_compiles_once():
    caller = Caller("sync")
    with caller.client().genome.task("bill-banao") as run, run:
        pass
    assert caller.service.operations == ["compile_genome"]


def test_before_entering_there_is_nothing_yet():
    run = Caller("sync").client().genome.task("bill-banao")
    for look in (lambda: run.section, lambda: run.finalize("a"), run.accept, lambda: next(run.stream([]))):
        with pytest.raises(AgentGenomeError, match="the run has not begun"):
            look()


def test_what_goes_wrong_in_the_block_comes_out_of_it(caller):
    with pytest.raises(ZeroDivisionError):
        caller.run(seen(caller, lambda run: 1 / 0))


def test_a_conflict_is_told(caller):
    def conflict(run):
        caller.service.say.append(httpx.Response(409, json={"code": "idempotency_conflict"}))

    if caller.kind == "sync":

        def take(run):
            conflict(run)
            run.accept()
    else:

        async def take(run):
            conflict(run)
            await run.accept()

    with pytest.raises(ConflictError):
        caller.run(take)


# The stream


def test_a_stream_shows_the_text_without_its_report_and_then_tells_the_server(caller):
    pieces = ["Total: 1,1", "80.\n<geno", 'me_report>{"followed": ["identity', '_purpose"]}</genome_report>']
    shown, told = caller.run(streaming(caller, pieces, then=lambda run: (run.answer, run.followed)))
    assert "".join(shown) == "Total: 1,180.\n"
    assert told == ("Total: 1,180.\n", ("identity_purpose",))
    assert caller.service.operations == ["compile_genome", "finalize_output"]
    assert caller.service.body == {"compile_id": COMPILE_ID, "text": "".join(pieces)}


def test_a_stream_shows_each_piece_as_soon_as_it_may(caller):
    shown, _ = caller.run(streaming(caller, ["Total: ", "1,180", "."]))
    assert shown[0] == "Total: "


def test_a_stream_passes_over_what_is_empty(caller):
    shown, _ = caller.run(streaming(caller, [None, "", "Done.", None]))
    assert shown == ["Done."]


def test_a_stream_with_an_event_loop_may_be_of_plain_pieces():
    caller = Caller("async")

    async def take(run):
        return [piece async for piece in run.stream(["Done.", None])]

    assert caller.run(take) == ["Done."]
    assert caller.service.body == {"compile_id": COMPILE_ID, "text": "Done."}


async def _asynchronous():
    yield "Done."


async def _waiting():
    return ["Done."]


@pytest.mark.parametrize(
    ("kind", "make", "said"),
    [
        ("sync", lambda: None, "iterable of str, not NoneType"),
        ("async", lambda: 7, "iterable, plain or asynchronous, of str, not int"),
        ("async", _waiting, "not coroutine, which has to be awaited first"),
        ("sync", _asynchronous, "not async_generator: an asynchronous stream needs AsyncAgentGenome"),
        ("sync", lambda: [{"text": "Done."}], "are str or None, not dict: give their text"),
        ("async", lambda: [0], "are str or None, not int: give their text"),
    ],
)
def test_what_is_no_stream_of_text_is_refused_by_the_name_of_the_method(kind, make, said):
    caller = Caller(kind)
    given = make()

    def take(run):
        list(run.stream(given))

    async def take_async(run):
        async for _ in run.stream(given):
            pass

    with pytest.raises(TypeError, match=rf"^run\.stream\(\) takes .*{said}$"):
        caller.run(take if kind == "sync" else take_async)
    if make is _waiting:
        given.close()


def test_a_stream_that_the_caller_leaves_tells_the_server_nothing():
    caller = Caller("sync")

    def take(run):
        for _ in run.stream(["Done.", " And more."]):
            break
        return run.answer

    assert caller.run(take) is None
    assert caller.service.operations == ["compile_genome"]


def test_an_error_of_the_model_comes_out_of_the_stream(caller):
    def broken():
        yield "Done."
        raise ConnectionError("the model went away")

    with pytest.raises(ConnectionError, match="the model went away"):
        caller.run(streaming(caller, broken()))


def test_the_answer_is_there_when_telling_the_server_failed():
    caller = Caller("sync")

    def take(run):
        caller.service.say.append(httpx.Response(404, json={"code": "compile_not_found"}))
        with pytest.raises(NotFoundError):
            list(run.stream([ANSWER]))
        return run.answer, run.followed

    assert caller.run(take) == ("Total: 1,180.\n", ("identity_purpose",))


@given(st.lists(st.integers(0, len(ANSWER)), max_size=6))
def test_however_a_stream_is_cut_the_customer_sees_the_same(cuts):
    caller = Caller("sync")
    places = [0, *sorted(cuts), len(ANSWER)]
    pieces = [ANSWER[start:end] for start, end in itertools.pairwise(places)]
    shown, _ = caller.run(streaming(caller, pieces))
    assert "".join(shown) == "Total: 1,180.\n"


def test_many_runs_at_once_do_not_meet():
    caller = Caller("async")
    client = caller.client()

    async def one(number):
        async with client.genome.task("bill-banao", task={"category": str(number)}) as run:
            await run.finalize(f"Answer {number}.")
            await run.accept()

    async def main():
        await asyncio.gather(*(one(number) for number in range(20)))

    asyncio.run(main())
    assert len(set(_keys(caller))) == 20
