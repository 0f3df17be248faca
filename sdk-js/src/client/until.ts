/** Work that ends with a time limit or with the caller's signal, even when it minds neither. */

/** What `until` gives when the time is over. */
export const TIMED_OUT = Symbol("timed out");

// A longer timer would fire at once.
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/**
 * Returns what the work gives, or `TIMED_OUT`.
 *
 * The work's own signal aborts in both cases; work that goes on nevertheless is left behind.
 *
 * @throws the reason of the caller's signal when that aborts, and what the work throws.
 */
export function until<T>(
  { timeoutMs, signal }: { readonly timeoutMs: number | null; readonly signal: AbortSignal | null },
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T | typeof TIMED_OUT> {
  const controller = new AbortController();
  let end = (): void => {};
  return new Promise<T | typeof TIMED_OUT>((resolve, reject) => {
    const timeOut = (): void => {
      resolve(TIMED_OUT);
      controller.abort();
    };
    const abort = (): void => {
      reject(signal?.reason);
      controller.abort();
    };
    if (signal?.aborted) return abort();
    const timer = timeoutMs === null ? undefined : setTimeout(timeOut, Math.min(timeoutMs, LONGEST_TIMER_MS));
    const forget = signal ? whenAborted(signal, abort) : undefined;
    end = () => {
      clearTimeout(timer);
      forget?.();
    };
    work(controller.signal).then(resolve, reject);
  }).finally(() => end());
}

const concerned = new WeakMap<AbortSignal, Set<() => void>>();

/**
 * Calls back when a signal aborts, until the function that it returns is called.
 *
 * Each signal has one listener, since Node warns of a leak at the eleventh, and a program may share one signal among
 * all its calls.
 */
function whenAborted(signal: AbortSignal, callBack: () => void): () => void {
  const all = concerned.get(signal) ?? new Set();
  if (!concerned.has(signal)) {
    concerned.set(signal, all);
    signal.addEventListener("abort", () => all.forEach((call) => call()), { once: true });
  }
  all.add(callBack);
  return () => void all.delete(callBack);
}
