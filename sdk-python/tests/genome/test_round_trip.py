"""A section parses back to exactly what went in, and no text in it can be taken for structure."""

from __future__ import annotations

import re
import unicodedata
from xml.etree import ElementTree

import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from markdown_it import MarkdownIt
from section_subjects import HOSTILE, READABLE, outlines, texts

from agent_genome.genome._spec_dialects import DIALECTS
from agent_genome.genome.errors import GenomeError
from agent_genome.genome.outlining import Item, Note, Outline, Stratum
from agent_genome.genome.parsing import parse
from agent_genome.genome.rendering import render

every_dialect = pytest.mark.parametrize("dialect", DIALECTS)
every_hostile_text = pytest.mark.parametrize("text", HOSTILE, ids=ascii)
TAGGED = [name for name, row in DIALECTS.items() if row["escaping"] == "tagged"]


def everywhere(text: str) -> Outline:
    """Return an outline with a text in every part that holds text."""
    genes = Item(text, text, text, 0.55, text), Item("second", "style", text, 1)
    return Outline(text, text, 7, (Stratum("kernel", genes), Stratum("learned", genes)), (Note(text, text),) * 2)


def structure(section: str) -> list[list[str]]:
    """Return what a naive reader takes for structure: for each line, its first word and everything like a tag."""
    found = re.compile(r"</?[A-Za-z_!?]+|^\s*(?:[#>|=+*-]+|`{3,}|~{3,}|\[|[0-9]+[.)])")
    return [found.findall(line) for line in section.splitlines()]


@every_dialect
@given(outline=outlines())
def test_a_section_parses_back_to_exactly_what_went_in(dialect, outline):
    assert parse(render(outline, dialect), dialect) == outline


@every_dialect
@every_hostile_text
def test_a_hostile_text_comes_back_from_every_part_of_a_section(dialect, text):
    assert parse(render(everywhere(text), dialect), dialect) == everywhere(text)


@every_dialect
@given(text=texts())
def test_no_text_can_create_a_line_a_tag_a_heading_or_a_report(dialect, text):
    section, plain = render(everywhere(text), dialect), render(everywhere("plain"), dialect)
    assert structure(section) == structure(plain)
    fences = ("```", "~~~") if dialect == "gpt" else ()
    for word in ("</agent_genome>", "<genome_report", "</genome_report", *fences):
        assert section.count(word) == plain.count(word)


@every_dialect
@given(text=texts())
def test_a_reader_that_folds_look_alikes_finds_no_further_tag(dialect, text):
    section, plain = render(everywhere(text), dialect), render(everywhere("plain"), dialect)
    assert unicodedata.normalize("NFKC", section).count("<") == plain.count("<")


@every_dialect
@given(text=texts())
def test_nothing_in_a_section_hides_or_reorders(dialect, text):
    section = render(everywhere(text), dialect)
    hidden = {c for c in section if unicodedata.category(c) in ("Cc", "Cf", "Cs", "Zl", "Zp")}
    assert hidden <= {"\n", "\u200b", "\u200c", "\u200d"}
    assert not re.search("(?:^|[\x00-\xa8])[\u200b-\u200d\ufe0e\ufe0f]|[\u200b\u200c\u200d]{2}", section)


@every_dialect
@every_hostile_text
def test_every_section_can_be_encoded(dialect, text):
    assert render(everywhere(text), dialect).encode()


@every_dialect
@pytest.mark.parametrize("text", READABLE)
def test_ordinary_text_stays_as_it_is(dialect, text):
    assert text in render(Outline("a", "b", 1, (Stratum("org", (Item("gene", "style", text),)),)), dialect)


@pytest.mark.parametrize(
    ("text", "tagged", "gpt", "lines"),
    [
        ("a < b > c", "a &lt; b > c", "a &lt; b > c", "a &lt; b > c"),
        ("Q&A &lt; &", "Q&amp;A &amp;lt; &amp;", "Q&A &amp;lt; &", "Q&A &amp;lt; &"),
        ("x]]>y", "x]]&gt;y", "x]]>y", "x]]>y"),
        (" x ", " x ", "&#x20;x&#x20;", "&#x20;x&#x20;"),
        ("# x", "# x", "\\# x", "# x"),
        ("x # - + = > y", "x # - + = > y", "x # - + = > y", "x # - + = > y"),
        ("- x", "- x", "\\- x", "- x"),
        ("`x` *y* [z] a|b ~", "`x` *y* [z] a|b ~", "\\`x\\` \\*y\\* \\[z] a\\|b \\~", "`x` *y* [z] a|b ~"),
        ("a_b _c_ d\\e", "a_b _c_ d\\e", "a_b \\_c\\_ d\\\\e", "a_b _c_ d\\e"),
        ("a\nb\u2028c", "a&#xa;b&#x2028;c", "a&#xa;b&#x2028;c", "a&#xa;b&#x2028;c"),
        ("\uff1cb \ud800", "&#xff1c;b &#xd800;", "&#xff1c;b &#xd800;", "&#xff1c;b &#xd800;"),
        ("\u0338x", "&#x338;x", "\u0338x", "\u0338x"),
    ],
    ids=ascii,
)
def test_only_what_must_be_is_escaped(text, tagged, gpt, lines):
    outline = Outline("a", "b", 1, (Stratum("org", (Item("gene", "style", text),)),))
    assert f">{tagged}</gene>\n" in render(outline, "gemini")
    assert f" style: {gpt}\n" in render(outline, "gpt")
    assert f" style: {lines}\n" in render(outline, "open")


@pytest.mark.parametrize("dialect", ["gpt", "open"])
def test_an_ampersand_stays_where_it_starts_no_reference(dialect):
    section = render(everywhere("R&D, AT&T &c. & more; a&b"), dialect)
    assert ": R&D, AT&T &c. & more; a&b" in section


@pytest.mark.parametrize("dialect", TAGGED)
@given(text=texts() | st.text(st.characters(exclude_categories=["Cc", "Cs"])))
def test_an_xml_parser_reads_the_same_genes_from_a_tagged_section(dialect, text):
    legal = "".join(
        c for c in text if c in "\t\n\r" or "\x20" <= c <= "\ud7ff" or "\ue000" <= c <= "\ufffd" or c > "\uffff"
    )
    section = render(everywhere(legal), dialect)
    root = ElementTree.fromstring(section[: section.index("</agent_genome>") + len("</agent_genome>")])
    assert root.get("species") == legal
    assert [gene.text or "" for gene in root.iter("gene")] == [legal] * 4
    assert [gene.get("role_description") for gene in root.iter("gene")] == [legal, None] * 2
    assert [note.text or "" for note in root.iter("observation")] == [legal] * 2


@given(text=texts() | st.text(st.characters(exclude_categories=["Cc", "Cs"])))
@example(text=" x ")
@example(text="\u3000x\u3000")
def test_a_markdown_parser_reads_the_same_genes_from_a_gpt_section(text):
    # CommonMark gives U+FFFD for references to what is no character.
    legal = "".join(c for c in text if unicodedata.category(c) not in ("Cc", "Cs", "Cn"))
    genes = Item("first", "style", legal, 1), Item("second", "rule", legal)
    section = render(Outline("a", "b", 1, (Stratum("learned", genes),), (Note("edit", legal),)), "gpt")
    tokens = MarkdownIt("gfm-like", {"linkify": False}).parse(section)
    inlines = [token for token in tokens if token.type == "inline" and token.level == 3]
    read = [re.sub("^.*?: ?", "", "".join(part.content for part in token.children), count=1) for token in inlines]
    assert read == [legal] * 3
    assert {token.type for token in tokens} == {
        *("heading_open", "heading_close", "paragraph_open", "paragraph_close", "inline"),
        *("bullet_list_open", "bullet_list_close", "list_item_open", "list_item_close"),
    }


@pytest.mark.parametrize(
    "spoil",
    [
        lambda section: section + "\n",
        lambda section: section.replace("\n", "\r\n"),
        lambda section: section.replace("rule", "ru le"),
        lambda section: "\n".join(section.split("\n")[1:]),
        lambda section: "\n".join(section.split("\n")[:-1]),
        lambda section: section.replace('schema="1"', 'schema="2"'),
        lambda section: section.replace("</kernel_genes>\n", ""),
        lambda section: section.replace("kernel_genes>", "learned_genes>") + section,
        lambda section: section.replace("</agent_genome>", "<org_genes>\n</org_genes>\n</agent_genome>"),
        lambda section: section.replace("</agent_genome>", "<kernel_genes>\n</agent_genome>"),
        lambda section: "",
    ],
)
def test_what_is_no_section_is_refused_with_a_code(spoil):
    section = render(Outline("a", "b", 1, (Stratum("kernel", (Item("gene", "rule", "Text."),)),)), "gemini")
    with pytest.raises(GenomeError) as raised:
        parse(spoil(section), "gemini")
    assert raised.value.code == "not_a_section"
    assert raised.value.hint


@every_dialect
def test_a_section_of_another_dialect_is_refused(dialect):
    for other in DIALECTS:
        section = render(everywhere("x"), other)
        if DIALECTS[other]["head"] == DIALECTS[dialect]["head"]:
            assert parse(section, dialect) == everywhere("x")
        else:
            with pytest.raises(GenomeError):
                parse(section, dialect)
