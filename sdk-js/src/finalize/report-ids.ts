/** The ids that the body of a report names. */

import { REPORT } from "../spec/report.js";
import { limit } from "./report-tags.js";

const LIST = new RegExp(`${REPORT.member}[^\\[0-9A-Za-z_]{0,${limit("member_gap_characters")}}\\[([^\\]]*)`, "gu");
const WORD = /[a-z][a-z0-9_]*/g;
const MOST_BRACKETS = limit("brackets");

/** Returns the known ids that a report names, in its order, perhaps more than once (spec: dialects.md#report-ids). */
export function reportedIds(body: string, known: ReadonlySet<string>): string[] {
  let plain = body.replaceAll("\\_", "_");
  for (const quote of REPORT.quotes) plain = plain.replaceAll(quote, '"');
  return (listed(body) ?? listed(plain) ?? words(plain)).filter((name) => known.has(name));
}

function words(text: string): string[] {
  return Array.from(text.matchAll(LIST)).flatMap(([, names = ""]) => names.match(WORD) ?? []);
}

/** Returns the strings of the list, when the body is what the report instruction asks for. */
function listed(body: string): string[] | undefined {
  if ((body.match(/[[{]/g) ?? []).length > MOST_BRACKETS) return undefined;
  let report: unknown;
  try {
    report = JSON.parse(body);
  } catch {
    return undefined;
  }
  if (typeof report !== "object" || report === null || !Object.hasOwn(report, REPORT.member)) return undefined;
  const followed = (report as Record<string, unknown>)[REPORT.member];
  return Array.isArray(followed) ? followed.filter((name): name is string => typeof name === "string") : undefined;
}
