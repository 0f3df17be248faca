/** `agf-js`: a reader and a canonicaliser of AGF for the conformance kit. */

import { diagnose, diagnosis } from "../agf/doctor.js";
import { safe } from "../agf/wording.js";
import { examine } from "../agf/checker.js";
import type { JsonObject } from "../agf/json-value.js";
import type { Verdict } from "../agf/verdict.js";
import { DONE, FAILED, PIPE_CLOSED, REFUSED } from "../spec/exits.js";
import { VERSION } from "../version.js";
import { asciiJson, digestAnswer, readerAnswer } from "./answers.js";
import { answerLines } from "./lines.js";
import { readBounded } from "./reading.js";

const USAGE = `usage: agf-js check --verdict FILE   print the verdict on one line of JSON, for the conformance kit
       agf-js digest FILE            print the digest that belongs into integrity.sha256
       agf-js check --lines          answer JSON Lines of the conformance kit, one file a line
       agf-js digest --lines
       agf-js --version

FILE is a path, or - for standard input.
exit code: 0 valid, or done; 1 not valid, or without a canonical form; 2 the command could not run
`;

async function run(words: readonly string[]): Promise<number> {
  const [command, option, file] = words;
  if (command === "--version") return written(`agf-js ${VERSION}\n`);
  if (command === "--help" || command === "-h") return written(USAGE);
  if (command === "check" && option === "--verdict" && file !== undefined && words.length === 3) return check(file);
  if (command === "digest" && option !== undefined && !/^-./.test(option) && words.length === 2) return digest(option);
  if ((command === "check" || command === "digest") && option === "--lines" && words.length === 2) {
    await answerLines(
      command === "check" ? readerAnswer : async (data) => ({ digest: (await digestAnswer(data, "-")).digest }),
    );
    return DONE;
  }
  process.stderr.write(USAGE);
  complain(fault(words));
  return FAILED;
}

/** Returns what is wrong with a command line that `run` does not know. */
function fault([command, option, file, more]: readonly string[]): string {
  if (command === undefined) return "there is no command: give check or digest";
  if (command !== "check" && command !== "digest") return `there is no command ${safe(command)}: give check or digest`;
  if (option === undefined) return `${command} needs a FILE, or - for standard input`;
  if (option === "--lines") return `${command} --lines reads standard input alone, not ${safe(file ?? "")}`;
  if (command === "check" && option === "--verdict") {
    return file === undefined ? "check --verdict needs a FILE, or - for standard input" : unexpected(more);
  }
  if (/^-./.test(option)) return `${command} has no option ${safe(option)}`;
  return command === "check" ? `check needs the option --verdict before ${safe(option)}` : unexpected(file);
}

function unexpected(word = ""): string {
  return `${safe(word)} is one argument too many: one FILE at a time`;
}

async function check(file: string): Promise<number> {
  const answer = await readerAnswer(await readBounded(file));
  written(`${asciiJson(answer)}\n`);
  return answer.valid ? DONE : REFUSED;
}

async function digest(file: string): Promise<number> {
  const data = await readBounded(file);
  const answer = await digestAnswer(data, file);
  if (answer.digest === null) {
    explain(answer.verdict);
    return REFUSED;
  }
  written(`${answer.digest}\n`);
  if (answer.stated !== null && answer.stated !== answer.digest) {
    complain(`${safe(file)} says another digest. ${await why(data, answer.stated)}`);
  }
  return DONE;
}

async function why(data: Uint8Array, stated: string): Promise<string> {
  const { verdict, document } = await examine(data, "-", false);
  const told = verdict.problems.find(({ code }) => code === "digest_mismatch")?.hint;
  return told ?? diagnosis(await diagnose(document as JsonObject, data, stated));
}

function explain({ path, problems }: Verdict): void {
  for (const { line, column, code, message, hint } of problems) {
    process.stderr.write(`${safe(path)}:${line}:${column}: ${code}: ${message} ${hint}\n`);
  }
}

function complain(text: string): void {
  process.stderr.write(`agf-js: ${text}\n`);
}

function written(text: string): number {
  process.stdout.write(text);
  return DONE;
}

process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  process.exit(error.code === "EPIPE" ? PIPE_CLOSED : FAILED);
});
try {
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  complain(`cannot go on: ${safe(error instanceof Error ? error.message : String(error))}`);
  process.exitCode = FAILED;
}
