"""The file that an export gives, with the bytes as they came, so that its digest holds."""

from __future__ import annotations

import os
from functools import cached_property
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from agent_genome.agf import Document, PlacedGene

__all__ = ["ExportedGenome"]


class ExportedGenome:
    """A genome as an AGF file.

    Attributes:
        content: the bytes of the file.
        etag: what `If-None-Match` takes the next time, or None.

    Example:
        ```python
        file = client.genome.export("bill-banao")
        file.verify()
        file.save("bill-banao.agf.json")
        print([gene.id for gene in file.genes])
        ```
    """

    def __init__(self, content: bytes, *, etag: str | None = None) -> None:
        self.content = content
        self.etag = etag

    def __repr__(self) -> str:
        return f"<ExportedGenome of {len(self.content)} bytes>"

    @cached_property
    def document(self) -> Document:
        """The file as `agf.Document`.

        Raises:
            AgfError: it is not valid AGF 1.x; the error holds the verdict.
        """
        from agent_genome.agf import loads

        return loads(self.content)

    @property
    def genes(self) -> tuple[PlacedGene, ...]:
        """The genes of all strata, in file order.

        Raises:
            AgfError: the file is not valid AGF 1.x; the error holds the verdict.
        """
        return self.document.genes()

    def verify(self) -> None:
        """Make sure that the file is valid AGF, its digest included.

        Raises:
            AgfError: it is not; the error holds the verdict.
        """
        from agent_genome.agf import AgfError, check

        verdict = check(self.content)
        if not verdict.valid:
            raise AgfError(verdict)

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write the file as it came, replacing what is there in one step.

        Raises:
            AgfError: it is not valid AGF 1.x; nothing is written.
            OSError: the file cannot be written.
        """
        from agent_genome.agf.files import write_whole

        self.verify()
        write_whole(path, self.content)
