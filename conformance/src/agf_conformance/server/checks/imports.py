"""Imports: a preview that writes nothing, one consent, and the way back. Provisional."""

from __future__ import annotations

from typing import Any

from agent_genome.agf import check
from agf_conformance.server._spec import OPERATIONS
from agf_conformance.server.expect import answered, collected, equal, refused, require
from agf_conformance.server.registry import makes
from agf_conformance.server.samples import body_of, gene, genome_file
from agf_conformance.server.scene import Scene

FILE = genome_file(gene("imported_tone", "Greet by the first name."), gene("imported_form", "Number the lines."))
OTHER = genome_file(gene("imported_other", "Sign with the name of the shop."))
RIVAL = genome_file(gene("imported_tone", "Greet by the family name."))
TEXT = "Address me by my nickname."
PERSONAL = genome_file(gene("imported_own", TEXT, source="customer_explicit"), stratum="user")
IDS = ["imported_form", "imported_tone"]


def _previewed(scene: Scene, agent: str, data: bytes = FILE) -> Any:
    return scene.have("import_preview", agent=agent, data=data)


def _consent(scene: Scene, agent: str, preview: Any, data: bytes = FILE, **how: Any) -> Any:
    headers = {"Import-Token": preview["token"]}
    return scene.ask("import_consent", agent=agent, import_id=preview["import_id"], data=data, headers=headers, **how)


def _ids(scene: Scene, agent: str) -> list[str]:
    genome = scene.have("get_genome", agent=agent)
    return sorted(item["id"] for stratum in genome["strata"] for item in stratum["genes"])


@makes("srv-import-not-offered")
def not_offered(scene: Scene) -> str:
    faults: list[str] = []
    provisional = [row.operation_id for row in OPERATIONS.values() if row.provisional]
    for name in provisional:
        how: dict[str, Any] = {"agent": scene.agent, "headers": {"Import-Token": "x"}}
        data = FILE if body_of(name) is None and name != "import_undo" else None
        answer = scene.ask(name, data=data, **how)
        if answer.code != "imports_not_offered":
            faults.append(str(answer))
        if scene.ask(name, data=data, key=None, **how).code != "missing_key":
            faults.append(f"{answer.request}: without a key, not missing_key")
    collected(faults, "answers that are not imports_not_offered after the key was checked")
    return f"{len(provisional)} operations are not offered"


@makes("srv-import-preview")
def preview(scene: Scene) -> str:
    agent = scene.register()
    before = scene.have_answer("get_genome", agent=agent)
    value = answered(scene.ask("import_preview", agent=agent, data=FILE))
    equal(sorted(item["gene"]["id"] for item in value["genes"]), IDS, "the preview does not show the genes of the file")
    after = scene.have_answer("get_genome", agent=agent)
    equal(before.value, after.value, "a preview changed the genome")
    return "shows what would be written, and writes nothing"


@makes("srv-import-consent")
def consent(scene: Scene) -> str:
    agent = scene.register()
    before = _ids(scene, agent)
    seen = _previewed(scene, agent)
    value = answered(_consent(scene, agent, seen))
    equal(sorted(value["genes"]), IDS, "consent did not write what the preview showed")
    equal(_ids(scene, agent), sorted([*before, *IDS]), "the genome does not have what consent wrote")
    return "writes what the preview showed"


@makes("srv-import-once")
def once(scene: Scene) -> str:
    agent = scene.register()
    seen, key = _previewed(scene, agent), scene.fresh("key")
    first = _consent(scene, agent, seen, idempotency=key)
    answered(first)
    genome = scene.have("get_genome", agent=agent)
    refused(_consent(scene, agent, seen), "import_already_applied", about="consent that is given again")
    again = _consent(scene, agent, seen, idempotency=key)
    equal(first.value, answered(again), "consent that is sent again with its key has another answer")
    equal(genome, scene.have("get_genome", agent=agent), "consent that was given again changed the genome")
    return "consent counts once"


@makes("srv-import-bytes")
def other_bytes(scene: Scene) -> str:
    agent = scene.register()
    seen = _previewed(scene, agent)
    before = _ids(scene, agent)
    refused(_consent(scene, agent, seen, OTHER), "token_other_file", about="consent with another file")
    refused(_consent(scene, agent, seen, FILE + b"\n"), "token_other_file", about="consent with one more byte")
    equal(before, _ids(scene, agent), "consent that was refused wrote something")
    return "consent takes the very bytes of the preview"


@makes("srv-import-token")
def token(scene: Scene) -> str:
    agent, other = scene.register(), scene.register()
    seen = _previewed(scene, agent)
    refused(_consent(scene, other, seen), "token_other_agent", about="the token of another agent")
    text: str = seen["token"]
    changed = {**seen, "token": text[:-2] + ("AA" if not text.endswith("AA") else "BB")}
    for about, forged in (("a token that was changed", changed), ("a text that is no token", {**seen, "token": "x"})):
        refused(_consent(scene, agent, forged), "token_invalid", about=about)
    wrong = {**seen, "import_id": "im_" + "0" * 16}
    refused(_consent(scene, agent, wrong), "import_unknown", about="an import_id that is not that of the token")
    return "a token is good for its file, its agent and its import alone"


@makes("srv-import-workspace")
def workspace(scene: Scene) -> str:
    agent = scene.register()
    scene.register(agent=agent, key=scene.keys.other)
    seen = _previewed(scene, agent)
    answer = _consent(scene, agent, seen, key=scene.keys.other)
    refused(answer, "token_invalid", about="the token of another workspace")
    return "a token is good in its workspace alone"


@makes("srv-import-outdated")
def outdated(scene: Scene) -> str:
    agent = scene.register()
    seen, rival = _previewed(scene, agent), _previewed(scene, agent, RIVAL)
    answered(_consent(scene, agent, rival, RIVAL))
    genome = scene.have("get_genome", agent=agent)
    refused(_consent(scene, agent, seen), "preview_outdated", about="consent after an id was taken")
    equal(genome, scene.have("get_genome", agent=agent), "consent that was refused changed the genome")
    return "consent to what was shown before a change is refused"


@makes("srv-import-invalid")
def invalid(scene: Scene) -> str:
    broken = FILE.replace(b"first name", b"last name")
    for about, data in (("another digest", broken), ("no AGF", b"{}"), ("no JSON", b"{"), ("an empty body", b"")):
        answer = scene.ask("import_preview", agent=scene.agent, data=data)
        refused(answer, "file_invalid", about=about)
        codes = [error.get("code") for error in answer.value.get("errors") or ()]
        wanted = [problem.code for problem in check(data).problems if problem.severity == "error"]
        missing = [code for code in wanted if code not in codes]
        require(not missing, f"{about}: the errors do not name {', '.join(missing)}, only {codes}")
    return "refused, with the codes of the check"


@makes("srv-import-personal")
def personal(scene: Scene) -> str:
    agent, subject = scene.register(), scene.fresh("person")
    asked = {"subject": subject}
    seen = scene.have("import_preview", agent=agent, data=PERSONAL, query=asked)
    answered(_consent(scene, agent, seen, PERSONAL, query=asked))
    for about, query, wanted in (
        ("its person", asked, True),
        ("nobody", {}, False),
        ("another person", {"subject": scene.fresh("person")}, False),
    ):
        for name in ("get_genome", "export_genome"):
            there = TEXT.encode() in scene.have_answer(name, agent=agent, query=query).data
            require(there == wanted, f"{name} for {about}: the personal gene is {'' if there else 'not '}there")
        there = "imported_own" in scene.compiled(agent, **query)["included"]
        require(there == wanted, f"compile for {about}: the personal gene is {'' if there else 'not '}there")
    for name in ("get_quality_genes", "get_quality_summary"):
        answer = scene.have_answer(name, agent=agent)
        require(b"imported_own" not in answer.data, f"{answer}: the personal gene is in a quality answer")
    if "erase-scope" in scene.declared.gates:
        answered(scene.ask("erase_subject", {"subject": subject}))
        answer = scene.have_answer("get_genome", agent=agent, query=asked)
        require(TEXT.encode() not in answer.data, f"{answer}: the personal gene of an erased person is still there")
    return "a personal gene is shown to its person alone"


@makes("srv-import-undo")
def undo(scene: Scene) -> str:
    agent = scene.register()
    before = _ids(scene, agent)
    seen = _previewed(scene, agent)
    refused(scene.ask("import_undo", agent=agent, import_id=seen["import_id"]), "import_unknown", about="never applied")
    scene_answer = _consent(scene, agent, seen)
    answered(scene_answer)
    value = answered(scene.ask("import_undo", agent=agent, import_id=seen["import_id"]))
    equal(sorted(value["genes"]), IDS, "undo does not name what it took back")
    equal(before, _ids(scene, agent), "after the undo the genome is not what it was")
    refused(scene.ask("import_undo", agent=agent, import_id=seen["import_id"]), "import_already_undone", about="again")
    return "takes the whole import back, once"
