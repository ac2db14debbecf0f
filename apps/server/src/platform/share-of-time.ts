// A part of a database's time, for what must not hold up the rest where all share one connection.

import { createBoundedQueue } from './bounded-queue.ts'
import type { Database } from './database.ts'

export type ShareOfTime = {
  /** Named in the error. */
  readonly what: string
  /** After work of some length it rests for so many times that length. */
  readonly restTimes: number
  readonly maxWaiting: number
  readonly retryAfterMs: number
  readonly monotonicMs: () => number
  readonly pause: (durationMs: number) => Promise<unknown>
}

/**
 * One thing at a time, and a rest behind each: what took long because others were busy rests long.
 * Throws TooBusy at once when too many wait. Must not be asked within its own transaction.
 */
export function takeShare(database: Database, share: ShareOfTime): Database {
  const { what, maxWaiting, retryAfterMs, monotonicMs, pause } = share
  const queue = createBoundedQueue({ what, atOnce: 1, maxWaiting, retryAfterMs })
  const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> =>
    new Promise((resolve, reject) => {
      const turn = async () => {
        const fromMs = monotonicMs()
        await work().then(resolve, reject)
        await pause((monotonicMs() - fromMs) * share.restTimes)
      }
      queue.run(turn).catch(reject)
    })
  return {
    ...database,
    query: (sql, parameters) => inTurn(() => database.query(sql, parameters) as never),
    transaction: (work) => inTurn(() => database.transaction(work)),
  }
}
