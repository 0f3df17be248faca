"""The example for a real model: what the model is sent, what the customer sees, what is recorded."""

from __future__ import annotations

import importlib.util
import json
from pathlib import Path

import httpx2
import pytest
from genome_service import ANSWERS, Caller
from openai import OpenAI

EXAMPLE = Path(__file__).resolve().parents[3] / "examples" / "real_model.py"
PIECES = ["", "Total: 3,5", "40.\n<geno", 'me_report>{"followed": []}</genome_report>', None]


@pytest.fixture
def example():
    """Load the example as a module."""
    spec = importlib.util.spec_from_file_location("real_model", EXAMPLE)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


class Model:
    """The network under the model's client: a streamed answer, as the API of OpenAI sends it."""

    def __call__(self, request):
        self.asked = json.loads(request.content)
        chunks = [{"choices": [{"index": 0, "delta": {"content": piece}, "finish_reason": None}]} for piece in PIECES]
        about = {"id": "c1", "object": "chat.completion.chunk", "created": 0, "model": "m"}
        lines = [f"data: {json.dumps(about | chunk)}\n\n" for chunk in [*chunks, {"choices": []}]]
        return httpx2.Response(
            200, headers={"content-type": "text/event-stream"}, text="".join([*lines, "data: [DONE]\n\n"])
        )

    def client(self):
        return OpenAI(api_key="none", http_client=httpx2.Client(transport=httpx2.MockTransport(self)))


@pytest.mark.parametrize(
    ("said", "sent"),
    [("", {"result": "accepted"}), (" Shorter.\n", {"result": "feedback", "text": "Shorter."})],
)
def test_the_loop_with_a_model(example, said, sent):
    caller, model, shown = Caller("sync"), Model(), []
    with model.client() as client:
        became = example.draft("3 chairs", genome=caller.client(), model=client, show=shown.append, ask=lambda: said)
    assert model.asked["messages"][0] == {"role": "system", "content": ANSWERS["compile_genome"]["text"]}
    assert model.asked["messages"][1]["content"].endswith("3 chairs")
    assert "".join(shown) == "Total: 3,540.\n"
    assert caller.service.operations == ["compile_genome", "finalize_output", "record_outcome"]
    assert sent.items() <= caller.service.body.items()
    assert became == "written"


def test_the_command_asks_and_tells(example, monkeypatch, capsys):
    caller, model = Caller("sync"), Model()
    monkeypatch.setattr(example, "AgentGenome", caller.client)
    monkeypatch.setattr(example, "OpenAI", model.client)
    monkeypatch.setattr("builtins.input", lambda prompt: "")
    monkeypatch.setattr("sys.argv", ["real_model.py"])
    example.main()
    assert capsys.readouterr().out == "Total: 3,540.\nRecorded: written\n"
