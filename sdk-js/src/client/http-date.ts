/** The three forms of an HTTP date (RFC 9110, 5.6.7); `Date.parse` takes much more. */

const ASCTIME = /^[A-Z][a-z]{2} ([A-Z][a-z]{2}) ([ \d]\d) ([\d:]{8}) (\d{4})$/;
const RFC_850 = /^[A-Z][a-z]{5,8}, (\d\d)-([A-Z][a-z]{2})-(\d\d) ([\d:]{8} GMT)$/;
const IMF_FIXDATE = /^[A-Z][a-z]{2}, (\d\d [A-Z][a-z]{2} \d{4} [\d:]{8} GMT)$/;

/** Returns the milliseconds since 1970 of an HTTP date, or null when the text is none; any day of the week will do. */
export function httpDate(text: string): number | null {
  const fixed = text
    .replace(ASCTIME, (_, month: string, day: string, time: string, year: string) => {
      return `Day, ${day.replace(" ", "0")} ${month} ${year} ${time} GMT`;
    })
    .replace(RFC_850, (_, day: string, month: string, year: string, time: string) => {
      // Two digits are a year of 1969 to 2068, as POSIX has it.
      return `Day, ${day} ${month} ${Number(year) < 69 ? 20 : 19}${year} ${time}`;
    });
  const moment = IMF_FIXDATE.exec(fixed)?.[1];
  const date = new Date(`Sun, ${moment}`);
  // A 31st of February moves on to March, and what is no month or hour gives no date.
  return date.toUTCString().slice(5) === moment ? date.getTime() : null;
}
