// What ajv makes of a document by the schema alone: the codes of the stage `schema`, each with its pointer, sorted.

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { answerLines } from "./lines.mjs";

const root = new URL("../../", import.meta.url);
const require = createRequire(new URL("spec/pipeline/package.json", root));
const Ajv2020 = require("ajv/dist/2020").default;

const read = (path) => JSON.parse(readFileSync(new URL(path, root), "utf8"));
const schema = read("spec/agf/1.0/agf.schema.json");
const codeOfKeyword = Object.fromEntries(
  read("spec/agf/1.0/errors.json").errors.flatMap(({ code, keywords = [] }) => keywords.map((keyword) => [keyword, code])),
);

// Formats are off: the pattern of a timestamp decides alone. `verbose` gives the schema that holds the keyword.
const ajv = new Ajv2020({ allErrors: true, strict: false, validateFormats: false, unicodeRegExp: true, verbose: true });
const validate = ajv.compile(schema);

function codeAndPointer({ keyword, instancePath, params, parentSchema }) {
  if (keyword === "required") {
    const name = params.missingProperty;
    const codes = parentSchema.properties[name]["x-codes"];
    const pointer = instancePath + "/" + name.replaceAll("~", "~0").replaceAll("/", "~1");
    return { code: codes?.required ?? codeOfKeyword.required, pointer };
  }
  return { code: parentSchema["x-codes"]?.[keyword] ?? codeOfKeyword[keyword], pointer: instancePath };
}

// A wrong type is reported alone, and so is a string that is too short.
function alone(error, all) {
  const rivals = all.filter((other) => other.pointer === error.pointer);
  for (const code of ["wrong_type", "too_short"]) {
    if (rivals.some((rival) => rival.code === code)) return error.code === code;
  }
  return true;
}

// Items beyond a list's limit are not looked at.
function lookedAt(error, overlong) {
  return !overlong.some(({ pointer, limit }) => {
    const [index] = error.pointer.startsWith(pointer + "/") ? error.pointer.slice(pointer.length + 1).split("/") : [];
    return index !== undefined && Number(index) >= limit;
  });
}

await answerLines((document) => {
  const valid = validate(document);
  const raw = valid ? [] : validate.errors;
  const overlong = raw
    .filter(({ keyword }) => keyword === "maxItems")
    .map(({ instancePath, params }) => ({ pointer: instancePath, limit: params.limit }));
  const found = raw.map(codeAndPointer).filter((error, _, all) => alone(error, all) && lookedAt(error, overlong));
  const unique = [...new Map(found.map((error) => [JSON.stringify([error.pointer, error.code]), error]))].sort();
  return { valid, codes: unique.map(([, error]) => error) };
});
