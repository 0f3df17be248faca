/** Numbers as text. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { pythonFloat, withFraction } from "../../src/agf/numbers.js";

test("a float is written as Python writes it", () => {
  const texts: [number, string][] = [
    [0, "0.0"],
    [-0, "-0.0"],
    [1, "1.0"],
    [-1.5, "-1.5"],
    [100, "100.0"],
    [0.0001, "0.0001"],
    [0.00001, "1e-05"],
    [1.5e-7, "1.5e-07"],
    [9007199254740992, "9007199254740992.0"],
    [1e16, "1e+16"],
    [1.25e300, "1.25e+300"],
    [5e-324, "5e-324"],
    [123456.789, "123456.789"],
  ];
  for (const [value, text] of texts) assert.equal(pythonFloat(value), text);
});

test("an integral strength keeps its fraction, another number its text", () => {
  const written = [0, -0, 1, 0.55, 1e-7, 1e21, 123].map(withFraction);
  assert.deepEqual(written, ["0.0", "0.0", "1.0", "0.55", "1e-7", "1e+21", "123.0"]);
});
