"""Whatever a file or its name holds, nothing of it acts on the terminal, and every report can be read."""

from __future__ import annotations

import contextlib
import io
import json
import re
import sys
import tempfile
import unicodedata
from pathlib import Path
from unittest import mock
from xml.etree import ElementTree

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from agent_genome.agf.verdict import Problem, Verdict
from agent_genome.cli.checked import Checked
from agent_genome.cli.excerpts import Excerpt
from agent_genome.cli.main import main
from agent_genome.cli.names import as_text
from agent_genome.cli.outcome import Outcome
from agent_genome.cli.report_json import json_report
from agent_genome.cli.report_junit import junit_report
from agent_genome.cli.report_sarif import sarif_report
from agent_genome.cli.report_terminal import readable_report
from agent_genome.cli.styles import Painter
from agent_genome.cli.targets import Unreadable

SGR = re.compile(r"\x1b\[[0-9;]*m")
# What one version of Unicode leaves unassigned another assigns: such a character is shown, where it is not unseen.
ACTING = {"Cc", "Cf", "Cs", "Co", "Zl", "Zp"}

texts = st.text(st.characters(), max_size=40)
names = st.one_of(texts, st.binary(max_size=20).map(lambda name: name.decode("utf-8", "surrogateescape")))


def assert_harmless(output: str, *, colored: bool = False) -> None:
    plain = SGR.sub("", output) if colored else output
    acting = {character for character in plain if unicodedata.category(character) in ACTING}
    assert acting <= {"\n"}


@given(
    names, texts, st.builds(Excerpt, texts, texts), st.builds(Painter, st.booleans()), st.none() | st.integers(40, 120)
)
@example("\x1b]0;title\x07.json", "\x9b31m", Excerpt("\u202e", "\ud800"), Painter(True), 60)
def test_reports_of_hostile_names_and_contents(name, pointer, excerpt, painter, width):
    problem = Problem("not_json", "error", pointer, "A message.", "A hint.", 1, 1)
    verdict = Verdict(as_text(name), (problem,))
    outcome = Outcome([Checked(name, verdict, excerpts=(excerpt,))], [Unreadable(name, "gone")])
    assert_harmless(readable_report(outcome, width=width, painter=painter), colored=painter.on)
    assert_harmless(json_report(outcome))
    assert_harmless(sarif_report(outcome))
    assert_harmless(junit_report(outcome))
    json.loads(sarif_report(outcome))
    json.loads(json_report(outcome))
    ElementTree.fromstring(junit_report(outcome))


GENOME = {
    "agf": "1.0",
    "kind": "genome",
    "agent": {"slug": "\x1b[2J", "species": "\u202e\x07"},
    "germline": {
        "genes": [{"id": "\x9b", "kind": "\r", "text": "\x1b]8;;http://x\x07", "when": [{"feature": "\x08"}]}]
    },
    "layers": [{"stratum": "\x1b", "genes": [{"scope": ["\x00"], "overrides": "\x7f"}]}],
    "\x1b[31m": "\u2028",
    "integrity": {"sha256": "\x1b"},
}


@pytest.mark.parametrize(
    "command",
    [
        ["check"],
        ["show"],
        ["diff", "other.json"],
        ["digest"],
        ["check", "--import"],
        ["show", "--json"],
        ["show", "--task", "{}"],
        ["compile"],
    ],
    ids=" ".join,
)
def test_no_command_prints_what_acts_on_a_terminal(agf, save, genome, command):
    save(genome, "other.json")
    ran = agf(*command, save(GENOME, "\x1b[31m\u202e.json"))
    assert_harmless(ran.out)
    assert_harmless(ran.err)
    assert "fault of agf" not in ran.err


@pytest.mark.parametrize("command", [["fmt"], ["fmt", "--check"], ["explain"], ["chek\x1b"], ["check", "--\x1b[31m"]])
def test_no_complaint_prints_what_acts_on_a_terminal(agf, command):
    ran = agf(*command, "\x1b[31m\u202e")
    assert ran.code == 2
    assert_harmless(ran.err)


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | texts,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(texts, inner, max_size=4),
    max_leaves=12,
)


@st.composite
def damaged(draw) -> bytes:
    """A genome in which a member was replaced by anything, or its bytes cut or changed."""
    document = json.loads(json.dumps(GENOME))
    holder = draw(
        st.sampled_from([document, document["agent"], document["germline"]["genes"][0], document["layers"][0]])
    )
    holder[draw(st.sampled_from(sorted(holder)))] = draw(json_values)
    data = json.dumps(document, ensure_ascii=draw(st.booleans())).encode("utf-8", "surrogatepass")
    return data[: draw(st.integers(0, len(data)))] if draw(st.booleans()) else data


@given(
    damaged() | st.binary(max_size=200), st.sampled_from(["check", "show", "compile", "digest", "fmt", "diff", "write"])
)
def test_no_file_breaks_a_command(data, command):
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "x.json")
        path.write_bytes(data)
        arguments = {"diff": ["diff", str(path), str(path)], "write": ["digest", "--write", str(path)]}
        out, err = io.TextIOWrapper(io.BytesIO()), io.StringIO()
        with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err), mock.patch.object(sys, "stdin", None):
            code = main(arguments.get(command, [command, str(path)]))
        written = out.buffer.getvalue().decode() if isinstance(out.buffer, io.BytesIO) else ""
    assert code in (0, 1, 2)
    assert "fault of agf" not in err.getvalue()
    assert_harmless(err.getvalue())
    if command != "fmt":
        assert_harmless(written)
