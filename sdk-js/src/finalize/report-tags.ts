/** What the tags of a report look like, in every way that models write them, whole and cut off. */

import { HIDDEN, REPORT } from "../spec/report.js";
import { Pattern, anyOf, caseless, characterClass, cutOff, endOf, literal } from "./patterns.js";

/** Returns a limit of the report grammar, in characters. */
export function limit(name: keyof typeof REPORT.limits): number {
  return REPORT.limits[name];
}

/** Returns a regular expression for the beginnings of a sequence of tokens, none of them included. */
function soFar(tokens: readonly string[]): string {
  return tokens.reduceRight((later, token) => `(?:${token}${later})?`, "");
}

// C0 and C1 controls are not invisible in an answer: line ends and tabs are among them.
const INVISIBLE = characterClass(HIDDEN.filter(([first]) => parseInt(first, 16) > 0x9f));
const MOST_IN_GAP = limit("gap_characters");
const GAP = `[${INVISIBLE}]{0,${MOST_IN_GAP}}`;
const BLANK = `[${REPORT.blanks}${INVISIBLE}]`;
const BLANKS = `${BLANK}{0,${MOST_IN_GAP}}`;
// A tag stays on its line up to the end of its name, so that a fence is known before what follows it.
const INDENT = `[ \\t${INVISIBLE}]{0,${MOST_IN_GAP}}`;
const LESS_THAN = anyOf(REPORT.less_than);
const GREATER_THAN = anyOf(REPORT.greater_than);
const UNDERSCORE = anyOf(REPORT.underscores);
const [FIRST_WORD, SECOND_WORD] = REPORT.tag.split("_") as [string, string];
const FIRST_LETTERS = Array.from(FIRST_WORD, caseless);
const SECOND_LETTERS = Array.from(SECOND_WORD, caseless);
const FIRST = FIRST_LETTERS.join(GAP);
const SECOND = SECOND_LETTERS.join(GAP);
const NAME_END = "(?![0-9A-Za-z_\\-])";

// A pattern that starts with a class searches faster than one that starts with a choice.
const FIRST_CHARACTERS = [...new Set([...REPORT.less_than.map((text) => text[0] as string), "\\"])];
const AFTER_FIRST_CHARACTER = REPORT.less_than.map(
  (text) => `(?<=${literal(text[0] as string)})${caseless(text.slice(1))}`,
);

function tag(slash: string): string {
  const before = `${INDENT}${slash}${INDENT}${FIRST}${GAP}`;
  const after = `${GAP}${SECOND}${NAME_END}`;
  const first = `[${FIRST_CHARACTERS.map(literal).join("")}]`;
  const rest = `(?:${AFTER_FIRST_CHARACTER.join("|")})`;
  // A backslash before the tag belongs to it only when the writer escaped the underscore too.
  return `${first}(?:${rest}${before}${UNDERSCORE}|(?<=\\\\)<${before}\\\\_)${after}`;
}

// One group stands in both choices of a tag, so that there are two.
export const TAG = new Pattern(tag("(\\\\?\\/)?"));

/** Says whether a tag that `TAG` found is a closing one. */
export function isClosing(found: RegExpExecArray): boolean {
  return found[1] !== undefined || found[2] !== undefined;
}

/** A closing tag up to the end of its name. */
export const CLOSING = new Pattern(tag("\\\\?\\/"));

const LETTERS_OF_SECOND = SECOND_LETTERS.flatMap((letter) => [GAP, letter]);
const AFTER_FIRST = [GAP, `(?:${UNDERSCORE}|\\\\(?=$))`, ...LETTERS_OF_SECOND];
const TOKENS = [
  INDENT,
  "(?:\\\\?\\/|\\\\(?=$))?",
  INDENT,
  ...FIRST_LETTERS.flatMap((letter) => [letter, GAP]).slice(0, -1),
  ...AFTER_FIRST,
];

/** The beginning of a tag, cut off inside its name by the end of the text. */
export const PARTIAL = new Pattern(`(?:${LESS_THAN}|\\\\<)${soFar(TOKENS)}$|${cutOff([...REPORT.less_than, "\\<"])}`);

/** A tag that the end of the text cut off after the underscore of its name. */
export const TRUNCATED = new Pattern(
  `(?:\\\\(?=[^_]*\\\\_))?${LESS_THAN}${INDENT}(?:\\\\?\\/)?${INDENT}${FIRST}${GAP}${UNDERSCORE}` +
    `${soFar(AFTER_FIRST.slice(2))}$`,
);

/** No tag is longer, up to the end of its name, in UTF-16 units. */
export const TAG_UNITS =
  2 *
  (Math.max(...REPORT.less_than.map(({ length }) => length)) +
    REPORT.tag.length * (MOST_IN_GAP + 1) +
    2 * MOST_IN_GAP +
    4);

/** Blanks and invisible characters between a tag and what follows it. */
export const NEXT = new Pattern(`${BLANK}{0,${limit("blank_characters")}}`);

const SHORT_ENDS = REPORT.greater_than.filter(({ length }) => length === 1).join("");
const ATTRIBUTES = new Pattern(`[^<>{}&\\\\\\n${SHORT_ENDS}]{0,${limit("attribute_characters")}}${BLANKS}`);
const END = new Pattern(GREATER_THAN);
const CUT_END = new Pattern(cutOff(REPORT.greater_than));
const BEFORE_END = new Pattern(BLANKS);

/** Returns where an opening tag ends, attributes included; undefined when more text has to tell. */
function openingEnd(text: string, nameEnd: number, final: boolean): number | undefined {
  return tagEnd(text, nameEnd, ATTRIBUTES, final);
}

/** Returns where a closing tag ends; undefined when more text has to tell. */
export function closingEnd(text: string, nameEnd: number, final: boolean): number | undefined {
  return tagEnd(text, nameEnd, BEFORE_END, final);
}

function tagEnd(text: string, nameEnd: number, inside: Pattern, final: boolean): number | undefined {
  const at = inside.pass(text, nameEnd);
  const end = END.match(text, at);
  if (end !== null) return endOf(end);
  if (!final && (at === text.length || CUT_END.match(text, at) !== null)) return undefined;
  return nameEnd;
}

/** Returns where a tag that `TAG` found ends; undefined when more text has to tell. */
export function endOfTag(text: string, tag: RegExpExecArray, final: boolean): number | undefined {
  return (isClosing(tag) ? closingEnd : openingEnd)(text, endOf(tag), final);
}

const MARKS_OF_ENDS = new Set(REPORT.greater_than.join(""));

/** Says whether a tag that ends at a place has no body: it is a closing one, or one that closes itself. */
export function isEmpty(text: string, tag: RegExpExecArray, end: number): boolean {
  let at = end;
  while (at > endOf(tag) && MARKS_OF_ENDS.has(text[at - 1] as string)) at--;
  return isClosing(tag) || (at > endOf(tag) && text[at - 1] === "/");
}
