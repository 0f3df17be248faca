/** The operations of `client.genome`. */

import type {
  Agent,
  AgentRegistration,
  AnswerOf,
  CompiledGenome,
  CompileRequest,
  Erasure,
  ErasureRequest,
  FinalizedOutput,
  FinalizeRequest,
  Genome,
  OperationId,
  OutcomeReport,
  QualityGenes,
  QualitySummary,
  QualityTrend,
  QueryOf,
  RecordedOutcome,
} from "../spec/rest.js";
import { answerOf, fileOf } from "./answers.js";
import type { ExportedGenome } from "./exported.js";
import type { CallOptions, WriteOptions } from "./options.js";
import { RawResponse, type Reply } from "./replies.js";
import type { Call } from "./request.js";
import type { Run } from "./run.js";

/** Sends a call with the options of the client and these. */
export type Send = (call: Call, options: WriteOptions) => Promise<Reply>;

type Calls = Omit<GenomeCalls, "task" | "withRawResponse">;

/** The methods of `client.genome` with the answer itself as their result. */
export type RawGenomeCalls = {
  [Name in keyof Calls]: Calls[Name] extends (...given: infer Given) => Promise<infer Meaning>
    ? (...given: Given) => Promise<RawResponse<Meaning>>
    : never;
};

/**
 * What a genome server does.
 *
 * Bodies, query parameters and answers have the names of the wire, as the specification has them; `options` are the
 * SDK's own. Every method throws `APIConnectionError`, `APITimeoutError`, `APIUserAbortError`, an `APIStatusError` of
 * the status's class, or `AgentGenomeError` when a value cannot be sent.
 */
export class GenomeCalls {
  readonly #send: Send;
  readonly #finish: (raw: RawResponse<unknown>) => unknown;

  constructor(send: Send, finish: (raw: RawResponse<unknown>) => unknown = (raw) => raw.parsed) {
    this.#send = send;
    this.#finish = finish;
  }

  /** The same methods, which give status, headers, request id and bytes, and the meaning as `parsed`. */
  get withRawResponse(): RawGenomeCalls {
    return rawCalls(this.#send);
  }

  /** Makes an agent with the genes it begins with. Scope `genome:write`. */
  registerAgent(agent: AgentRegistration, options: WriteOptions = {}): Promise<Agent> {
    return this.#ask("register_agent", "", { agent }, options);
  }

  /** Returns the genome as it stands; the personal genes are those of `subject`. Scope `genome:read`. */
  get(agentId: string, query: QueryOf<"get_genome"> = {}, options: CallOptions = {}): Promise<Genome> {
    return this.#ask("get_genome", agentId, { query }, options);
  }

  /** Returns the section for a task, to stand in your model's prompt as it is. Scope `genome:read`. */
  compile(agentId: string, request: CompileRequest = {}, options: CallOptions = {}): Promise<CompiledGenome> {
    return this.#ask("compile_genome", agentId, { request }, options);
  }

  /** Returns the model's text without its report, and the genes that it names. Scope `genome:read`. */
  finalize(agentId: string, output: FinalizeRequest, options: CallOptions = {}): Promise<FinalizedOutput> {
    return this.#ask("finalize_output", agentId, { output }, options);
  }

  /** Records what the customer made of a result, once for each `reference`. Scope `genome:write`. */
  recordOutcome(agentId: string, outcome: OutcomeReport, options: WriteOptions = {}): Promise<RecordedOutcome> {
    return this.#ask("record_outcome", agentId, { outcome }, options);
  }

  /** Returns the genome as an AGF file, byte for byte; the personal layer is that of `subject`. Scope `genome:read`. */
  export(agentId: string, query: QueryOf<"export_genome"> = {}, options: CallOptions = {}): Promise<ExportedGenome> {
    return this.#ask("export_genome", agentId, { query }, options, fileOf);
  }

  /** Returns counts of runs and outcomes of the last days (UTC). Scope `genome:read`. */
  qualitySummary(
    agentId: string,
    query: QueryOf<"get_quality_summary"> = {},
    options: CallOptions = {},
  ): Promise<QualitySummary> {
    return this.#ask("get_quality_summary", agentId, { query }, options);
  }

  /** Returns how each shared gene served in the last days (UTC). Scope `genome:read`. */
  qualityGenes(
    agentId: string,
    query: QueryOf<"get_quality_genes"> = {},
    options: CallOptions = {},
  ): Promise<QualityGenes> {
    return this.#ask("get_quality_genes", agentId, { query }, options);
  }

  /** Returns the counts day by day or week by week, oldest first. Scope `genome:read`. */
  qualityTrend(
    agentId: string,
    query: QueryOf<"get_quality_trend"> = {},
    options: CallOptions = {},
  ): Promise<QualityTrend> {
    return this.#ask("get_quality_trend", agentId, { query }, options);
  }

  /** Erases a person from every agent of the workspace. Scope `genome:erase`. */
  eraseSubject(whom: ErasureRequest, options: WriteOptions = {}): Promise<Erasure> {
    return this.#ask("erase_subject", "", { whom }, options);
  }

  /**
   * Begins a run: compiles the section, and gives what finalizes the model's text and records the outcome. The options
   * hold for every call of the run, `signal` for all but the outcome. Scopes `genome:read`, and `genome:write` for
   * the outcome.
   *
   * @example
   * const run = await client.genome.task("bill-banao", { task: { task_type: "invoice" } });
   * const shown = await run.finalize(await myModel(run.section, "An invoice over 40 euros."));
   * await run.accept();
   */
  async task(agentId: string, request: CompileRequest = {}, options: WriteOptions = {}): Promise<Run> {
    const compiled = await this.compile(agentId, request, options);
    const { Run } = await import("./run.js");
    return new Run(this, compiled, request.subject, options);
  }

  async #ask<Id extends OperationId, T = AnswerOf<Id>>(
    operation: Id,
    agentId: string,
    given: Call["given"],
    options: WriteOptions,
    parse: (reply: Reply) => unknown = answerOf(operation),
  ): Promise<T> {
    return this.#finish(new RawResponse(await this.#send({ operation, agentId, given }, options), parse)) as T;
  }
}

// A class that names itself is renamed by the bundler, and would be shown so.
function rawCalls(send: Send): RawGenomeCalls {
  return new GenomeCalls(send, (raw) => raw) as unknown as RawGenomeCalls;
}
