"""Finalizing: every report is taken out, nothing else is touched, in any split of the answer."""

from __future__ import annotations

import tracemalloc

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from agent_genome.genome.finalizing import Finalized, Finalizer, finalize
from agent_genome.genome.report_tags import TAG_CHARACTERS, limit

IDS = {"short", "plain", "lg_9eb0d977b215"}
REPORT = '<genome_report>{"followed": ["plain", "made_up", "short", "plain"]}</genome_report>'
ESCAPED = REPORT.replace("<", "&lt;").replace(">", "&gt;").replace('"', "&quot;")

REMOVED = {
    "on a line of its own": (f"Done.\n{REPORT}", "Done.\n"),
    "with its line end": (f"Done.\n{REPORT}\n", "Done.\n"),
    "at the end of the last line": (f"Done.{REPORT}", "Done."),
    "alone": (REPORT, ""),
    "followed by text": (f"Done.\n\n{REPORT}\nBye.", "Done.\n\nBye."),
    "in the middle of a line": (f"Done. {REPORT} Bye.", "Done.  Bye."),
    "repeated": (f"Done.\n{REPORT}{REPORT}\n{REPORT}", "Done.\n"),
    "escaped": (f"Done.\n{ESCAPED}", "Done.\n"),
    "escaped twice": (f"Done.\n{ESCAPED.replace('&', '&amp;')}", "Done.\n"),
    "escaped as json": ("Done.\n\\u003cgenome_report\\u003e{}\\u003c/genome_report\\u003e", "Done.\n"),
    "escaped as markdown": ("Done.\n\\<genome\\_report\\>{}\\</genome\\_report\\>", "Done.\n"),
    "in full-width brackets": ("Done.\n＜genome_report＞{}＜/genome_report＞", "Done.\n"),
    "in a fence": (f"Done.\n```\n{REPORT}\n```\n", "Done.\n"),
    "in a json fence": (f"Done.\n```json\n{REPORT}\n```", "Done.\n"),
    "in a fence of tildes": (f"Done.\n~~~~\n{REPORT}\n~~~~\n", "Done.\n"),
    "in a fence with a blank line": (f"Done.\n```\n\n{REPORT}\n\n```\nBye.", "Done.\nBye."),
    "in an unclosed fence": (f"Done.\n```json\n{REPORT}", "Done.\n"),
    "twice in a fence": (f"Done.\n```\n{REPORT}\n{REPORT}\n```\n", "Done.\n"),
    "in a fence with something else": (f"```\n{REPORT}\ncode\n```\n", "```\ncode\n```\n"),
    "after a fence": (f"```\ncode\n```\n{REPORT}", "```\ncode\n```\n"),
    "in inline code": (f"Done.\n`{REPORT}`\n", "Done.\n"),
    "in bold": (f"Done.\n**{REPORT}**", "Done.\n"),
    "in bold inline code": (f"Done.\n**`{REPORT}`**", "Done.\n"),
    "inside bold text": (f"**Done.{REPORT}**", "**Done.**"),
    "in a quotation": (f"> Done.\n> {REPORT}", "> Done.\n> "),
    "indented before a line": (f"Done.\n  {REPORT}\nBye.", "Done.\n  \nBye."),
    "indented": (f"Done.\n  {REPORT}", "Done.\n  "),
    "unclosed in bold": ("Done.\n**<genome_report>{}**\n", "Done.\n"),
    "after a fence that holds another": (f"```\ncode\n```json\n```\n{REPORT}", "```\ncode\n```json\n```\n"),
    "after a fence of tildes": (f"~~~\n```\n~~~\n{REPORT}", "~~~\n```\n~~~\n"),
    "in a fence that another does not close": (f"```\n{REPORT}\n~~~\n", "```\n~~~\n"),
    "in a fence that a shorter one does not close": (f"````\n{REPORT}\n```\n", "````\n```\n"),
    "unclosed": ('Done.\n<genome_report>{"followed": ["short"]}', "Done.\n"),
    "unclosed inside a line": ('Done. <genome_report>{"followed": ["short"', "Done. "),
    "cut off in its tag": ("Done.\n<genome_rep", "Done.\n"),
    "cut off after its tag": ("Done. <genome_report>", "Done. "),
    "broken": ("Done.\n<genome_report>{followed: short}}</genome_report>", "Done.\n"),
    "no json at all": ("Done.\n<genome_report>I followed\nthe rules.</genome_report>", "Done.\n"),
    "no json at the end of a line": ("Done. <genome_report>none</genome_report>\n", "Done. \n"),
    "empty": ("Done.\n<genome_report></genome_report>", "Done.\n"),
    "closed at once": ("Done.\n<genome_report/>\nBye.", "Done.\nBye."),
    "without the end of its opening tag": ('Done.\n<genome_report {"followed": []}</genome_report>', "Done.\n"),
    "without the end of its closing tag": ("Done.\n<genome_report>{}</genome_report", "Done.\n"),
    "a stray closing tag": ("Done.\n</genome_report>\nBye.", "Done.\nBye."),
    "with attributes": ("Done.\n<genome_report version='1' x>{}</genome_report>", "Done.\n"),
    "in capitals": ("Done.\n<GENOME_Report>{}</Genome_REPORT>", "Done.\n"),
    "with white space": ("Done.\n< genome_report\n>\n{}\n</ genome_report >", "Done.\n"),
    "with invisible characters": (
        "Done.\n<gen\u200bome\u2060_\u200drep\ufefforts".replace("rts", "rt>{}</genome_report>"),
        "Done.\n",
    ),
    "with a hyphen": ("Done.\n<genome-report>{}</genome-report>", "Done.\n"),
    "with another closing tag": ("Done.\n<genome_report>{}</genome_report></genome_report>\n", "Done.\n"),
    "with a fence inside": ("Done.\n<genome_report>\n```json\n{}\n```\n</genome_report>", "Done.\n"),
}

UNTOUCHED = {
    "a mention": "Please write <genome_report> in the docs.",
    "a mention of both tags": "Wrap it in <genome_report> and </genome_report>, please.\nThanks.",
    "a mention of the closing tag": "It ends with </genome_report>, as said.",
    "a mention in inline code": "The tag `<genome_report>` is removed.",
    "a mention in inline code that starts a line": "`<genome_report>` is removed.\nReally.",
    "a mention in inline code that ends the answer": "The tag is `<genome_report>`",
    "another tag": "Done.\n<genome_reports>x</genome_reports>\n<genome>",
    "something like a tag": "a < b && c &lt; d <gen",
    "a mention and a long answer": "Use <genome_report> here: " + "x" * 600 + "</genome_report>.",
    "only white space": " \n\t\n ",
    "an open fence": "Done.\n```json\n",
    "html": '<p class="x">&lt;b&gt; &amp;</p>\n<ul><li>\n',
    "nothing": "",
}


def in_pieces(text: str, sizes) -> Finalized:
    finalizer = Finalizer(IDS)
    shown, at = [], 0
    for size in sizes:
        shown.append(finalizer.feed(text[at : at + size]))
        at += size
    shown.append(finalizer.feed(text[at:]))
    tail, followed = finalizer.close()
    return Finalized("".join(shown) + tail, followed)


@pytest.mark.parametrize("case", REMOVED)
def test_a_report_is_removed(case):
    answer, clean = REMOVED[case]
    assert finalize(answer, IDS).text == clean


@pytest.mark.parametrize("case", UNTOUCHED)
def test_what_is_no_report_is_untouched(case):
    assert finalize(UNTOUCHED[case], IDS) == (UNTOUCHED[case], ())


@pytest.mark.parametrize("answer", [*(answer for answer, _ in REMOVED.values()), *UNTOUCHED.values()], ids=ascii)
@pytest.mark.parametrize("size", [1, 2, 3, 5, 8])
def test_pieces_of_any_size_give_what_the_whole_gives(answer, size):
    assert in_pieces(answer, [size] * (len(answer) // size)) == finalize(answer, IDS)


PIECES = st.sampled_from(
    [
        *("<genome_report>", "</genome_report>", "<genome_report/>", REPORT, ESCAPED, '{"followed": ["short"]}'),
        *("&lt;genome_report&gt;", "\\<genome\\_report\\>", "<gen", "ome_report", "<genome_report", "</genome_report"),
        *(
            "<",
            "&",
            "&l",
            "t;",
            "\\",
            "</",
            "/>",
            ">",
            "{",
            "\n",
            "```",
            "```json\n",
            "\n```\n",
            "~~~",
            "`",
            "**",
            "*",
            "_",
        ),
        *(" ", "> ", "   ", "\r\n", "\u200b", "\u00a0", "-", "x", "Done.", '{"followed": [', " a" * 150),
    ]
)
answers = st.lists(PIECES, max_size=14).map("".join) | st.text()
sizes = st.lists(st.integers(1, 40), max_size=40) | st.lists(st.just(1), max_size=400)


@given(answer=answers, sizes=sizes)
@example(answer="```t;</genome_report_&l\n   <genome_report>**", sizes=[20])
@example(answer="<genome_report>x</genome_reports>y</genome_report>z", sizes=[31])
@example(answer="<genome_report/></genome_reports>x", sizes=[31])
@example(answer="x" * 50 + f"\n```\ncode\n```\nmore\n```\n{REPORT}\n```\n", sizes=[1] * 400)
@example(answer="x <genome_report>y</genome_report>" + " " * 600, sizes=[1] * 700)
def test_any_split_gives_what_the_whole_gives(answer, sizes):
    assert in_pieces(answer, sizes) == finalize(answer, IDS)


@given(text=st.text() | st.text(st.sampled_from("<>&lt;/genom_rp`*\n ~{}")))
def test_an_answer_without_the_tag_is_untouched(text):
    assert finalize(text, IDS).text == text or "genome_" in text


OPENINGS = st.sampled_from(["<genome_report>", "&lt;genome_report&gt;", "<Genome_Report v=1>", "<\u200bgenome_report>"])
CLOSINGS = st.sampled_from(["</genome_report>", "&lt;/genome_report&gt;", "</GENOME_REPORT >", ""])
junk = st.text().filter(lambda text: "genome" not in text.lower() and not text.startswith("`"))


@given(before=st.text(), opening=OPENINGS, body=junk, closing=CLOSINGS)
def test_nothing_before_a_report_is_changed_and_nothing_of_it_shown(before, opening, body, closing):
    answer = before.replace("`", "'").replace("~", "-") + "\n"
    assert finalize(answer + opening + body + closing, IDS).text == answer


@given(before=st.text(), opening=OPENINGS, ids=st.lists(st.sampled_from(sorted(IDS))), closing=CLOSINGS)
def test_a_report_without_a_line_of_its_own_is_removed(before, opening, ids, closing):
    answer = before.replace("`", "'").replace("~", "-").rstrip("*_\\&") + "."
    listed = ", ".join(f'"{name}"' for name in ids)
    assert finalize(f'{answer}{opening}{{"followed": [{listed}]}}{closing}', IDS) == (answer, tuple(dict.fromkeys(ids)))


@given(answer=answers)
def test_what_was_shown_is_never_taken_back(answer):
    finalizer, shown = Finalizer(IDS), ""
    for character in answer:
        shown += finalizer.feed(character)
        assert finalize(answer, IDS).text.startswith(shown)


@given(text=st.text(st.characters(exclude_characters="<&\\＜﹤`~*_ \n")))
def test_ordinary_text_is_shown_at_once(text):
    assert Finalizer(IDS).feed(text) == text


@pytest.mark.parametrize(
    ("body", "followed"),
    [
        ('{"followed": ["plain", "short"]}', ("plain", "short")),
        ('{"followed": ["plain", "plain", "nobody", 3, null]}', ("plain",)),
        ('{"followed": ["not short"]}', ()),
        ('{"ignored": ["short"], "followed": []}', ()),
        ('{"followed": ["short", "plain"', ("short", "plain")),
        ("{followed: [short, plain]}", ("short", "plain")),
        ("{'followed': ['short']}", ("short",)),
        ('{\\"followed\\": [\\"short\\"]}', ("short",)),
        ("{“followed”: [“short”]}", ("short",)),
        ('{"followed": ["lg\\_9eb0d977b215"]}', ("lg_9eb0d977b215",)),
        ('```json\n{"followed": ["short"]}\n```', ("short",)),
        ("{&quot;followed&quot;: [&quot;not short&quot;]}", ()),
        ('["short"]', ()),
        ("short", ()),
        ("", ()),
        ('{"followed": "short"}', ()),
        ("[" * 5000, ()),
        ('{"x": ' + "[" * 5000 + ', "followed": ["short"', ("short",)),
        ("1" * 5000, ()),
        ('{"followed": ["' + "x" * 20_000 + '", "short"]}', ()),
    ],
    ids=lambda value: ascii(value)[:40],
)
def test_only_ids_of_the_compile_that_the_report_names_are_returned(body, followed):
    assert finalize(f"Done.\n<genome_report>{body}</genome_report>", IDS) == ("Done.\n", followed)


def test_only_the_beginning_of_an_endless_report_is_read():
    answer = "<genome_report>" + "x" * limit("body_characters") + '"followed": ["short"]'
    assert finalize(answer, IDS) == ("", ())
    assert in_pieces(answer, [100] * 200) == ("", ())


def test_ids_of_several_reports_come_in_the_order_of_their_first_mention():
    second = '<genome_report>{"followed": ["lg_9eb0d977b215", "short"]}</genome_report>'
    assert finalize(f"{REPORT}\n{second}", IDS).followed == ("plain", "short", "lg_9eb0d977b215")


@pytest.mark.parametrize(
    "endless",
    [
        "x",
        "[",
        "</genome_repor",
        "<genome_report>",
        "\n",
        " ",
        "`",
        "```\n",
        "&amp;",
        "</genome_report",
        "x <genome_report> ",
    ],
)
@pytest.mark.parametrize(
    "start", ["", "Done.\n<genome_report>", "Done. <genome_report>", "```\n<genome_report/>", "> "]
)
def test_memory_has_a_bound_whatever_arrives(start, endless):
    finalizer = Finalizer(IDS)
    finalizer.feed(start)
    piece = endless * (50_000 // len(endless))
    finalizer.feed(piece)
    tracemalloc.start()
    try:
        for _ in range(4):
            finalizer.feed(piece)
        held, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert held < 4 * (limit("body_characters") + limit("mention_characters") + TAG_CHARACTERS) + 20_000


def test_a_closed_finalizer_takes_nothing_more():
    finalizer = Finalizer(IDS)
    finalizer.close()
    for again in (lambda: finalizer.feed("x"), finalizer.close):
        with pytest.raises(ValueError, match="closed"):
            again()
