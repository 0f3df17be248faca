// Generated from spec/agf/1.0/agf.schema.json; do not edit, run `nox -s generate`.
// sha256 of the source: b6991c9571df633ee00031422efe284eff5ac27fccf618f755d10694d65839ac

/**
 * What sort of statement a gene makes. The order of this list is the order in which kinds are shown within a stratum.
 */
export type GeneKind =
  | "identity"
  | "approval"
  | "rule"
  | "role"
  | "decision"
  | "business"
  | "style"
  | "trait"
  | "tool_pref"
  | "fact_pointer";
/**
 * Where a gene came from.
 */
export type GeneSource = "base" | "customer_explicit" | "learned_from_edits" | "learned_from_feedback" | "staff";
/**
 * What a condition looks at in a task.
 */
export type TaskFeature = "task_type" | "category" | "input_has" | "language" | "mode";
/**
 * A stratum that a layer may carry, strongest first. The kernel, stronger than all of them, is the germline.
 */
export type LayerStratum = "org" | "team" | "user" | "learned" | "default";
/**
 * Whether genes carry pseudonymous references. With "none" every provenance list is empty.
 */
export type ProvenanceMode = "pseudonymous" | "none";

/**
 * One agent's genome as a file: Agent Genome Format (AGF) 1.x. Members that this schema does not name are allowed at every level, kept, and covered by the digest.
 */
export interface AgfDocument {
  /**
   * Format version, "1." and the minor number. A reader takes any 1.x and refuses every other major version.
   */
  agf: string;
  /**
   * What the document is. Always "genome".
   */
  kind: "genome";
  exporter: Exporter;
  /**
   * RFC 3339 date and time with a zone: upper-case T and Z, no leap second, no year 0000. The pattern decides alone, month lengths and leap years included.
   */
  exported_at: string;
  agent: Agent;
  germline: Germline;
  /**
   * The strata above the germline that travel with the file, each at most once.
   */
  layers: Layer[];
  provenance_mode: ProvenanceMode;
  /**
   * Pseudonym of the workspace that the genome comes from: 24 lower-case hexadecimal digits.
   */
  source_tenant: string;
  /**
   * Anything a platform wants to add. Free inside, covered by the digest.
   */
  extensions: {
    [k: string]: unknown;
  };
  integrity: Integrity;
  [k: string]: unknown;
}
/**
 * The platform and program that wrote the file.
 */
export interface Exporter {
  /**
   * Name of the platform.
   */
  platform: string;
  /**
   * Version of the exporter.
   */
  version: string;
  [k: string]: unknown;
}
/**
 * The agent that the genome belongs to.
 */
export interface Agent {
  /**
   * Short name of the agent, fit for a URL: 1 to 63 characters of a-z, 0-9 and hyphen, no hyphen first.
   */
  slug: string;
  /**
   * Human name of the kind of agent.
   */
  species: string;
  /**
   * Fingerprint of the identity genes: 16 lower-case hexadecimal digits.
   */
  identity_hash: string;
  [k: string]: unknown;
}
/**
 * The kernel stratum: what the agent is. Read-only, sealed by its issuer, never copied by an import.
 */
export interface Germline {
  /**
   * Always true.
   */
  read_only: true;
  /**
   * The kernel genes.
   */
  genes: Gene[];
  seal: Seal;
  [k: string]: unknown;
}
/**
 * One unit of behaviour in plain language.
 */
export interface Gene {
  /**
   * Name of a gene, unique in the genome: 3 to 48 characters of a-z, 0-9 and underscore, a letter first.
   */
  id: string;
  kind: GeneKind;
  /**
   * What the gene says, in one line; something other than white space stands in it. Lengths count Unicode code points.
   */
  text: string;
  /**
   * Weight of the gene. Only learned genes change it by themselves.
   */
  strength: number;
  source: GeneSource;
  /**
   * How many outcomes support the gene.
   */
  evidence_count: number;
  /**
   * Terms that limit the gene to tasks that carry one of them. Empty means everywhere.
   *
   * @maxItems 10
   *
   * Items: A word or short phrase that a task can carry.
   */
  scope: string[];
  /**
   * Ids of genes of a lower stratum that this gene replaces.
   *
   * @maxItems 200
   *
   * Items: Name of a gene, unique in the genome: 3 to 48 characters of a-z, 0-9 and underscore, a letter first.
   */
  overrides: string[];
  /**
   * Pseudonymous references to what the gene came from.
   *
   * @maxItems 50
   *
   * Items: A pseudonym for a piece of evidence: 1 to 128 characters of A-Z, a-z, 0-9, dot, underscore, colon and hyphen.
   */
  provenance: string[];
  /**
   * Conditions on the task, all of which must hold.
   *
   * @maxItems 4
   */
  when?: Condition[];
  /**
   * What the role does. Required on kind role and refused on any other kind.
   */
  role_description?: string;
  [k: string]: unknown;
}
/**
 * One condition on the task: it holds when the feature has one of the values.
 */
export interface Condition {
  feature: TaskFeature;
  /**
   * The values, one of which must be there.
   *
   * @minItems 1
   * @maxItems 10
   *
   * Items: A word or short phrase that a task can carry.
   */
  any_of: [string, ...string[]];
  [k: string]: unknown;
}
/**
 * HMAC-SHA256 over the germline, which only its issuer can verify.
 */
export interface Seal {
  /**
   * Id of the issuer's key.
   */
  kid: string;
  /**
   * The MAC: 64 lower-case hexadecimal digits.
   */
  mac: string;
  [k: string]: unknown;
}
/**
 * The genes of one stratum.
 */
export interface Layer {
  stratum: LayerStratum;
  /**
   * The genes of this stratum.
   */
  genes: Gene[];
  [k: string]: unknown;
}
/**
 * The digest of everything else in the document.
 */
export interface Integrity {
  /**
   * SHA-256 over the canonical form (AGF-C14N-1) of the document without its integrity member: 64 lower-case hexadecimal digits.
   */
  sha256: string;
  [k: string]: unknown;
}
