/** `AgentGenome`: the client of the genome API. */

export type { Fetch } from "./attempt.js";
export { AgentGenome, type ClientOptions } from "./client.js";
export {
  AgentGenomeError,
  APIConnectionError,
  APIResponseValidationError,
  APIStatusError,
  APITimeoutError,
  APIUserAbortError,
  AuthenticationError,
  BadRequestError,
  ConflictError,
  type ErrorItem,
  InternalServerError,
  NotFoundError,
  PayloadTooLargeError,
  PermissionDeniedError,
  RateLimitError,
  UnprocessableEntityError,
  UnsupportedMediaTypeError,
} from "./errors.js";
export type { ExportedGenome } from "./exported.js";
export type { GenomeCalls, RawGenomeCalls } from "./genome.js";
export type { Logger } from "./logs.js";
export type { CallOptions, HeaderValues, SharedOptions, WriteOptions } from "./options.js";
export type { RawResponse } from "./replies.js";
export type { Edit, Run } from "./run.js";
export { VERSION } from "../version.js";
export type {
  Agent,
  AgentErasure,
  AgentRegistration,
  AgfDocument,
  CompiledGenome,
  CompileRequest,
  Dialect,
  Erasure,
  ErasureRequest,
  FinalizedOutput,
  FinalizeRequest,
  Gene,
  GeneQuality,
  Genome,
  LeftOutGene,
  Observation,
  OutcomeReport,
  OutcomeResult,
  Proposal,
  QualityGenes,
  QualitySummary,
  QualityTrend,
  RecordedOutcome,
  Stratum,
  StratumGenes,
  Task,
  TrendInterval,
} from "../spec/rest.js";
