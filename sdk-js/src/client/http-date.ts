/** The three forms of an HTTP date (RFC 9110, 5.6.7); `Date.parse` takes much more. */

const TIME = "(?<hour>[0-9]{2}):(?<minute>[0-9]{2}):(?<second>[0-9]{2})";
const MONTHS = "Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec";
const FORMS = [
  `[A-Z][a-z]{2}, (?<day>[0-9]{2}) (?<month>${MONTHS}) (?<year>[0-9]{4}) ${TIME} GMT`,
  `[A-Z][a-z]{5,8}, (?<day>[0-9]{2})-(?<month>${MONTHS})-(?<year>[0-9]{2}) ${TIME} GMT`,
  `[A-Z][a-z]{2} (?<month>${MONTHS}) (?<day>[ 0-9][0-9]) ${TIME} (?<year>[0-9]{4})`,
].map((form) => new RegExp(`^${form}$`));

/** Returns the milliseconds since 1970 of an HTTP date, or null when the text is none. */
export function httpDate(text: string): number | null {
  const groups = FORMS.map((form) => form.exec(text)?.groups).find((found) => found);
  if (!groups) return null;
  const part = (name: string): number => Number(groups[name]);
  const month = MONTHS.indexOf(groups["month"] ?? "") / 4;
  const date = new Date(
    Date.UTC(fullYear(part("year")), month, part("day"), part("hour"), part("minute"), part("second")),
  );
  // A 31st of February moves on to March, and a 25th hour to the next day.
  const exists =
    date.getUTCDate() === part("day") &&
    date.getUTCHours() === part("hour") &&
    date.getUTCMinutes() === part("minute") &&
    date.getUTCSeconds() === part("second");
  return exists ? date.getTime() : null;
}

/** Two digits are a year of 1969 to 2068, as POSIX has it. */
function fullYear(year: number): number {
  if (year >= 100) return year;
  return year < 69 ? 2000 + year : 1900 + year;
}
