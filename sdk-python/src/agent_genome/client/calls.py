"""The arguments of each operation -> its call, and what its answer means; all by the generated client."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, Generic, TypeAlias, TypedDict, TypeVar, cast

from agent_genome.client import _spec_rest as rest
from agent_genome.client import models
from agent_genome.client._spec import BASE_PATH, OPERATIONS, OperationId
from agent_genome.client.answers import as_file, as_model
from agent_genome.client.arguments import (
    check_optional_texts,
    check_optional_wholes,
    check_texts,
    mapping,
    members,
    wrong,
)
from agent_genome.client.errors import AgentGenomeError
from agent_genome.client.exported import ExportedGenome
from agent_genome.client.replies import Reply
from agent_genome.client.requests import Call

if TYPE_CHECKING:
    from agent_genome.agf import Document

__all__ = [
    "AgfFile",
    "Operation",
    "TaskFields",
    "compile_genome",
    "erase_subject",
    "export_genome",
    "finalize_output",
    "get_genome",
    "get_quality_genes",
    "get_quality_summary",
    "get_quality_trend",
    "import_consent",
    "import_preview",
    "import_undo",
    "record_outcome",
    "register_agent",
]

T = TypeVar("T")
AgfFile: TypeAlias = "bytes | Document | ExportedGenome"
_TASK: Final = 'a mapping, such as {"task_type": "invoice"}'
_STRATA: Final = 'a mapping of strata to lists of genes, such as {"kernel": [agf.gene(...)]}'
_GENE: Final = "a mapping, such as agf.gene(...) gives"
_SURROGATE = re.compile("[\ud800-\udfff]")


class TaskFields(TypedDict, total=False):
    """What a run is about; every member is optional.

    Attributes:
        task_type: what is to be done, such as `invoice`.
        category: the field that it is in.
        input_has: what the input holds, such as `table`.
        language: the language of the result, such as `en`.
        mode: how it is to be done.
    """

    task_type: str
    category: str
    input_has: Sequence[str]
    language: str
    mode: str


@dataclass(frozen=True, slots=True)
class Operation(Generic[T]):
    """A call and what its answer means."""

    call: Call
    parse: Callable[[Reply], T]


class _Body:
    """Stands for a generated model of a body, which would drop members that it does not know."""

    def __init__(self, members: Mapping[str, Any]) -> None:
        self._members = {name: value for name, value in members.items() if value is not None}

    def to_dict(self) -> dict[str, Any]:
        return self._members


def register_agent(
    agent_id: str,
    *,
    species: str,
    budget: int | None,
    dialect: models.Dialect | None,
    strata: Mapping[models.Stratum, Sequence[Mapping[str, Any]]] | None,
) -> Operation[models.Agent]:
    """See `client.genome.register_agent`."""
    check_texts(agent_id=agent_id, species=species)
    check_optional_texts(dialect=dialect)
    check_optional_wholes(budget=budget)
    layers = None if strata is None else _layers(strata)
    body = _body(agent_id=agent_id, species=species, budget=budget, dialect=dialect, strata=layers)
    return _operation("register_agent", rest.register_agent(body=body), as_model(models.Agent))


def get_genome(agent_id: str, *, subject: str | None) -> Operation[models.Genome]:
    """See `client.genome.get`."""
    check_optional_texts(subject=subject)
    asked = rest.get_genome(_segment("agent_id", agent_id), subject=_set(subject))
    return _operation("get_genome", asked, as_model(models.Genome))


def compile_genome(
    agent_id: str,
    *,
    task: TaskFields | None,
    dialect: models.Dialect | None,
    budget: int | None,
    subject: str | None,
) -> Operation[models.CompiledGenome]:
    """See `client.genome.compile`."""
    check_optional_texts(dialect=dialect, subject=subject)
    check_optional_wholes(budget=budget)
    given = None if task is None else {name: _as_list(value) for name, value in mapping("task", task, _TASK).items()}
    body = _body(task=given, dialect=dialect, budget=budget, subject=subject)
    asked = rest.compile_genome(_segment("agent_id", agent_id), body=body)
    return _operation("compile_genome", asked, as_model(models.CompiledGenome))


def finalize_output(agent_id: str, *, compile_id: str, text: str) -> Operation[models.FinalizedOutput]:
    """See `client.genome.finalize`."""
    check_texts(compile_id=compile_id, text=text)
    asked = rest.finalize_output(_segment("agent_id", agent_id), body=_body(compile_id=compile_id, text=text))
    return _operation("finalize_output", asked, as_model(models.FinalizedOutput))


def record_outcome(
    agent_id: str,
    *,
    result: models.OutcomeResult,
    compile_id: str | None,
    reference: str | None,
    subject: str | None,
    text: str | None,
    before: str | None,
    after: str | None,
) -> Operation[models.RecordedOutcome]:
    """See `client.genome.record_outcome`."""
    check_texts(result=result)
    check_optional_texts(
        compile_id=compile_id, reference=reference, subject=subject, text=text, before=before, after=after
    )
    body = _body(
        result=result,
        compile_id=compile_id,
        reference=reference,
        subject=subject,
        text=text,
        before=before,
        after=after,
    )
    asked = rest.record_outcome(_segment("agent_id", agent_id), body=body)
    return _operation("record_outcome", asked, as_model(models.RecordedOutcome))


def export_genome(
    agent_id: str, *, subject: str | None, provenance_mode: models.AgfProvenanceMode | None
) -> Operation[ExportedGenome]:
    """See `client.genome.export`."""
    check_optional_texts(subject=subject, provenance_mode=provenance_mode)
    asked = rest.export_genome(
        _segment("agent_id", agent_id), subject=_set(subject), provenance_mode=_set(provenance_mode)
    )
    return _operation("export_genome", asked, as_file)


def get_quality_summary(agent_id: str, *, days: int | None) -> Operation[models.QualitySummary]:
    """See `client.genome.quality_summary`."""
    check_optional_wholes(days=days)
    asked = rest.get_quality_summary(_segment("agent_id", agent_id), days=_set(days))
    return _operation("get_quality_summary", asked, as_model(models.QualitySummary))


def get_quality_genes(agent_id: str, *, days: int | None) -> Operation[models.QualityGenes]:
    """See `client.genome.quality_genes`."""
    check_optional_wholes(days=days)
    asked = rest.get_quality_genes(_segment("agent_id", agent_id), days=_set(days))
    return _operation("get_quality_genes", asked, as_model(models.QualityGenes))


def get_quality_trend(
    agent_id: str, *, days: int | None, interval: models.TrendInterval | None
) -> Operation[models.QualityTrend]:
    """See `client.genome.quality_trend`."""
    check_optional_texts(interval=interval)
    check_optional_wholes(days=days)
    asked = rest.get_quality_trend(_segment("agent_id", agent_id), days=_set(days), interval=_set(interval))
    return _operation("get_quality_trend", asked, as_model(models.QualityTrend))


def erase_subject(*, subject: str) -> Operation[models.Erasure]:
    """See `client.genome.erase_subject`."""
    check_texts(subject=subject)
    return _operation("erase_subject", rest.erase_subject(body=_body(subject=subject)), as_model(models.Erasure))


def import_preview(agent_id: str, *, file: AgfFile, subject: str | None) -> Operation[models.ImportPreview]:
    """See `client.genome.import_preview`."""
    check_optional_texts(subject=subject)
    asked = rest.import_preview(_segment("agent_id", agent_id), body=_file(file), subject=_set(subject))
    return _operation("import_preview", asked, as_model(models.ImportPreview))


def import_consent(
    agent_id: str, *, import_id: str, token: str, file: AgfFile, subject: str | None
) -> Operation[models.AppliedImport]:
    """See `client.genome.import_consent`."""
    check_texts(token=token)
    check_optional_texts(subject=subject)
    asked = rest.import_consent(
        _segment("agent_id", agent_id),
        _segment("import_id", import_id),
        body=_file(file),
        subject=_set(subject),
        import_token=token,
    )
    return _operation("import_consent", asked, as_model(models.AppliedImport))


def import_undo(agent_id: str, *, import_id: str) -> Operation[models.UndoneImport]:
    """See `client.genome.import_undo`."""
    asked = rest.import_undo(_segment("agent_id", agent_id), _segment("import_id", import_id))
    return _operation("import_undo", asked, as_model(models.UndoneImport))


def _operation(name: OperationId, asked: dict[str, Any], parse: Callable[[Reply], T]) -> Operation[T]:
    row = OPERATIONS[name]
    call = Call(
        method=row.method,
        path=BASE_PATH + asked["url"],
        query=asked.get("params", {}),
        body=asked.get("json", asked.get("content")),
        headers=asked["headers"],
        natural=row.idempotent == "natural",
        keyed=row.idempotent == "key",
        provisional=row.provisional,
    )
    return Operation(call, parse)


def _body(**members: Any) -> Any:
    return _Body(members)


def _layers(strata: Mapping[models.Stratum, Sequence[Mapping[str, Any]]]) -> list[dict[str, Any]]:
    layers: list[dict[str, Any]] = []
    for stratum, genes in mapping("strata", strata, _STRATA).items():
        place = f"strata[{stratum!r}]"
        checked = [
            dict(mapping(f"{place}[{number}]", gene, _GENE))
            for number, gene in enumerate(members(place, genes, "a list of genes"))
        ]
        layers.append({"stratum": stratum, "genes": checked})
    return layers


def _file(file: AgfFile) -> rest.File:
    given: Any = file
    if isinstance(given, ExportedGenome):
        return rest.File(payload=given.content)
    from agent_genome.agf import Document, dumps

    if isinstance(given, Document):
        return rest.File(payload=dumps(given))
    if not isinstance(given, (bytes, bytearray)):
        raise wrong("file", "its bytes, an agf.Document or what export() gave", given)
    return rest.File(payload=bytes(given))


def _segment(name: str, value: str) -> str:
    """Return an id that is to be one segment of the path; some would make another route of it."""
    check_texts(**{name: value})
    if value in ("", ".", "..") or _SURROGATE.search(value):
        raise AgentGenomeError(f"{name} cannot be {value!r}")
    return value


def _set(value: T | None) -> T:
    """Return a parameter as the generated client takes it, where None is left out."""
    return cast("T", rest.UNSET) if value is None else value


def _as_list(value: Any) -> Any:
    return list(cast("Sequence[Any]", value)) if isinstance(value, (tuple, set, frozenset)) else value
