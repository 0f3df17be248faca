"""Draft an invoice with a model of OpenAI: the section of the genome in its prompt, its answer without the report.

The server and its key come from AGENT_GENOME_BASE_URL and AGENT_GENOME_API_KEY, the model's key from OPENAI_API_KEY:

    pip install agent-genome openai
    python examples/real_model.py "3 chairs for Asha Traders, 1,180 rupees each"

The answer is shown as it comes. Then an empty line accepts it, and any other line says what the customer wants changed,
which the genome remembers. `draft` takes both clients from its caller, so that a test can replace the network.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator

from openai import OpenAI

from agent_genome import AgentGenome

AGENT = "bill-banao"
MODEL = "gpt-5-mini"


def draft(
    order: str,
    *,
    genome: AgentGenome,
    model: OpenAI,
    show: Callable[[str], object],
    ask: Callable[[], str],
) -> str:
    """Draft an invoice, record what the customer made of it, and return what became of that.

    Args:
        order: what the invoice is for.
        genome: the client of the genome server.
        model: the client of the model.
        show: is handed the answer piece by piece.
        ask: returns what the customer says to it; nothing means that it is accepted.
    """
    with genome.genome.task(AGENT, task={"task_type": "invoice"}, dialect="gpt") as run:
        for piece in run.stream(_answer(model, section=run.section, order=order)):
            show(piece)
        said = ask().strip()
        recorded = run.feedback(said) if said else run.accept()
    return recorded.recorded


def _answer(model: OpenAI, *, section: str, order: str) -> Iterator[str | None]:
    """Yield the model's answer in pieces."""
    stream = model.chat.completions.create(
        model=MODEL,
        messages=[{"role": "system", "content": section}, {"role": "user", "content": f"Draft the invoice: {order}"}],
        stream=True,
    )
    with stream:
        for chunk in stream:
            if chunk.choices:
                yield chunk.choices[0].delta.content


def main() -> None:
    """Draft an invoice for the order on the command line."""
    order = " ".join(sys.argv[1:]) or "3 chairs for Asha Traders, 1,180 rupees each"
    with AgentGenome() as genome, OpenAI() as model:
        became = draft(
            order,
            genome=genome,
            model=model,
            show=lambda piece: print(piece, end="", flush=True),
            ask=lambda: input("\n\nEnter to accept, or say what to change: "),
        )
    print(f"Recorded: {became}")


if __name__ == "__main__":
    main()
