// Generated from spec/genesis/agent-intent.schema.json; do not edit, run `nox -s generate`.
// sha256 of the source: a454f7b0d979f6bd7f9c7e138d71be9bd449382f604f9a8f2d745d23c7bc4e4c

/**
 * What an agent wants to reach. Names are trimmed and compared in small letters.
 */
export interface AgentIntent {
  /**
   * The schema that the intent follows; recommended.
   */
  schema?: "genesis/agent-intent-v0.1" | null;
  /**
   * What is to be reached, in a few plain words; not white space only.
   */
  goal: string;
  /**
   * Fields that the workflows should belong to.
   */
  domains?: string[];
  /**
   * Workflows that must be there, whatever the limit is.
   */
  required_workflows?: string[];
  /**
   * Workflows that must not be there.
   */
  exclude_workflows?: string[];
  /**
   * Operations that must be allowed beside those of the workflows.
   */
  required_ops?: string[];
  /**
   * How many workflows to select; 0 means 1.
   */
  max_workflows?: number | null;
}
