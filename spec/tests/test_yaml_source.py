"""A YAML source is JSON data with comments, and nothing beyond."""

from __future__ import annotations

from pathlib import Path

import pytest

from pipeline.sources import SpecError
from pipeline.yaml_source import read_yaml


def test_a_yaml_source_is_read_as_json_data(tmp_path: Path) -> None:
    (tmp_path / "a.yaml").write_text('# why\nname: no\n"200": [1, 2.5, true, null]\n')
    assert read_yaml(tmp_path, "a.yaml").data == {"name": "no", "200": [1, 2.5, True, None]}


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("a: 1\nb: 2\na: 3\n", "a.yaml: .*duplicate key"),
        ("responses:\n  200: fine\n", "a.yaml#/responses: the member name 200 is no string"),
        ("a:\n  - 2026-10-13\n", "a.yaml#/a/0: .* is no JSON value"),
        ("a: !!python/name:os.system\n", "a.yaml: "),
        ("a: [\n", "a.yaml: "),
    ],
)
def test_what_json_does_not_have_is_refused(tmp_path: Path, text: str, said: str) -> None:
    (tmp_path / "a.yaml").write_text(text)
    with pytest.raises(SpecError, match=f"(?s){said}"):
        read_yaml(tmp_path, "a.yaml")


def test_a_source_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(SpecError, match=r"rest/a\.yaml: there is no such document"):
        read_yaml(tmp_path, "rest/a.yaml")
