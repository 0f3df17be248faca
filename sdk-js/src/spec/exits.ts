/** The door to how a command that reads files ends. */

export {
  EXIT_DONE as DONE,
  EXIT_FAILED as FAILED,
  EXIT_PIPE_CLOSED as PIPE_CLOSED,
  EXIT_REFUSED as REFUSED,
} from "../../../generated/typescript/agf-rules.js";
