"""The reference server, started once for the tests of this folder, and clients of both kinds that call it."""

from __future__ import annotations

import asyncio
import itertools
import os

import pytest
from reference_server import serving

from agent_genome import AgentGenome, AsyncAgentGenome, agf

if "CI" not in os.environ:
    pytest.importorskip("agent_genome_server", reason="the reference server is not installed")

_numbers = itertools.count(1)


@pytest.fixture(scope="session")
def server(tmp_path_factory):
    """Serve with imports, and without a rate that the tests would meet."""
    many = {"COMPILES_PER_KEY": "100000", "COMPILES_PER_WORKSPACE": "100000"}
    with serving(tmp_path_factory.mktemp("server"), "provisional_imports", **many) as server:
        yield server


@pytest.fixture(scope="session")
def plain_server(tmp_path_factory):
    """Serve as a server does by default, but for a rate of two compiles."""
    with serving(tmp_path_factory.mktemp("plain"), COMPILES_PER_KEY="2") as server:
        yield server


class Live:
    """Calls the server with a client of a kind; a method that is a coroutine is run to its end."""

    def __init__(self, kind, server):
        self.kind, self.server = kind, server

    def __call__(self, name, *arguments, raw=False, key=None, **named):
        made = {"base_url": self.server.base_url, "api_key": key or self.server.key}
        if self.kind == "sync":
            with AgentGenome(**made) as client:
                return getattr(client.genome.with_raw_response if raw else client.genome, name)(*arguments, **named)

        async def main():
            async with AsyncAgentGenome(**made) as client:
                genome = client.genome.with_raw_response if raw else client.genome
                return await getattr(genome, name)(*arguments, **named)

        return asyncio.run(main())

    def agent(self):
        """Register an agent of its own and return its id."""
        agent_id = f"agent-{next(_numbers)}"
        kernel = [agf.gene("identity_purpose", "identity", "You draft invoices.")]
        org = [agf.gene("short_lines", "style", "Keep lines short.", stratum="org")]
        self("register_agent", agent_id, species="Biller", strata={"kernel": kernel, "org": org})
        return agent_id


@pytest.fixture(params=["sync", "async"])
def live(request, server):
    """Give what calls the server with imports."""
    return Live(request.param, server)


@pytest.fixture(params=["sync", "async"])
def plain(request, plain_server):
    """Give what calls the server as it is by default."""
    return Live(request.param, plain_server)
