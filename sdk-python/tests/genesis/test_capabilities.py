"""Files of capabilities: what they allow, and every fault of their structure."""

from __future__ import annotations

import contextlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from agent_genome.genesis.capabilities import ReadError, allowed_operations


@pytest.mark.parametrize(
    ("text", "allowed"),
    [
        ("", []),
        ('allow = ["a/b::c", "a/b::c", "x"]', ["a/b::c", "x"]),
        ('[op."a/b::c"]', ["a/b::c"]),
        ('[op."a/b::c"]\ntimeout_ms = 5', ["a/b::c"]),
        ('[op."a/b::c"]\nallow = true', ["a/b::c"]),
        ('[op."a/b::c"]\nallow = "no"', ["a/b::c"]),
        ('[op."a/b::c"]\nallow = 0', ["a/b::c"]),
        ('[op."a/b::c"]\nallow = false', []),
        ('allow = ["a/b::c", "a/b::d"]\n[op."a/b::c"]\nallow = false', ["a/b::d"]),
        ('allow = ["a/b-low::c"]', ["a/b-low::c"]),
        ('allow = ["a/b::*"]', ["a/b::*"]),
        ("version = 7\n[log]\ninline_max_bytes = -1\n[store]\nmax_run_bytes = -5\n[refs]\nany = 'x'", []),
        ("[runtime]\nmax_effect_ops = 0\n[task]\ndefault_workers = 1\nmax_tasks = 0", []),
        ("[log]\nunknown = 'x'\n[task]\nunknown = -1", []),
    ],
)
def test_operations_are_allowed_by_their_exact_names(text, allowed):
    assert sorted(allowed_operations(text.encode())) == allowed


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("allow = [", "it is not TOML"),
        ("a = 1\na = 2", "it is not TOML"),
        ("\ufeffversion = 1", "it is not TOML"),
        (b"\xff", "it is not UTF-8"),
        ("x = 1", "unknown key x"),
        ("version = '1'", "version is not an integer"),
        ("version = true", "version is not an integer"),
        ("version = 1.0", "version is not an integer"),
        ("allow = 'a/b::c'", "allow is not an array of strings"),
        ("allow = {}", "allow is not an array of strings"),
        ("allow = ['a', 1]", "allow is not an array of strings"),
        *((f"{name} = 1", f"{name} is not a table") for name in ("log", "op", "refs", "runtime", "store", "task")),
        ("[op]\nx = 1", "op.x is not a table"),
        ("[op.x]\ntimeout_ms = '1'", "op.x.timeout_ms is not an integer"),
        ("[op.x]\nlog_inline_max_bytes = 1.5", "op.x.log_inline_max_bytes is not an integer"),
        *(
            (f"[{table}]\n{member} = 'x'", f"{table}.{member} is not an integer")
            for table, members in {
                "log": ("inline_max_bytes", "max_artifact_bytes_per_run"),
                "store": ("max_run_bytes",),
                "runtime": (
                    *("max_effect_ops", "max_payload_bytes_per_op", "max_payload_bytes_per_run"),
                    *("max_response_bytes_per_op", "max_response_bytes_per_run"),
                ),
                "task": (
                    *("default_workers", "max_tasks", "max_workers", "max_queue", "max_steps_per_task"),
                    "max_time_ms_per_task",
                ),
            }.items()
            for member in members
        ),
        ("[runtime]\nmax_effect_ops = -1", "runtime.max_effect_ops is negative"),
        ("[task]\nmax_queue = -1", "task.max_queue is negative"),
        ("[task]\ndefault_workers = 0", "task.default_workers is less than 1"),
        (f"allow = {['a'] * 4097}", "more than 4096 operations"),
        ("\n".join(f"[op.a{number}]" for number in range(4097)), "more than 4096 operations"),
        ("x = " + "[" * 5000, "it nests too deeply"),
        (f"{'a.' * 32}a = 1", "a key has more than 32 parts"),
        (f"[{'a.' * 100_000}a]", "a key has more than 32 parts"),
        ("[" + '"a" . ' * 100_000 + "a]", "a key has more than 32 parts"),
        ('x = {a = """b"""", ' + "a." * 100_000 + "a = 1}", "a key has more than 32 parts"),
        ('x = "\\\\"\n' + "a." * 100_000 + "a = 1", "a key has more than 32 parts"),
        ("x = '\\'\n" + "a." * 100_000 + "a = 1", "a key has more than 32 parts"),
        ('x = "' + '\\" ' * 200_000 + '"', "unknown key x"),
        ('x = "' + '\\" ' * 200_000, "it is not TOML"),
        (' \\"' * 200_000 + "\\\n", "it is not TOML"),
        ('"""\\' * 200_000, "it is not TOML"),
    ],
    ids=lambda value: value[:30] if isinstance(value, str) else "bytes",
)
def test_every_fault_of_the_structure_is_told(text, said):
    with pytest.raises(ReadError) as raised:
        allowed_operations(text if isinstance(text, bytes) else text.encode())
    assert said in str(raised.value)


def test_the_most_entries_and_parts_are_allowed():
    assert len(allowed_operations(f"allow = {[f'a{number}' for number in range(4096)]}".encode())) == 4096
    assert allowed_operations(f"[log]\n{'a.' * 31}a = 1".encode()) == frozenset()


@pytest.mark.parametrize(
    "text",
    [
        "# {}",
        "[log]\nx = ' {}'",
        '[log]\nx = "\\" {}"',
        '[log]\nx = """\n{}\n"""',
        "[log]\nx = '''\n{}'''",
        '[log]\nx = """""{}"""',
    ],
)
def test_a_string_or_a_comment_is_no_key(text):
    assert allowed_operations(text.format("a." * 100 + "a").encode()) == frozenset()


@given(st.binary(max_size=60) | st.text("[]{}=.\"'\n allowop1", max_size=60).map(str.encode))
def test_any_bytes_are_read_or_refused(data):
    with contextlib.suppress(ReadError):
        assert all(isinstance(operation, str) for operation in allowed_operations(data))
