"""The whole loop against the reference server, and the examples of the docstrings."""

from __future__ import annotations

import asyncio

from docstring_examples import examples, run_example

from agent_genome import AgentGenome, AsyncAgentGenome

PIECES = ["Total: 1,1", "80.\n<geno", 'me_report>{"followed": ["short', '_lines"]}</genome_report>']


def test_the_loop_learns_from_an_edit(server, live):
    agent = live.agent()
    with AgentGenome(base_url=server.base_url, api_key=server.key) as client:
        with client.genome.task(agent, task={"task_type": "invoice"}, subject="person-1") as run:
            assert "Keep lines short." in run.section
            assert run.finalize("".join(PIECES)) == "Total: 1,180.\n"
            assert run.followed == ("short_lines",)
            recorded = run.edit(after="Total: 1,180.\nThank you.\n")
        assert recorded.reference
        assert client.genome.quality_summary(agent).runs == 1


def test_the_loop_with_a_stream_and_an_event_loop(server, live):
    agent = live.agent()

    async def model():
        for piece in PIECES:
            yield piece

    async def main():
        async with AsyncAgentGenome(base_url=server.base_url, api_key=server.key) as client:
            async with client.genome.task(agent) as run:
                shown = [piece async for piece in run.stream(model())]
                await run.accept()
            return "".join(shown), run.followed, await client.genome.quality_genes(agent)

    shown, followed, quality = asyncio.run(main())
    assert (shown, followed) == ("Total: 1,180.\n", ("short_lines",))
    assert [gene.accepted for gene in quality.genes if gene.id == "short_lines"] == [1]


def test_the_examples_of_the_docstrings_run(server, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    with AgentGenome(base_url=server.base_url, api_key=server.key) as client:
        for number, (_, code) in enumerate(examples("sync")):
            client.genome.register_agent(f"other-{number}", species="Other")
            run_example(code.replace("other-agent", f"other-{number}"), client)
