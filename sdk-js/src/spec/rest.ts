/** The one door of the client to what is generated from the REST specification. */

import type { components, operations } from "../../../generated/typescript/rest.js";
import type { OPERATIONS } from "../../../generated/typescript/rest-operations.js";

export { BASE_PATH, OPERATIONS } from "../../../generated/typescript/rest-operations.js";

/** An operation that this SDK offers. */
export type OperationId = keyof typeof OPERATIONS;

type Json<Content> = Content extends { readonly content: { readonly "application/json": infer Value } } ? Value : never;

/** The body of an operation's request. */
export type BodyOf<Id extends OperationId> = Json<operations[Id]["requestBody"]>;

/** The query parameters of an operation. */
export type QueryOf<Id extends OperationId> = NonNullable<operations[Id]["parameters"]["query"]>;

/** The body of an operation's answer. */
export type AnswerOf<Id extends OperationId> = {
  [Status in keyof operations[Id]["responses"]]: Status extends 200 | 201
    ? Json<operations[Id]["responses"][Status]>
    : never;
}[keyof operations[Id]["responses"]];

type Schemas = components["schemas"];

export type Agent = Schemas["Agent"];
export type AgentErasure = Schemas["AgentErasure"];
export type AgentRegistration = Schemas["AgentRegistration"];
export type AgfDocument = Schemas["AgfDocument"];
export type CompiledGenome = Schemas["CompiledGenome"];
export type CompileRequest = Schemas["CompileRequest"];
export type Dialect = Schemas["Dialect"];
export type Erasure = Schemas["Erasure"];
export type ErasureRequest = Schemas["ErasureRequest"];
export type FinalizedOutput = Schemas["FinalizedOutput"];
export type FinalizeRequest = Schemas["FinalizeRequest"];
export type Gene = Schemas["AgfGene"];
export type GeneQuality = Schemas["GeneQuality"];
export type Genome = Schemas["Genome"];
export type LeftOutGene = Schemas["LeftOutGene"];
export type Observation = Schemas["Observation"];
export type OutcomeReport = Schemas["OutcomeReport"];
export type OutcomeResult = Schemas["OutcomeResult"];
export type Proposal = Schemas["Proposal"];
export type QualityGenes = Schemas["QualityGenes"];
export type QualitySummary = Schemas["QualitySummary"];
export type QualityTrend = Schemas["QualityTrend"];
export type RecordedOutcome = Schemas["RecordedOutcome"];
export type Stratum = Schemas["Stratum"];
export type StratumGenes = Schemas["StratumGenes"];
export type Task = Schemas["Task"];
export type TrendInterval = Schemas["TrendInterval"];
