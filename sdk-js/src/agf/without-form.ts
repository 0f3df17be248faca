/** The verdict on what a program made and no JSON text can be. */

import { ERRORS } from "../spec/agf.js";
import { EXPLANATIONS } from "../spec/explanations.js";
import type { CanonicalizationError } from "./errors.js";
import { type Verdict, verdictOf } from "./verdict.js";
import { capital } from "./wording.js";

/** Returns a verdict with one problem, without a place of its own. */
export function withoutCanonicalForm({ code, pointer, reason }: CanonicalizationError): Verdict {
  const { severity } = ERRORS[code];
  const message = `${capital(reason)}.`;
  return verdictOf("-", [{ code, severity, pointer, message, hint: EXPLANATIONS[code].repair, line: 1, column: 1 }]);
}
