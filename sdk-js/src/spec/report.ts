/** The door to what a report in a model's answer looks like. */

export { HIDDEN, REPORT } from "../../../generated/typescript/genome-report.js";
