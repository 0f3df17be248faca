"""Which files a command line means."""

from __future__ import annotations

import os
from pathlib import Path

from agent_genome.cli.targets import Target, Unreadable, find


def paths(*given: str) -> list[str]:
    return [target.path for target in find(given).files]


def test_a_folder_means_the_json_files_in_it_and_below_it(workplace: Path):
    for name in ("d/a.json", "d/b.agf.json", "d/c.txt", "d/deep/er/d.json", "d/E.JSON"):
        (workplace / name).parent.mkdir(parents=True, exist_ok=True)
        (workplace / name).touch()
    assert paths("d") == ["d/E.JSON", "d/a.json", "d/b.agf.json", "d/deep/er/d.json"]


def test_names_that_start_with_a_dot_are_left_out_unless_named(workplace: Path):
    (workplace / ".hidden").mkdir()
    (workplace / ".hidden/a.json").touch()
    (workplace / ".b.json").touch()
    assert paths(".") == []
    assert paths(".hidden", ".b.json") == [".b.json", ".hidden/a.json"]


def test_the_paths_below_the_current_folder_have_no_prefix(workplace: Path):
    (workplace / "a.json").touch()
    assert paths(".") == ["a.json"]


def test_links_to_folders_are_not_followed_so_that_loops_end(workplace: Path):
    (workplace / "d").mkdir()
    (workplace / "d/loop.json").symlink_to(workplace / "d")
    (workplace / "d/a.json").touch()
    (workplace / "d/link.json").symlink_to("a.json")
    assert paths("d") == ["d/a.json", "d/link.json"]


def test_what_is_no_regular_file_is_passed_over_in_a_folder_and_kept_when_named(workplace: Path):
    (workplace / "d").mkdir()
    os.mkfifo(workplace / "d/pipe.json")
    (workplace / "d/null.json").symlink_to(os.devnull)
    assert paths("d") == []
    assert find(["d/pipe.json"]).files == [Target("d/pipe.json")]


def test_a_dangling_link_is_unreadable(workplace: Path):
    (workplace / "a.json").symlink_to("nowhere")
    assert find(["."]).unreadable == [Unreadable("a.json", "no such file or directory")]


def test_a_folder_that_cannot_be_listed_is_unreadable(workplace: Path, monkeypatch):
    (workplace / "d/closed").mkdir(parents=True)
    (workplace / "d/a.json").touch()
    real = os.scandir

    def scandir(path: str):
        if path == "d/closed":
            raise PermissionError(13, "Permission denied")
        return real(path)

    monkeypatch.setattr(os, "scandir", scandir)
    found = find(["d"])
    assert found.files == [Target("d/a.json", 0, named=False)]
    assert found.unreadable == [Unreadable("d/closed", "permission denied")]


def test_a_path_given_twice_counts_once_and_as_named(workplace: Path):
    (workplace / "d").mkdir()
    (workplace / "d/a.json").touch()
    assert find(["d", "d/a.json", "d"]).files == [Target("d/a.json", 0)]
    assert find(["d/a.json", "d"]).files == [Target("d/a.json", 0)]


def test_a_path_with_a_nul_is_unreadable():
    assert find(["a\0b"]).unreadable == [Unreadable("a\0b", "no path can hold a NUL")]


def test_a_name_that_is_no_utf_8_is_found_and_kept(workplace: Path):
    Path(os.fsdecode(b"d\xff.json")).touch()
    assert [os.fsencode(path) for path in paths(".")] == [b"d\xff.json"]
