"""The whole loop against a demo server that it starts itself: compile, model, finalize, outcome, and what is learned.

python examples/quickstart.py
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
import tempfile
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path

from agent_genome import AgentGenome, TaskFields
from agent_genome.client.models import CompiledGenome

SERVER = (sys.executable, "-m", "agent_genome_server")
AGENT = "bill-banao"
TASK: TaskFields = {"task_type": "invoice", "language": "en"}
ORDER = "two desks for Asha Traders"
CORRECTION = "Keep it under 60 words."


def main() -> int:
    """Run the loop twice with the same correction, consolidate, and run it once more; 0 when the gene was learned."""
    with (
        tempfile.TemporaryDirectory() as folder,
        demo_server(folder) as (base_url, api_key, database),
        AgentGenome(base_url=base_url, api_key=api_key) as client,
    ):
        for customer in ("person-17", "person-42"):
            title(f"A run for {customer}")
            with client.genome.task(AGENT, task=TASK, subject=customer) as run:
                if customer == "person-17":
                    show("The section for the model", run.section)
                written = scripted_model(run.section, ORDER)
                show("What the model wrote", written)
                show("What the customer sees, the report stripped", run.finalize(written))
                print(f"genes it says it followed: {', '.join(run.followed)}\n")
                recorded = run.feedback(CORRECTION)
            observation = recorded.observation
            print(f"The customer says: {CORRECTION}")
            print(f"observation that came of it: {observation.to_dict() if observation else recorded.recorded}\n")

        title("Consolidation: what repeats becomes a gene")
        subprocess.run([*SERVER, "consolidate", "--database", database], check=True)
        print()

        title("The next run")
        compiled = client.genome.compile(AGENT, task=TASK)
        learned = learned_lines(compiled)
        show("What is new in the section", "\n".join(learned) or "nothing")
        show("What the model writes now", scripted_model(compiled.text, ORDER))
    return 0 if learned else 1


def scripted_model(section: str, order: str) -> str:
    """Write what a model might: it follows every gene of the section, and writes less once a learned gene says so."""
    genes = dict(re.findall(r'<gene id="([a-z0-9_]+)"[^>]*>([^<]*)</gene>', section))
    padding = "" if CORRECTION in genes.values() else " We hereby set out below, in full, all particulars of the order."
    report = json.dumps({"followed": list(genes)})
    return (
        f"Invoice for {order}.{padding}\nTotal: 1,180.00\nThank you for your order.\n"
        f"<genome_report>{report}</genome_report>"
    )


def learned_lines(compiled: CompiledGenome) -> list[str]:
    """Return the lines of a section that show a learned gene."""
    return [
        line.strip() for line in compiled.text.splitlines() if any(f'"{id}"' in line for id in learned_ids(compiled))
    ]


def learned_ids(compiled: CompiledGenome) -> list[str]:
    """Return the ids of the learned genes that a section shows."""
    return [id for id in compiled.included if id.startswith("lg_")]


@contextmanager
def demo_server(folder: str) -> Generator[tuple[str, str, str]]:
    """Start a server with a demo workspace on a free port; yield where it is, its key and its database."""
    database = f"sqlite:///{Path(folder, 'demo.sqlite3')}"
    command = [*SERVER, "serve", "--demo", "--port", "0", "--database", database, "--log-level", "warning"]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    try:
        assert process.stdout is not None
        key = address = ""
        for line in process.stdout:
            key = found(r"agk_\S+", line) or key
            address = found(r"http://[^/\s]+", line)
            if address:
                break
        if not address:
            raise SystemExit("The demo server did not start; what it says stands above.")
        print(f"A server with a demo workspace is at {address}.\n")
        yield address, key, database
    finally:
        process.terminate()
        process.wait()


def found(pattern: str, text: str) -> str:
    """Return the first match of a pattern, or nothing."""
    match = re.search(pattern, text)
    return match[0] if match else ""


def title(text: str) -> None:
    """Print a heading."""
    print(f"== {text} ==\n")


def show(what: str, text: str) -> None:
    """Print a text with a line before it that says what it is."""
    print(f"-- {what}:\n{text.rstrip()}\n", flush=True)


if __name__ == "__main__":
    raise SystemExit(main())
