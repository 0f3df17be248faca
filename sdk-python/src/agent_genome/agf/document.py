"""A genome file in memory: the document as it was read, with typed access, its digest, and writing it back."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any, BinaryIO

from agent_genome.agf._spec import SCHEMA, STRATA, STRATUM_RANK, Stratum, definition
from agent_genome.agf.canonical import CanonicalizationError, canonical_bytes
from agent_genome.agf.checker import check, examine, without_canonical_form
from agent_genome.agf.digests import digest
from agent_genome.agf.errors import AgfError
from agent_genome.agf.files import read_bounded, write_whole
from agent_genome.agf.json_value import HasData, data_of, is_array, is_object
from agent_genome.agf.rules import PlacedGene, placed_genes
from agent_genome.agf.sealing import germline_identity, make_seal
from agent_genome.agf.verdict import Verdict

if TYPE_CHECKING:
    from agent_genome.agf.models import AgfDocument

__all__ = ["Document", "dumps", "loads", "read"]


class Document:
    """One agent's genome as AGF, valid when it was read.

    `data` is the whole JSON document as the file has it: unknown members are there, nothing was defaulted. Two
    documents are equal when they have the same canonical form, `integrity` included.
    """

    __hash__ = None  # type: ignore[assignment]  # the data may change

    def __init__(self, data: dict[str, Any]) -> None:
        self.data = data

    def __repr__(self) -> str:
        agent = self.data.get("agent")
        slug = agent.get("slug") if is_object(agent) else None
        return f"<agf.Document {slug!r} with {len(self.genes())} genes>"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Document):
            return NotImplemented
        try:
            return canonical_bytes(self.data) == canonical_bytes(other.data)
        except CanonicalizationError:
            return self.data == other.data

    @property
    def model(self) -> AgfDocument:
        """The document as a generated pydantic model; unknown members are in its `model_extra`."""
        from agent_genome.agf.models import AgfDocument

        return AgfDocument.model_validate(_whole_counts(self.data))

    def genes(self, stratum: str | None = None) -> tuple[PlacedGene, ...]:
        """Return the genes in file order, of all strata or of one."""
        return tuple(gene for gene in placed_genes(self.data) if stratum in (None, gene.stratum))

    def add(self, gene: Mapping[str, Any], *, stratum: Stratum) -> None:
        """Append a gene to its stratum; a layer that is not there yet is put in its place of precedence.

        The digest is another then: `write_digest()`. After a kernel gene `reseal()` comes first.

        Args:
            gene: what `gene()` returned, for example.
            stratum: `kernel` is the germline.

        Raises:
            ValueError: there is no such stratum.
        """
        if stratum not in STRATUM_RANK:
            raise ValueError(f"there is no stratum {stratum!r}; the strata are {', '.join(STRATA)}")
        if stratum == STRATA[0]:
            self.data["germline"]["genes"].append(dict(gene))
            return
        layers: list[dict[str, Any]] = self.data["layers"]
        ranks = [STRATUM_RANK.get(layer["stratum"], len(STRATUM_RANK)) for layer in layers]
        if STRATUM_RANK[stratum] in ranks:
            layers[ranks.index(STRATUM_RANK[stratum])]["genes"].append(dict(gene))
            return
        place = next((index for index, rank in enumerate(ranks) if rank > STRATUM_RANK[stratum]), len(layers))
        layers.insert(place, {"stratum": stratum, "genes": [dict(gene)]})

    @property
    def digest(self) -> str:
        """The digest of the document as it is now: 64 lower-case hexadecimal digits.

        Raises:
            CanonicalizationError: the document has no canonical form.
        """
        return digest(self.data)

    def check(self, *, importing: bool = False) -> Verdict:
        """Check the document as it is now (spec: checking.md).

        Never raises. A value that is no JSON, such as a set or NaN, is one problem at line 1, column 1.

        Args:
            importing: make the gene checks of an importer too, and fill in `findings` (spec: gene-checks.md).
        """
        try:
            canonical_bytes(self.data)
        except CanonicalizationError as error:
            verdict = without_canonical_form(error)
            return replace(verdict, findings=()) if importing else verdict
        return check(dumps(self.data), importing=importing)

    def verify(self) -> None:
        """Make sure that the document is valid as it is now, its digest included.

        Raises:
            AgfError: it is not.
        """
        verdict = self.check()
        if not verdict.valid:
            raise AgfError(verdict)

    def reseal(self, *, kid: str, key: bytes) -> None:
        """Write the identity hash and the seal of the germline as it is now; `write_digest()` comes after it.

        Args:
            kid: id of the key.
            key: the issuer's secret.

        Raises:
            CanonicalizationError: a gene has no canonical form.
        """
        germline = self.data["germline"]
        germline["seal"] = germline.get("seal", {}) | make_seal(germline["genes"], kid=kid, key=key)
        self.data["agent"]["identity_hash"] = germline_identity(germline["genes"])

    def write_digest(self) -> None:
        """Write the digest of the document as it is now into `integrity.sha256`.

        Raises:
            CanonicalizationError: the document has no canonical form.
        """
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


def _whole_counts(value: Any) -> Any:
    """Return a document whose evidence counts are integers: pydantic takes no larger double for one."""
    if is_object(value):
        return {
            name: int(member) if name == "evidence_count" and isinstance(member, float) else _whole_counts(member)
            for name, member in value.items()
        }
    return [_whole_counts(item) for item in value] if is_array(value) else value


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


def dumps(document: Mapping[str, Any] | HasData) -> bytes:
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
    return (json.dumps(_ordered(dict(data_of(document)), SCHEMA), indent=2, ensure_ascii=False) + "\n").encode(
        "utf-8", "surrogatepass"
    )


def _ordered(value: Any, schema: Mapping[str, Any]) -> Any:
    """Return a value with the members of each object in the order in which the schema names them."""
    if "$ref" in schema:
        schema = definition(schema["$ref"])
    if is_object(value):
        properties: Mapping[str, Any] = schema.get("properties", {})
        names = [name for name in properties if name in value] + [name for name in value if name not in properties]
        return {name: _ordered(value[name], properties.get(name, {})) for name in names}
    if is_array(value):
        return [_ordered(item, schema.get("items", {})) for item in value]
    return value
