/** Finalizing: every report is taken out, nothing else is touched, in any split of the answer. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { Finalizer, finalize } from "../../src/finalize/index.js";
import { readVectors } from "../support/repository.js";
import { inPieces } from "../support/streams.js";

interface Vector {
  readonly name: string;
  readonly answer: string;
  readonly ids: readonly string[];
  readonly text: string;
  readonly followed: readonly string[];
}

const vectors = readVectors<Vector>("genome/reports.json");

for (const { name, answer, ids, text, followed } of vectors) {
  test(`the vector "${name}" holds whole and in pieces of any size`, () => {
    assert.deepEqual(finalize(answer, ids), { text, followed });
    for (const size of [1, 2, 3, 7, 19]) assert.deepEqual(inPieces(answer, ids, size), { text, followed });
  });
}

test("a piece that ends inside a surrogate pair changes nothing", () => {
  const answer = "\u{1f600}<gen\u{e0041}ome_report>{}</genome_report>\u{1f600}";
  assert.deepEqual(inPieces(answer, [], 1), finalize(answer, []));
  assert.equal(finalize(answer, []).text, "\u{1f600}\u{1f600}");
});

test("text without a report is shown at once", () => {
  assert.equal(new Finalizer([]).feed("Good morning. "), "Good morning. ");
});

test("nothing of a report that has begun is shown", () => {
  const finalizer = new Finalizer(["short"]);
  assert.equal(finalizer.feed("Done.<gen"), "Done.");
  assert.equal(finalizer.feed('ome_report>{"followed": ["short"]}'), "");
  assert.deepEqual(finalizer.close(), { text: "", followed: ["short"] });
});

test("a closed finalizer takes no more text", () => {
  const finalizer = new Finalizer([]);
  finalizer.close();
  assert.throws(() => finalizer.feed("more"), /closed/);
});

for (const piece of [undefined, null, 5, {}]) {
  test(`an answer or a piece that is ${String(piece)} is refused, not shown`, () => {
    const told = { name: "TypeError", message: /has to be text/ };
    assert.throws(() => finalize(piece as never, []), told);
    assert.throws(() => new Finalizer([]).feed(piece as never), told);
  });
}
