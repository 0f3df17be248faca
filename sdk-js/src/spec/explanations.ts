/** The door to what the catalogue tells beyond a message: meaning, repair, rule, case. */

export { EXPLANATIONS } from "../../../generated/typescript/agf-explanations.js";
