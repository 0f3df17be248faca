"""What a document takes from others, `$value`, `$names`, `$column` and `$include`, put in its place."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from pipeline.json_value import is_array, is_object
from pipeline.pointers import child, follow, split
from pipeline.sources import MissingDocumentError, Source, SpecError

Reader = Callable[[str], Source]
KEYWORDS = ("$value", "$names", "$column", "$include")


def resolved(source: Source, read: Reader) -> Source:
    """Return the document with every such keyword replaced.

    `$value` is replaced by the value at a place such as `genome/selection.json#/budget/most`, `$names` by the names of
    the members there, `$column` (`...#/strata/*/name`) by one member of each item there, `$include` by a document
    that lies beside this one.
    """
    return Source(source.path, _resolve(source.data, read, f"{source.path}#", frozenset()), source.sha256)


def _resolve(node: Any, read: Reader, place: str, on_the_way: frozenset[str]) -> Any:
    if is_array(node):
        return [_resolve(item, read, child(place, index), on_the_way) for index, item in enumerate(node)]
    if not is_object(node):
        return node
    for keyword in KEYWORDS:
        if keyword in node:
            if len(node) > 1:
                raise SpecError(f"{place}: nothing may stand beside {keyword}")
            return _taken(keyword, node[keyword], read, place, on_the_way)
    return {name: _resolve(value, read, child(place, name), on_the_way) for name, value in node.items()}


def _taken(keyword: str, reference: Any, read: Reader, place: str, on_the_way: frozenset[str]) -> Any:
    if not isinstance(reference, str) or (keyword == "$include") == ("#" in reference):
        raise SpecError(f"{place}: {reference!r} is nothing that {keyword} can take")
    if reference in on_the_way:
        raise SpecError(f"{place}: {reference} leads back to itself")
    if keyword == "$include":
        path, pointer, column = split(reference, beside=place.partition("#")[0])[0], "", ""
    else:
        path, whole = split(reference)
        pointer, _, column = whole.partition("/*/") if keyword == "$column" else (whole, "", "")
    try:
        found = _resolve(follow(read(path).data, pointer), read, f"{path}#{pointer}", on_the_way | {reference})
        if keyword == "$column":
            return [item[column] for item in found]
    except (KeyError, MissingDocumentError, TypeError) as error:
        raise SpecError(f"{place}: there is no {reference}") from error
    if keyword == "$names" and not is_object(found):
        raise SpecError(f"{place}: {reference} is no object, so that it has no names")
    return list(found) if keyword == "$names" else found
