"""A process of its own that compiles until it is refused, and prints how many compiles were answered.

Arguments: database URL, key, threads, compiles_per_key, compiles_per_workspace.
"""

from __future__ import annotations

import sys
import threading

from service_world import Clock

from agent_genome_server.config import Config
from agent_genome_server.problem import Problem
from agent_genome_server.services import Call, Services
from agent_genome_server.storage import open_storage


def main(url: str, key: str, threads: str, per_key: str, per_workspace: str) -> None:
    """Compile from several threads at once."""
    config = Config(database_url=url, compiles_per_key=int(per_key), compiles_per_workspace=int(per_workspace))
    # All processes have the same time, so that no window ends in between.
    services = Services(open_storage(url), config, clock=Clock())
    principal = services.authenticate(key)
    assert principal is not None
    call = Call(operation_id="compile_genome", principal=principal, path={"agent_id": "biller"}, body={})
    answered: list[str] = []
    refusals: list[str] = []

    def compile_until_refused() -> None:
        while True:
            try:
                answered.append(services.call(call).body["compile_id"])
            except Problem as problem:
                refusals.append(problem.code)
                return

    running = [threading.Thread(target=compile_until_refused) for _ in range(int(threads))]
    print("ready", flush=True)
    sys.stdin.readline()
    for thread in running:
        thread.start()
    for thread in running:
        thread.join()
    print(len(answered), *sorted(set(refusals)))


if __name__ == "__main__":
    main(*sys.argv[1:])
