/** Taking the report out of a model's answer, whole or in a stream. */

export { type Finalized, Finalizer, finalize } from "./finalizer.js";
