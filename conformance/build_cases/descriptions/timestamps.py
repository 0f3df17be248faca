"""The pattern of `exported_at`, checked for real."""
# ruff: noqa: E501 - a table is read across

from __future__ import annotations

from build_cases.case import Case, invalid, valid
from build_cases.documents import changed, genome

__all__ = ["cases"]

REFUSED = [
    ("no-zone", "2026-10-13T09:00:00", "No zone", "Without a zone it names no moment."),
    ("date-only", "2026-10-13", "A date alone", "A date is no moment."),
    ("hour-24", "2026-10-13T24:00:00Z", "Hour 24", "ISO 8601 once knew it; RFC 3339 does not."),
    ("minute-60", "2026-10-13T09:60:00Z", "Minute 60", "An hour has 60 minutes."),
    ("second-60", "2026-12-31T23:59:60Z", "Second 60", "Languages disagree about leap seconds, so they are refused."),
    ("lower-case-t", "2026-10-13t09:00:00Z", "A lower-case t", "RFC 3339 allows it, many readers do not; it is refused."),
    ("lower-case-z", "2026-10-13T09:00:00z", "A lower-case z", "RFC 3339 allows it, many readers do not; it is refused."),
    ("space", "2026-10-13 09:00:00Z", "A space for the T", "RFC 3339 allows it, many readers do not; it is refused."),
    ("year-0", "0000-10-13T09:00:00Z", "Year 0000", "Several languages have no year 0."),
    ("year-0-leap", "0000-02-29T09:00:00Z", "29 February of year 0000", "Several languages have no year 0."),
    ("year-5-digits", "10000-01-01T00:00:00Z", "A year of five digits", "A year has four digits."),
    ("year-signed", "+2026-10-13T09:00:00Z", "A year with a sign", "A year has four digits."),
    ("month-0", "2026-00-13T09:00:00Z", "Month 00", "Months go from 01 to 12."),
    ("month-13", "2026-13-01T09:00:00Z", "Month 13", "Months go from 01 to 12."),
    ("day-0", "2026-10-00T09:00:00Z", "Day 00", "Days go from 01."),
    ("day-32", "2026-10-32T09:00:00Z", "Day 32", "No month has 32 days."),
    ("april-31", "2026-04-31T09:00:00Z", "31 April", "April has 30 days."),
    ("february-30", "2024-02-30T09:00:00Z", "30 February", "February has 29 days at most."),
    ("leap-1900", "1900-02-29T09:00:00Z", "29 February 1900", "A century is no leap year unless 400 divides it."),
    ("leap-2023", "2023-02-29T09:00:00Z", "29 February 2023", "2023 is no leap year."),
    ("leap-2100", "2100-02-29T09:00:00Z", "29 February 2100", "A century is no leap year unless 400 divides it."),
    ("offset-hour-24", "2026-10-13T09:00:00+24:00", "An offset of 24 hours", "Offsets stay under a day."),
    ("offset-minute-60", "2026-10-13T09:00:00+05:60", "An offset with minute 60", "An hour has 60 minutes."),
    ("offset-without-colon", "2026-10-13T09:00:00+0530", "An offset without a colon", "ISO 8601 allows it; RFC 3339 does not."),
    ("offset-hours-only", "2026-10-13T09:00:00+05", "An offset of hours alone", "ISO 8601 allows it; RFC 3339 does not."),
    ("offset-name", "2026-10-13T09:00:00 IST", "A zone by name", "Names are ambiguous."),
    ("offset-true-minus", "2026-10-13T09:00:00\u221205:30", "An offset with U+2212", "ISO 8601 allows the true minus; RFC 3339 does not."),
    ("no-seconds", "2026-10-13T09:00Z", "No seconds", "ISO 8601 allows it; RFC 3339 does not."),
    ("no-fraction-digits", "2026-10-13T09:00:00.Z", "A point without digits", "A fraction has digits."),
    ("comma", "2026-10-13T09:00:00,5Z", "A comma in the fraction", "ISO 8601 allows it; RFC 3339 does not."),
    ("basic-format", "20261013T090000Z", "No separators", "ISO 8601 allows it; RFC 3339 does not."),
    ("line-feed", "2026-10-13T09:00:00Z\n", "A line feed behind", "In some languages `$` matches before a final line feed."),
    ("arabic-digit", "٢026-10-13T09:00:00Z", "An Arabic digit", "In some languages `\\d` matches the digits of every script."),
    ("empty", "", "An empty time", "What a pattern rules has the wrong form, not the wrong length."),
]  # fmt: skip

TAKEN = [
    ("leap-2000", "2000-02-29T23:59:59Z", "29 February 2000", "400 divides 2000."),
    ("leap-2024", "2024-02-29T00:00:00+05:30", "29 February 2024", "4 divides 2024."),
    ("year-1", "0001-01-01T00:00:00Z", "Year 0001", "The first year there is."),
    ("year-4", "0004-02-29T00:00:00Z", "29 February 0004", "Leap years are reckoned back to the first."),
    ("year-9999", "9999-12-31T23:59:59Z", "Year 9999", "The last year of four digits."),
    ("fraction", "2026-10-13T09:00:00.123456789012345678901234567890Z", "A fraction of 30 digits", "A fraction may be longer than any clock needs."),
    ("offset-most", "2026-10-13T09:00:00.0-23:59", "An offset of -23:59", "Offsets go up to a minute under a day."),
    ("offset-minus-zero", "2026-10-13T09:00:00-00:00", "An offset of -00:00", "RFC 3339 lets it stand for an unknown local offset."),
]  # fmt: skip


def cases() -> list[Case]:
    """Return the cases of this module."""
    spec = "agf.md#formats"
    refused = [
        invalid(
            f"exported-at-{name}",
            title,
            why,
            ("bad_format", "/exported_at"),
            spec=spec,
            document=changed(genome(), {"/exported_at": value}),
        )
        for name, value, title, why in REFUSED
    ]
    taken = [
        valid(f"exported-at-{name}", title, why, spec=spec, document=changed(genome(), {"/exported_at": value}))
        for name, value, title, why in TAKEN
    ]
    return [*refused, *taken]
