"""Kill -9 at random moments: a child writes from many threads and tells of each answer; then its database is judged.

Arguments: database URL, rounds, seed. Each round forks a child, so this process has one thread and holds no
connection meanwhile. Prints what was judged; an AssertionError says what was lost or half there.
"""

from __future__ import annotations

import json
import os
import random
import re
import select as select_module
import signal
import sys
import threading
import time
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

from service_world import World, gene, strata
from sqlalchemy import func, select, text

from agent_genome.genome import GenomeState
from agent_genome_server.problem import Problem
from agent_genome_server.storage import Storage, open_storage, tables

AGENT, SOURCE = "biller", "source"
MOST_EVENTS = 40
MOST_MORE_SECONDS = 0.01
PATIENCE_SECONDS = 30


class Child:
    """The process that will be killed: threads that write, and a pipe that hears of what was answered."""

    def __init__(self, storage: Storage, workspace: str, pipe: int) -> None:
        self.world = world_of(storage, workspace)
        self._pipe = pipe

    def run(self) -> None:
        """Write until the end."""
        self.register()
        threads = [threading.Thread(target=self.forever, args=(job,)) for job in self.jobs()]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()

    def warm_up(self) -> None:
        """Do each kind of work once, so that forked children find modules loaded and patterns compiled."""
        self.register()
        for job in self.jobs():
            job(1)
        self.world.storage.close()

    def register(self) -> None:
        self.world.register(AGENT)
        self.world.register(SOURCE, strata=strata(org=[gene("im_one"), gene("im_two", "Use tables.")]))
        self.tell("ready")

    def jobs(self) -> Sequence[Callable[[int], None]]:
        return self.outcomes, self.erasures, self.imports, self.consolidations, self.compiles

    def forever(self, job: Callable[[int], None]) -> None:
        number = 0
        while True:
            number += 1
            try:
                job(number)
            except Problem as problem:
                self.tell("problem", code=problem.code, job=job.__name__)
                if problem.code != "preview_outdated":
                    os._exit(3)

    def tell(self, what: str, **more: Any) -> None:
        # One write of less than a pipe's buffer is whole or not at all.
        os.write(self._pipe, json.dumps({"what": what, **more}).encode() + b"\n")

    def outcomes(self, number: int) -> None:
        reference = f"out-{number}"
        said = f"Use {self.word(number // 2)} words."
        self.tell("outcome begins", reference=reference, said=said)
        answer = self.world.said(said, reference=reference, key=reference)
        self.tell("outcome", reference=reference, said=said, answer=answer)

    def erasures(self, number: int) -> None:
        subject = f"{self.world.workspace}-person-{number}"
        for part in ("a", "b"):
            self.world.said(f"Add {subject} {part}.", subject=subject, reference=f"{subject}-{part}")
        self.tell("erasure begins", subject=subject)
        answer = self.world.call("erase_subject", {"subject": subject}, key=subject)
        assert answer["outcomes"] == 2, answer
        self.tell("erasure", subject=subject)

    def imports(self, number: int) -> None:
        file = self.world.call("export_genome", agent=SOURCE)
        shown = self.world.call("import_preview", file)
        path, headers = {"import_id": shown["import_id"]}, {"import-token": shown["token"]}
        self.world.clock.move(seconds=1)
        applied = self.world.call("import_consent", file, path=path, headers=headers)
        self.tell("consent", **applied)
        undone = self.world.call("import_undo", path=path)
        self.tell("undo", import_id=undone["import_id"])

    def consolidations(self, number: int) -> None:
        done = self.world.admin.consolidate(self.world.workspace)
        learned = [id for item in done if item.agent_id == AGENT for id in item.done.learned]
        self.tell("consolidation", learned=learned)

    def compiles(self, number: int) -> None:
        self.tell("compile", id=self.world.run())

    def word(self, number: int) -> str:
        return "".join(chr(ord("a") + int(digit)) for digit in str(number)) + "y"


class Judge:
    """What must hold after a kill."""

    def __init__(self, storage: Storage, workspace: str, told: list[dict[str, Any]]) -> None:
        self.storage = storage
        self.workspace = workspace
        self.told = told

    def of(self, what: str) -> list[dict[str, Any]]:
        return [event for event in self.told if event["what"] == what]

    def judge(self) -> None:
        """Hold the database against what was told."""
        self.wait_for_backends()
        world = world_of(self.storage, self.workspace)
        state = world.admin.state(workspace=self.workspace, agent_id=AGENT)
        with self.storage.reading() as connection:
            mine = (tables.agents.c.workspace == self.workspace, tables.agents.c.agent_id == AGENT)
            query = select(tables.agents.c.id).where(*mine)
            number = connection.execute(query).scalar_one()
            rows = connection.execute(select(tables.outcomes).where(tables.outcomes.c.agent == number)).mappings().all()
            compiles = set(connection.scalars(select(tables.compiles.c.id).where(tables.compiles.c.agent == number)))
            held = repr(connection.execute(select(tables.agents.c.state).where(*mine)).all())
        self.judge_outcomes(world, state, [dict(row) for row in rows])
        self.judge_erasures(state, [dict(row) for row in rows], held)
        self.judge_imports(state)
        self.judge_learning(state)
        missing = {event["id"] for event in self.of("compile")} - compiles
        assert not missing, f"compiles were lost: {missing}"
        self.judge_counts()
        self.storage.close()

    def wait_for_backends(self) -> None:
        """Wait until PostgreSQL has seen that the child is gone; until then it may still commit."""
        if self.storage.is_sqlite:
            return
        query = text(
            "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"
        )
        for _ in range(2000):
            with self.storage.reading() as connection:
                if connection.scalar(query) == 0:
                    return
            time.sleep(0.005)
        raise AssertionError("the backends of the child did not end")

    def judge_outcomes(self, world: World, state: GenomeState, rows: list[dict[str, Any]]) -> None:
        written = {row["reference"] for row in rows if row["recorded"] == "written"}
        remembered = {item.reference for item in state.outcomes}
        assert written == remembered, f"an outcome is half there: {written ^ remembered}"
        for event in self.of("outcome"):
            assert event["reference"] in written, f"an outcome was lost: {event}"
        for event in self.of("outcome")[-2:]:
            again = world.said(event["said"], reference=event["reference"], key=event["reference"])
            assert again == event["answer"], f"another answer: {again}"
        # The client that lost its answer sends again with its key, and makes one record.
        begun = self.of("outcome begins")[len(self.of("outcome")) :]
        for event in begun:
            answer = world.said(event["said"], reference=event["reference"], key=event["reference"])
            assert answer["recorded"] == "written", answer
            after = world.admin.state(workspace=self.workspace, agent_id=AGENT)
            assert Counter(item.reference for item in after.outcomes)[event["reference"]] == 1

    def judge_erasures(self, state: GenomeState, rows: list[dict[str, Any]], held: str) -> None:
        for event in self.of("erasure"):
            assert f"{event['subject']} " not in held, f"{event['subject']} was erased, and is still there"
        for event in self.of("erasure begins"):
            subject = event["subject"]
            references = {f"{subject}-a", f"{subject}-b"}
            in_rows = references & {row["reference"] for row in rows}
            in_state = references & {item.reference for item in state.outcomes}
            assert in_rows == in_state, f"an erasure is half there: {subject}"
            assert in_rows in (set(), references), f"an erasure is half there: {subject}"

    def judge_imports(self, state: GenomeState) -> None:
        named: dict[str, set[str]] = {}
        for item in (*state.genes, *(proposal.gene for proposal in state.proposals)):
            for name in item.provenance:
                named.setdefault(name.removeprefix("import:"), set()).add(item.id)
        records = {record.id: record for record in state.imports}
        for record in state.imports:
            standing = {item.id for item in record.written} if record.undone_at is None else set[str]()
            assert named.get(record.id, set()) == standing, f"an import is half there: {record}"
        imported = {name for name in named if name.startswith("im_")}
        assert imported <= records.keys(), "a gene names an import that is not there"
        for event in self.of("consent"):
            assert event["import_id"] in records, f"an import was lost: {event}"
        for event in self.of("undo"):
            assert records[event["import_id"]].undone_at is not None, f"an undo was lost: {event}"

    def judge_learning(self, state: GenomeState) -> None:
        genes = {item.id: item for item in state.genes}
        for event in self.of("consolidation"):
            assert set(event["learned"]) <= genes.keys(), f"learned genes were lost: {event}"
        assert state.consolidated < state.next_number
        for id, item in genes.items():
            if item.stratum == "learned":
                assert item.evidence_count == sum(row.support for row in state.evidence if row.gene == id)

    def judge_counts(self) -> None:
        windows, compiles = tables.rate_windows, tables.compiles
        mine = (windows.c.policy == "workspace", windows.c.holder == self.workspace)
        agents = select(tables.agents.c.id).where(tables.agents.c.workspace == self.workspace)
        with self.storage.reading() as connection:
            used = connection.scalar(select(windows.c.used).where(*mine)) or 0
            assert used == connection.scalar(
                select(func.count()).select_from(compiles).where(compiles.c.agent.in_(agents))
            )


def world_of(storage: Storage, workspace: str) -> World:
    world = World(storage, workspace=workspace, compiles_per_key=10**9, compiles_per_workspace=10**9)
    world.holds_answers = False
    return world


def main(url: str, rounds: str, seed: str) -> None:
    """Run the rounds."""
    chance = random.Random(int(seed))
    totals: Counter[str] = Counter()
    erased: list[str] = []
    # Closed between the rounds, it holds no connection, and children find its statements compiled.
    storage = open_storage(url)
    Child(storage, "warm-up", os.open(os.devnull, os.O_WRONLY)).warm_up()
    for number in range(int(rounds)):
        workspace = f"w{number}"
        told = killed(storage, workspace, chance.randint(1, MOST_EVENTS), chance.uniform(0, MOST_MORE_SECONDS))
        problems = {event["code"] for event in told if event["what"] == "problem"} - {"preview_outdated"}
        assert not problems, f"round {number}: {problems}"
        try:
            Judge(storage, workspace, told).judge()
        except AssertionError as error:
            raise AssertionError(f"round {number}, seed {seed}: {error}") from error
        totals.update(event["what"] for event in told)
        erased.extend(event["subject"] for event in told if event["what"] == "erasure")
    judge_everything(storage, erased)
    print(json.dumps(totals))


def judge_everything(storage: Storage, erased: Sequence[str]) -> None:
    """Look for the erased in every table."""
    with storage.reading() as connection:
        whole = repr([connection.execute(select(table)).all() for table in tables.METADATA.sorted_tables])
        if storage.is_sqlite:
            assert connection.scalar(text("PRAGMA integrity_check")) == "ok"
            assert connection.execute(text("PRAGMA foreign_key_check")).all() == []
    storage.close()
    # Each name ends where its text ends, so that no name is found in a longer one.
    words = set(re.findall(r"w[0-9]+-person-[0-9]+", whole))
    assert words.isdisjoint(erased), f"erased, and still there: {sorted(words.intersection(erased))[:5]}"


def killed(storage: Storage, workspace: str, events: int, seconds: float) -> list[dict[str, Any]]:
    """Return what a child told before it was killed, so many seconds after it had told so many events."""
    read_end, write_end = os.pipe()
    pid = os.fork()
    if pid == 0:
        try:
            os.close(read_end)
            Child(storage, workspace, write_end).run()
        finally:
            os._exit(3)
    os.close(write_end)
    data = b""
    while data.count(b"\n") < events and select_module.select([read_end], [], [], PATIENCE_SECONDS)[0]:
        piece = os.read(read_end, 65536)
        if not piece:
            break
        data += piece
    time.sleep(seconds)
    os.kill(pid, signal.SIGKILL)
    os.waitpid(pid, 0)
    while piece := os.read(read_end, 65536):
        data += piece
    os.close(read_end)
    return [json.loads(line) for line in data.split(b"\n") if line]


if __name__ == "__main__":
    main(*sys.argv[1:])
