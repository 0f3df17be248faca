/** Where the data of the repository lies. */

import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";

declare const PACKAGE_ROOT: string;

/** The folder of the package; the bundled test lies elsewhere. */
export const PACKAGE = PACKAGE_ROOT;
export const REPOSITORY = join(PACKAGE, "..");
const CASES = join(REPOSITORY, "conformance", "cases");

/** A case of the conformance kit. */
export interface Case {
  readonly name: string;
  readonly file: string;
  readonly data: Uint8Array;
  readonly expect: {
    readonly valid: boolean;
    readonly codes: readonly { readonly code: string; readonly pointer: string }[];
    readonly digest: string | null;
  };
}

export function cases(): Case[] {
  return ["valid", "invalid"].flatMap((kind) =>
    readdirSync(join(CASES, kind)).map((id) => {
      const folder = join(CASES, kind, id);
      const file = join(folder, "file.agf.json");
      const { expect } = JSON.parse(readFileSync(join(folder, "case.json"), "utf8")) as Pick<Case, "expect">;
      return { name: `${kind}/${id}`, file, data: readFileSync(file), expect };
    }),
  );
}

export function caseFile(name: string): Uint8Array {
  return readFileSync(join(CASES, name, "file.agf.json"));
}

export function readVectors<Vector>(path: string): Vector[] {
  const text = readFileSync(join(REPOSITORY, "conformance", "vectors", path), "utf8");
  return (JSON.parse(text) as { vectors: Vector[] }).vectors;
}
