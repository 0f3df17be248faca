"""The stage `bytes`: size, UTF-8, byte order marks."""

from __future__ import annotations

import codecs

from build_cases.case import Case, invalid, valid
from build_cases.descriptions.frozen import at_the_limits
from build_cases.documents import SAMPLE_BYTES, changed, sample, sealed
from build_cases.limits import MAX_FILE_BYTES
from build_cases.text import write

__all__ = ["cases"]


def cases() -> list[Case]:
    """Return the cases of this module."""
    return [*_sizes(), *_utf8(), *_marks()]


def _sizes() -> list[Case]:
    return [
        valid(
            "size-at-limit",
            "The sample, filled up with white space to the limit",
            "Bytes are counted, white space included, and the limit itself is allowed.",
            spec="agf.md#file-size",
            data=SAMPLE_BYTES.ljust(MAX_FILE_BYTES),
        ),
        invalid(
            "size-one-beyond",
            "One byte more than the limit",
            "The byte too many is white space, so only counting bytes finds it.",
            ("file_too_large", ""),
            spec="agf.md#file-size",
            data=SAMPLE_BYTES.ljust(MAX_FILE_BYTES + 1),
        ),
        invalid(
            "size-before-syntax",
            "A genome of the limit's size with garbage behind it",
            "Size is decided first: a large file is refused unread, whatever it holds.",
            ("file_too_large", ""),
            spec="checking.md#stages",
            data=at_the_limits(MAX_FILE_BYTES) + "}",
        ),
    ]


def _utf8() -> list[Case]:
    species = b"Bill Banao"
    table = [
        ("not-utf8", b"\xff", "A byte that UTF-8 never uses", "A reader that replaces bad bytes digests another text."),
        ("not-utf8-latin-1", b"Caf\xe9", "Latin-1 text", "Latin-1 is what old tools write; its bytes are no UTF-8."),
        ("not-utf8-overlong", b"\xc0\xaf", "An overlong form of `/`", "Overlong forms hide characters from filters."),
        ("not-utf8-surrogates", b"\xed\xa0\xbd\xed\xb8\x80", "A surrogate pair in CESU-8", "Surrogates have no UTF-8."),
        ("not-utf8-beyond", b"\xf4\x90\x80\x80", "A code point beyond U+10FFFF", "Unicode ends at U+10FFFF."),
        ("not-utf8-lone-tail", b"\x80", "A continuation byte with nothing to continue", "It stands for no character."),
    ]
    return [
        *(
            invalid(
                case_id,
                title,
                why,
                ("not_utf8", ""),
                spec="agf.md#encoding",
                data=SAMPLE_BYTES.replace(b'"' + species, b'"' + bad, 1),
            )
            for case_id, bad, title, why in table
        ),
        invalid(
            "not-utf8-cut",
            "The file ends inside a character",
            "A cut file can end anywhere, also between two bytes of one character.",
            ("not_utf8", ""),
            spec="agf.md#encoding",
            data=SAMPLE_BYTES + "é".encode()[:1],
        ),
    ]


def _marks() -> list[Case]:
    text = SAMPLE_BYTES.decode()
    utf16 = "UTF-16 was never allowed in AGF, with a mark or without."
    inner = changed(sample(), {"/agent/species": "\ufeffBill Banao"})
    return [
        invalid(
            "byte-order-mark",
            "The sample with a UTF-8 byte order mark",
            "Some editors add a mark; the same document would then have two forms.",
            ("byte_order_mark", ""),
            spec="agf.md#encoding",
            data=codecs.BOM_UTF8 + SAMPLE_BYTES,
        ),
        invalid(
            "byte-order-mark-alone",
            "Nothing but a byte order mark",
            "The mark is named before the missing document is.",
            ("byte_order_mark", ""),
            spec="agf.md#encoding",
            data=codecs.BOM_UTF8,
        ),
        invalid(
            "byte-order-mark-then-latin-1",
            "A byte order mark, and Latin-1 text further on",
            "The mark is named only when all bytes are UTF-8: without it the file would still be none.",
            ("not_utf8", ""),
            spec="agf.md#encoding",
            data=codecs.BOM_UTF8 + SAMPLE_BYTES.replace(b"Bill Banao", b"Caf\xe9", 1),
        ),
        invalid(
            "byte-order-mark-late",
            "U+FEFF after white space",
            "Only at the start is it a mark; here it is a character that no JSON token starts with.",
            ("not_json", ""),
            spec="agf.md#json",
            data=" \ufeff" + text,
        ),
        valid(
            "byte-order-mark-in-text",
            "U+FEFF inside a string",
            "Inside a string it is a character like any other and is digested.",
            spec="agf.md#encoding",
            data=write(sealed(inner)) + "\n",
        ),
        invalid(
            "utf16-little-endian",
            "UTF-16, little-endian, with its mark",
            utf16,
            ("not_utf8", ""),
            spec="agf.md#encoding",
            data=codecs.BOM_UTF16_LE + text.encode("utf-16-le"),
        ),
        invalid(
            "utf16-big-endian",
            "UTF-16, big-endian, with its mark",
            utf16,
            ("not_utf8", ""),
            spec="agf.md#encoding",
            data=codecs.BOM_UTF16_BE + text.encode("utf-16-be"),
        ),
        invalid(
            "utf32-little-endian",
            "UTF-32, little-endian, with its mark",
            "The UTF-32 mark starts like the UTF-16 one and is no UTF-8 either.",
            ("not_utf8", ""),
            spec="agf.md#encoding",
            data=codecs.BOM_UTF32_LE + text.encode("utf-32-le"),
        ),
        invalid(
            "utf16-without-mark",
            "UTF-16 without a mark",
            "These bytes are UTF-8 by accident, with a NUL after each letter: no JSON. Readers must not guess.",
            ("not_json", ""),
            spec="agf.md#json",
            data=text.encode("utf-16-le"),
        ),
    ]
