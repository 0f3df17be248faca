/** An answer of success -> its meaning: a JSON object with the members of its operation, or a file. */

import { MAX_ANSWER_BYTES, MAX_KEPT_CHARACTERS } from "../spec/clients.js";
import { type AnswerOf, OPERATIONS, type OperationId } from "../spec/rest.js";
import { AgentGenomeError, APIResponseValidationError } from "./errors.js";
import { ExportedGenome } from "./exported.js";
import { isObject } from "./problems.js";
import type { Reply } from "./replies.js";
import { shown } from "./status-error.js";

/** Returns what reads the answers of an operation. */
export function answerOf<Id extends OperationId>(operation: Id): (reply: Reply) => AnswerOf<Id> {
  return (reply) => {
    const body = objectOf(reply);
    const missing = OPERATIONS[operation].answer.find((name) => !Object.hasOwn(body, name));
    if (missing !== undefined) throw unfit(reply, `it has no member ${missing}`);
    return body as AnswerOf<Id>;
  };
}

/** Returns the file that an answer is, byte for byte. */
export function fileOf(reply: Reply): ExportedGenome {
  objectOf(reply);
  return new ExportedGenome(reply.bytes, reply.headers.get("etag"));
}

function objectOf(reply: Reply): object {
  if (reply.status === 304) {
    throw new AgentGenomeError("304: nothing changed; go on with the copy that the ETag was of", {
      requestId: reply.requestId,
    });
  }
  if (reply.bytes.length > MAX_ANSWER_BYTES) throw unfit(reply, `it has more than ${MAX_ANSWER_BYTES} bytes`);
  let body: unknown;
  try {
    body = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(reply.bytes));
  } catch {
    throw unfit(reply, "it is no JSON");
  }
  if (!isObject(body)) throw unfit(reply, "it is no JSON object");
  return body;
}

function unfit({ status, bytes, requestId, secret }: Reply, why: string): APIResponseValidationError {
  return new APIResponseValidationError(
    `the body of the answer ${status} is not what the specification says: ${why}. ` +
      `Check that baseURL is that of a genome server of this version. (request ${shown(requestId ?? "")})`,
    { status, requestId, body: secret.hiddenIn(new TextDecoder().decode(bytes)).slice(0, MAX_KEPT_CHARACTERS) },
  );
}
