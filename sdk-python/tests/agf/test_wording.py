"""Values of a file in messages: nothing acts on a terminal, and every version of Unicode says the same."""

from __future__ import annotations

import pytest

from agent_genome.agf.wording import safe


@pytest.mark.parametrize(
    "code", [0x1B, 0x202E, 0x2065, 0xFDD0, 0xFFFF, 0x13439, 0xE0FFF, 0x10FFFF], ids=lambda code: f"U+{code:04X}"
)
def test_a_character_that_is_not_seen_is_shown_as_an_escape(code: int) -> None:
    assert safe(chr(code)) == (f"\\u{code:04x}" if code < 0x10000 else f"\\u{{{code:x}}}")


def test_a_character_that_an_older_version_of_unicode_does_not_have_is_shown_as_it_is() -> None:
    assert safe("\U00031fc7\u0378") == "\U00031fc7\u0378"
