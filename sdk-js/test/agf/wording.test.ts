/** Values of a file in messages: nothing acts on a terminal, and every version of Unicode says the same. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { safe } from "../../src/agf/wording.js";

for (const character of ["\x1b", "\u202e", "\u2065", "\ufdd0", "\uffff", "\u{13439}", "\u{e0fff}", "\u{10ffff}"]) {
  const code = (character.codePointAt(0) as number).toString(16);
  test(`U+${code} is shown as an escape`, () => {
    assert.equal(safe(character), code.length > 4 ? `\\u{${code}}` : `\\u${code.padStart(4, "0")}`);
  });
}

test("a character that an older version of Unicode does not have is shown as it is", () => {
  assert.equal(safe("\u{31fc7}\u0378"), "\u{31fc7}\u0378");
});
