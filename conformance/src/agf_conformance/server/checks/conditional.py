"""Reads that the client has a copy of."""

from __future__ import annotations

from agf_conformance.server.contract import reads
from agf_conformance.server.expect import answered, quoted, require
from agf_conformance.server.registry import makes
from agf_conformance.server.scene import Scene


@makes("srv-etag-there")
def there(scene: Scene) -> str:
    for name in reads():
        answer = scene.have_answer(name, agent=scene.agent)
        tag = answer.headers.get("etag", "")
        require(_is_tag(tag), f"{answer}: ETag is {quoted(tag)}")
    return f"{len(reads())} reads carry an ETag"


@makes("srv-etag-304")
def not_modified(scene: Scene) -> str:
    agent = scene.register()
    for name in reads():
        tag = scene.have_answer(name, agent=agent).headers.get("etag", "")
        if not _is_tag(tag):
            continue
        strong = tag.removeprefix("W/")
        for held in (tag, f"W/{strong}", strong, f'"agfc", {tag}', "*"):
            answer = scene.ask(name, agent=agent, headers={"If-None-Match": held})
            require(answer.status == 304, f"{answer}, not 304, with If-None-Match: {held}")
            require(not answer.data, f"{answer}: the answer has a body")
            require(answer.headers.get("etag"), f"{answer}: the answer has no ETag")
    return "304 without a body"


@makes("srv-etag-other")
def other(scene: Scene) -> str:
    for name in reads():
        tag = scene.have_answer(name, agent=scene.agent).headers.get("etag", '"x"')
        for held in ('"agfc-other"', 'W/"agfc-other"', f'"x{tag.removeprefix("W/")[1:]}'):
            answered(scene.ask(name, agent=scene.agent, headers={"If-None-Match": held}), 200, about=held)
    return "another tag is answered in full"


@makes("srv-etag-changes")
def changes(scene: Scene) -> str:
    agent = scene.register()
    before = scene.have_answer("get_genome", agent=agent).headers.get("etag", "")
    summary = scene.have_answer("get_quality_summary", agent=agent).headers.get("etag", "")
    scene.said(agent, "Write shorter sentences.")
    for name, tag in (("get_genome", before), ("get_quality_summary", summary)):
        answer = scene.ask(name, agent=agent, headers={"If-None-Match": tag})
        require(answer.status == 200, f"{answer} though the genome changed since")
        require(answer.headers.get("etag") != tag, f"{answer}: the ETag is that of before the change")
    return "a change gives another ETag"


@makes("srv-etag-export")
def export(scene: Scene) -> str:
    tags = [scene.have_answer("export_genome", agent=scene.agent).headers.get("etag", "") for _ in range(2)]
    require(tags[0].startswith('W/"'), f"the ETag of an export is not weak: {quoted(tags[0])}")
    require(tags[0] == tags[1], "two exports of one genome have two ETags")
    return "weak, and the same for the same genome"


def _is_tag(tag: str) -> bool:
    text = tag.removeprefix("W/")
    return len(text) >= 2 and text.startswith('"') and text.endswith('"') and '"' not in text[1:-1]
