"""A genome file in memory: the document as it was read, with typed access, its digest, and writing it back."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, BinaryIO

from agent_genome.agf._spec import SCHEMA
from agent_genome.agf.checker import check, examine
from agent_genome.agf.digests import digest
from agent_genome.agf.errors import AgfError
from agent_genome.agf.files import read_bounded, write_whole
from agent_genome.agf.json_value import is_array, is_object
from agent_genome.agf.problem import Verdict
from agent_genome.agf.rules import PlacedGene, placed_genes

if TYPE_CHECKING:
    from agent_genome.agf.models import AgfDocument

__all__ = ["Document", "dumps", "loads", "read"]


class Document:
    """One agent's genome as AGF, valid when it was read.

    `data` is the whole JSON document as the file has it: unknown members are there, nothing was defaulted.
    """

    def __init__(self, data: dict[str, Any]) -> None:
        self.data = data

    def __repr__(self) -> str:
        agent = self.data.get("agent")
        slug = agent.get("slug") if is_object(agent) else None
        return f"<agf.Document {slug!r} with {len(self.genes())} genes>"

    @property
    def model(self) -> AgfDocument:
        """The document as a generated pydantic model; unknown members are in its `model_extra`."""
        from agent_genome.agf.models import AgfDocument

        return AgfDocument.model_validate(self.data)

    def genes(self, stratum: str | None = None) -> tuple[PlacedGene, ...]:
        """Return the genes in file order, of all strata or of one."""
        return tuple(gene for gene in placed_genes(self.data) if stratum in (None, gene.stratum))

    @property
    def digest(self) -> str:
        """The digest of the document as it is now: 64 lower-case hexadecimal digits."""
        return digest(self.data)

    def check(self) -> Verdict:
        """Check the document as it is now (spec: checking.md)."""
        return check(dumps(self.data))

    def verify(self) -> None:
        """Make sure that the document is valid as it is now, its digest included.

        Raises:
            AgfError: it is not.
        """
        verdict = self.check()
        if not verdict.valid:
            raise AgfError(verdict)

    def sign(self) -> None:
        """Write the digest of the document as it is now into `integrity.sha256`."""
        integrity = self.data.get("integrity")
        kept = integrity if is_object(integrity) else {}
        self.data["integrity"] = kept | {"sha256": self.digest}

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write the document to a file, replacing it in one step.

        Raises:
            AgfError: the document is not valid as it is now; nothing is written.
            OSError: the file cannot be written.
        """
        self.verify()
        write_whole(path, dumps(self.data))


def loads(data: bytes | str, *, path: str = "-") -> Document:
    """Read a document from the bytes or the text of a file.

    Raises:
        AgfError: it is not valid AGF 1.x; the error holds the verdict.
    """
    verdict, document = examine(data.encode("utf-8", "surrogatepass") if isinstance(data, str) else data, path=path)
    if not verdict.valid:
        raise AgfError(verdict)
    return Document(document)


def read(source: str | os.PathLike[str] | BinaryIO) -> Document:
    """Read a document from a file, given by its path or opened in binary mode.

    No more than the limit `file_bytes` and one byte is read.

    Raises:
        AgfError: it is not valid AGF 1.x; the error holds the verdict.
        OSError: the file cannot be read.
    """
    path = os.fspath(source) if isinstance(source, (str, os.PathLike)) else "-"
    return loads(read_bounded(source), path=path)


def dumps(document: Mapping[str, Any]) -> bytes:
    """Return a document as text for people: two spaces, the members of AGF first and in the order of the spec.

    The order of items is kept, and so is every value: the digest stays the same.

    Example:
        >>> print(dumps({"kind": "genome", "agf": "1.0", "x": []}).decode(), end="")
        {
          "agf": "1.0",
          "kind": "genome",
          "x": []
        }
    """
    return (json.dumps(_ordered(dict(document), SCHEMA), indent=2, ensure_ascii=False) + "\n").encode(
        "utf-8", "surrogatepass"
    )


def _ordered(value: Any, schema: Mapping[str, Any]) -> Any:
    """Return a value with the members of each object in the order in which the schema names them."""
    if "$ref" in schema:
        schema = SCHEMA["$defs"][schema["$ref"].rpartition("/")[2]]
    if is_object(value):
        properties: Mapping[str, Any] = schema.get("properties", {})
        names = [name for name in properties if name in value] + [name for name in value if name not in properties]
        return {name: _ordered(value[name], properties.get(name, {})) for name in names}
    if is_array(value):
        return [_ordered(item, schema.get("items", {})) for item in value]
    return value
