"""Media types, content codings and what a client accepts."""

from __future__ import annotations

import gzip
import json

from agf_conformance.server.caller import JSON
from agf_conformance.server.expect import answered, refused, require
from agf_conformance.server.registry import makes
from agf_conformance.server.samples import JSON_OPERATIONS, body_of
from agf_conformance.server.scene import Scene


@makes("srv-content-type")
def content_type(scene: Scene) -> str:
    for name in JSON_OPERATIONS:
        data = json.dumps(body_of(name)).encode()
        for media_type in ("text/plain", "application/x-www-form-urlencoded", "application/xml", ""):
            answer = scene.ask(name, agent=scene.agent, data=data, headers={"Content-Type": media_type})
            refused(answer, "unsupported_media_type", about=media_type or "no Content-Type")
    return "another media type is refused"


@makes("srv-content-type-utf8")
def utf8(scene: Scene) -> str:
    for media_type in (JSON, f"{JSON}; charset=utf-8", f'{JSON};charset="UTF-8"', "Application/JSON"):
        answer = scene.ask("compile_genome", {}, agent=scene.agent, headers={"Content-Type": media_type})
        answered(answer, about=media_type)
    return "application/json is taken in each way to write it"


@makes("srv-content-coding")
def coding(scene: Scene) -> str:
    for name, data in (("gzip", gzip.compress(b"{}")), ("br", b"{}"), ("deflate", b"{}")):
        answer = scene.ask("compile_genome", agent=scene.agent, data=data, headers={"Content-Encoding": name})
        refused(answer, "unsupported_media_type", about=f"Content-Encoding: {name}")
    return "a content coding is refused"


@makes("srv-accept-refused")
def not_acceptable(scene: Scene) -> str:
    for accept in ("text/html", "application/xml", "text/*;q=0.9, image/png", f"{JSON};q=0"):
        answer = scene.ask("get_genome", agent=scene.agent, headers={"Accept": accept})
        refused(answer, "not_acceptable", about=f"Accept: {accept}")
    return "refused"


@makes("srv-accept-ranges")
def ranges(scene: Scene) -> str:
    for accept in ("*/*", "application/*", f"text/html, {JSON};q=0.5", "text/html, */*;q=0.1", JSON):
        answer = scene.ask("get_genome", agent=scene.agent, headers={"Accept": accept})
        answered(answer, about=f"Accept: {accept}")
        require(answer.media_type == JSON, f"Accept: {accept}: the answer is {answer.media_type or 'of no media type'}")
    return "every range that holds application/json is taken"
