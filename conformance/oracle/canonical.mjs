// AGF-C14N-1 from its specification alone: the canonical bytes and the digest of a document, without its `integrity`.
// What the stages `bytes` and `json` of a check refuse is not looked for here: the reader is JSON.parse.

import { createHash } from "node:crypto";
import { answerLines } from "./lines.mjs";

// Where a member or an item leads, as far as it can lead to a gene.
const MEMBERS = { document: { germline: "holder", layers: "holders" }, holder: { genes: "genes" } };
const ITEMS = { holders: "holder", genes: "gene" };

function canonical(value, place) {
  if (Array.isArray(value)) {
    return "[" + value.map((item) => canonical(item, ITEMS[place])).join(",") + "]";
  }
  if (value !== null && typeof value === "object") {
    // The default sort compares UTF-16 code units, as RFC 8785 asks.
    const members = Object.keys(value).sort().map((name) => {
      const text = place === "gene" && name === "strength" ? strength(value[name]) : canonical(value[name], below(place, name));
      return string(name) + ":" + text;
    });
    return "{" + members.join(",") + "}";
  }
  return typeof value === "string" ? string(value) : scalar(value);
}

function below(place, name) {
  const members = place === undefined ? undefined : MEMBERS[place];
  return members !== undefined && Object.hasOwn(members, name) ? members[name] : undefined;
}

function strength(value) {
  if (typeof value !== "number") return canonical(value, undefined);
  const text = scalar(value);
  return /^-?[0-9]+$/.test(text) ? text + ".0" : text;
}

function string(value) {
  if (!value.isWellFormed()) throw new Error("half of a surrogate pair");
  return JSON.stringify(value);
}

function scalar(value) {
  if (typeof value === "number" && !Number.isFinite(value)) throw new Error("a number that overflows");
  return String(value);
}

await answerLines((document) => {
  if (document === null || typeof document !== "object" || Array.isArray(document)) throw new Error("no object");
  const { integrity, ...covered } = document;
  const bytes = Buffer.from(canonical(covered, "document"), "utf8");
  return { canonical: bytes.toString("base64"), sha256: createHash("sha256").update(bytes).digest("hex") };
});
