"""What a document takes from others is put in its place, or refused with the place that asks for it."""

from __future__ import annotations

import pytest

from pipeline.sources import MissingDocumentError, Source, SpecError
from pipeline.values import resolved

DOCUMENTS = {
    "engine/data.json": {
        "most": 12,
        "kinds": {"a": 1, "b": 2},
        "rows": [{"name": "x"}, {"name": "y"}],
        "again": {"$value": "engine/data.json#/most"},
        "round": {"$value": "engine/data.json#/round"},
        "a/b": {"m~n": "escaped"},
    },
    "rest/part.yaml": {"limit": {"$value": "engine/data.json#/most"}},
}


def read(path: str) -> Source:
    if path not in DOCUMENTS:
        raise MissingDocumentError(path)
    return Source(path, DOCUMENTS[path], "")


@pytest.mark.parametrize(
    ("given", "put"),
    [
        ({"$value": "engine/data.json#/most"}, 12),
        ({"$value": "engine/data.json#/kinds"}, {"a": 1, "b": 2}),
        ({"$value": "engine/data.json#/rows/1/name"}, "y"),
        ({"$value": "engine/data.json#/a~1b/m~0n"}, "escaped"),
        ({"$value": "engine/data.json#/again"}, 12),
        ({"$names": "engine/data.json#/kinds"}, ["a", "b"]),
        ({"$column": "engine/data.json#/rows/*/name"}, ["x", "y"]),
        ({"$include": "part.yaml"}, {"limit": 12}),
        ([{"n": {"$value": "engine/data.json#/most"}}], [{"n": 12}]),
    ],
)
def test_a_keyword_is_replaced_by_what_it_names(given, put) -> None:
    assert resolved(Source("rest/api.yaml", {"here": given}, ""), read).data == {"here": put}


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"$value": "engine/data.json#/least"}, "there is no engine/data.json#/least"),
        ({"$value": "engine/data.json#/rows/2"}, "there is no engine/data.json#/rows/2"),
        ({"$value": "engine/data.json#most"}, "there is no engine/data.json#most"),
        ({"$value": "engine/none.json#/most"}, "there is no engine/none.json#/most"),
        ({"$value": "engine/data.json"}, "'engine/data.json' is nothing that \\$value can take"),
        ({"$value": 12}, "12 is nothing that \\$value can take"),
        ({"$value": "engine/data.json#/most", "more": 1}, "nothing may stand beside \\$value"),
        ({"$value": "engine/data.json#/round"}, "leads back to itself"),
        ({"$names": "engine/data.json#/most"}, "is no object"),
        ({"$column": "engine/data.json#/rows/*/title"}, "there is no engine/data.json#/rows/\\*/title"),
        ({"$column": "engine/data.json#/most/*/title"}, "there is no engine/data.json#/most/\\*/title"),
        ({"$include": "none.yaml"}, "there is no none.yaml"),
    ],
)
def test_what_names_nothing_is_refused_with_its_place(given, said: str) -> None:
    with pytest.raises(SpecError, match=said) as refused:
        resolved(Source("rest/api.yaml", {"paths": {"/a": given}}, ""), read)
    assert ": " in str(refused.value)
    assert str(refused.value).startswith(("rest/api.yaml#/paths/~1a", "engine/data.json#/round"))
