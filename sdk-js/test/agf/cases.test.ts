/** Every case and every vector of the conformance kit. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { CanonicalizationError, canonicalize, check, digest, parse, stringify } from "../../src/agf/index.js";
import { scan } from "../../src/agf/scan.js";
import { type JsonObject, without } from "../../src/agf/json-value.js";
import { cases, readVectors } from "../support/repository.js";

for (const { name, data, expect } of cases()) {
  test(`${name}: verdict, problems and digest are those of the case`, async () => {
    const verdict = await check(data);
    assert.equal(verdict.valid, expect.valid);
    assert.deepEqual(
      verdict.problems.map(({ code, pointer }) => ({ code, pointer })),
      expect.codes,
    );
    assert.equal(verdict.digest, expect.digest);
  });

  if (expect.valid) {
    test(`${name}: a document that was read and written again has the same digest`, async () => {
      const document = await parse(data);
      assert.equal(await document.digest(), expect.digest);
      assert.equal((await parse(stringify(document))).toString(), stringify(document));
      assert.equal((await check(stringify(document))).digest, expect.digest);
    });
  }
}

interface Vector {
  readonly name: string;
  readonly input: string;
  readonly canonical: string;
  readonly sha256: string;
}

for (const { name, input, canonical, sha256 } of readVectors<Vector>("canonical/vectors.json")) {
  test(`the vector "${name}" has its canonical bytes and its digest`, async () => {
    const { value, problems } = scan(Buffer.from(input, "base64").toString("utf8"));
    assert.deepEqual(problems, []);
    const covered = without(value as JsonObject, "integrity");
    assert.equal(Buffer.from(canonicalize(covered)).toString("base64"), canonical);
    assert.equal(await digest(value as JsonObject), sha256);
  });
}

test("a value that is no JSON has no canonical form, and the error names its place", () => {
  assert.throws(
    () => canonicalize({ a: [1, undefined] }),
    (error: unknown) =>
      error instanceof CanonicalizationError && error.pointer === "/a/1" && error.code === "wrong_type",
  );
});
