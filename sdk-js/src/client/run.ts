/** One run of the loop: the section for the model, its text or stream without the report, and the outcome. */

import { Finalizer } from "../finalize/index.js";
import type { CompiledGenome, OutcomeReport, RecordedOutcome } from "../spec/rest.js";
import { AMBIENT } from "./ambient.js";
import { AgentGenomeError } from "./errors.js";
import type { GenomeCalls } from "./genome.js";
import { checkMembers } from "./known.js";
import type { WriteOptions } from "./options.js";

/** A result that the customer changed. */
export interface Edit {
  /** As the customer left it. */
  readonly after: string;
  /** As it was handed over; the run's `answer` when left out. */
  readonly before?: string;
}

const EDIT = ["after", "before"] as const satisfies (keyof Edit)[];

/**
 * One run; `client.genome.task(...)` begins it.
 *
 * It records one outcome, once: a call that failed may be made again and carries the same idempotency key, and a second
 * outcome throws `AgentGenomeError`. The outcome may come whenever the customer has decided; the signal that the run
 * began with no longer ends it.
 *
 * @example
 * const run = await client.genome.task("bill-banao", { task: { task_type: "invoice" } });
 * const shown = await run.finalize(await myModel(run.section, "An invoice over 40 euros."));
 * await run.edit({ after: `${shown} Due on 1 March.` });
 */
export class Run {
  /** What compile answered: the section and what went into it. */
  readonly compiled: CompiledGenome;
  /** The model's text without its report; null before it is finalized. */
  answer: string | null = null;
  /** Ids of the genes of the section that the model says it followed. */
  followed: readonly string[] = [];

  readonly #calls: GenomeCalls;
  readonly #subject: string | undefined;
  readonly #options: WriteOptions;
  #recorded = false;

  constructor(calls: GenomeCalls, compiled: CompiledGenome, subject: string | undefined, options: WriteOptions) {
    this.#calls = calls;
    this.compiled = compiled;
    this.#subject = subject;
    this.#options = { ...options, idempotencyKey: options.idempotencyKey || AMBIENT.newId() };
  }

  /** The section, to stand in the model's prompt as it is. */
  get section(): string {
    return this.compiled.text;
  }

  /** The id of the compile, for an outcome that is recorded elsewhere. */
  get compileId(): string {
    return this.compiled.compile_id;
  }

  /** Takes the report out of the model's whole text, on the server, and returns what the customer may see. */
  async finalize(text: string): Promise<string> {
    checkText({ text });
    const { agent_id, compile_id } = this.compiled;
    const output = await this.#calls.finalize(agent_id, { compile_id, text }, this.#options);
    this.answer = output.text;
    this.followed = output.followed;
    return output.text;
  }

  /**
   * Yields the model's text as it comes, without its report; no part of a report gets through.
   *
   * The report is taken out here, so that nothing waits for the server. When the model has ended, its text is sent
   * there once, for the quality of the genome; `answer` and `followed` are there before that.
   *
   * @param pieces the model's text in pieces; empty ones, null and undefined are passed over.
   */
  async *stream(
    pieces: AsyncIterable<string | null | undefined> | Iterable<string | null | undefined>,
  ): AsyncGenerator<string, void, undefined> {
    if (typeof pieces === "string" || !(Symbol.asyncIterator in Object(pieces) || Symbol.iterator in Object(pieces))) {
      throw new AgentGenomeError("pieces has to be iterable, such as the stream of a model; of a whole text, finalize");
    }
    const finalizer = new Finalizer(this.compiled.included);
    let came = "";
    let shown = "";
    for await (const piece of pieces) {
      if (!piece) continue;
      came += piece;
      const text = finalizer.feed(piece);
      shown += text;
      if (text) yield text;
    }
    const rest = finalizer.close();
    this.answer = shown + rest.text;
    this.followed = rest.followed;
    if (rest.text) yield rest.text;
    await this.finalize(came);
  }

  /** Records that the customer took the result as it was, and what they said. */
  accept(text?: string): Promise<RecordedOutcome> {
    return this.#record({ result: "accepted", text });
  }

  /** Records that the customer turned the result down, and what they said. */
  reject(text?: string): Promise<RecordedOutcome> {
    return this.#record({ result: "rejected", text });
  }

  /**
   * Records that the customer changed the result.
   *
   * @throws {AgentGenomeError} nothing was finalized, and there is no `before`.
   */
  async edit(edited: Edit): Promise<RecordedOutcome> {
    checkMembers("edited", edited, EDIT);
    const { after, before = this.answer ?? undefined } = edited;
    if (before === undefined) {
      throw new AgentGenomeError("there is nothing that was edited: call run.finalize(...) or pass `before`");
    }
    checkText({ after, before });
    return this.#record({ result: "edited", before, after });
  }

  /** Records what the customer said about the result. */
  async feedback(text: string): Promise<RecordedOutcome> {
    checkText({ text });
    return this.#record({ result: "feedback", text });
  }

  /** Records that the customer approved, or what needs approval. */
  approve(text?: string): Promise<RecordedOutcome> {
    return this.#record({ result: "approval", text });
  }

  async #record(
    outcome: { [Name in keyof OutcomeReport]: OutcomeReport[Name] | undefined } & Pick<OutcomeReport, "result">,
  ): Promise<RecordedOutcome> {
    const { text = "" } = outcome;
    checkText({ text });
    if (this.#recorded) {
      throw new AgentGenomeError(
        "the outcome of this run is recorded; record another with client.genome.recordOutcome(...), " +
          "with a reference of its own",
      );
    }
    const { agent_id, compile_id } = this.compiled;
    // JSON leaves out what is undefined.
    const report = { ...outcome, compile_id, subject: this.#subject } as OutcomeReport;
    // The customer may take days; what was to end the compile may have ended long ago.
    const recorded = await this.#calls.recordOutcome(agent_id, report, { ...this.#options, signal: null });
    this.#recorded = true;
    return recorded;
  }
}

function checkText(given: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(given)) {
    if (typeof value !== "string") throw new AgentGenomeError(`${name} has to be a string`);
  }
}
