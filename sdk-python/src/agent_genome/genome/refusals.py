"""What learning, erasure, export and import refuse: an error with a code of the catalogue and its details."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from agent_genome.genome._spec_learning import ERRORS
from agent_genome.genome.errors import GenomeError

__all__ = ["Detail", "EngineError", "refusal"]


@dataclass(frozen=True, slots=True)
class Detail:
    """One of several things that are wrong with a gene or a file.

    Attributes:
        code: a code of AGF or of the gene checks.
        pointer: JSON Pointer (RFC 6901) of the member, within the gene or the file.
        message: what is wrong.
        hint: how to mend it.
    """

    code: str
    pointer: str
    message: str
    hint: str


class EngineError(GenomeError):
    """A transition that is not made, for a reason that the caller can mend; the state stays as it was.

    Attributes:
        code: a code of spec/genome/learning.json.
        message: what is wrong; free of control characters.
        hint: what to do.
        details: more than one thing that is wrong, each with its place.
    """

    def __init__(self, code: str, message: str, hint: str, details: tuple[Detail, ...] = ()) -> None:
        super().__init__(code, message, hint)
        self.args = (code, message, hint, details)
        self.details = details


def refusal(code: str, *, details: tuple[Detail, ...] = (), **values: Any) -> EngineError:
    """Return the error of a code, its message filled in.

    Example:
        >>> refusal("gene_unknown", id='"tone"').message
        'There is no gene with the id "tone".'
    """
    row = ERRORS[code]
    return EngineError(code, row["message"].format(**values), row["hint"], details)
