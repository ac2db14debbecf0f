// How long a call may take: past it the client is told to come back, and the work keeps its key.

/** The client gives up after 10 s. */
const LONGEST_CALL_MS = 9_000

/** The call was not done in time; what becomes of it is unknown. */
export class CallTimeout extends Error {
  override readonly name = 'CallTimeout'
}

/**
 * The outcome of `work`, or CallTimeout. `elapsedMs` went by since the request began. Fastify's
 * own limit makes a signal for each request, which costs more than all our hooks.
 */
export function withTimeout<Result>(work: Promise<Result>, elapsedMs: number): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new CallTimeout()), LONGEST_CALL_MS - elapsedMs)
    work.then(
      (result) => {
        clearTimeout(timer)
        resolve(result)
      },
      (fault: unknown) => {
        clearTimeout(timer)
        reject(fault)
      },
    )
  })
}
