// Keeps the engine running: each life ends by a stop or a fault; after a fault comes the next one.

import { InvariantBroken } from '@fairtick/core/numbers/invariant'

/** Waits between two lives; doubled up to the limit while the database stays away. */
const RESTART_FIRST_MS = 100
const RESTART_LIMIT_MS = 2_000
/** A broken invariant that comes this often in a row is no accident: the engine stays down. */
const MAX_BROKEN_IN_A_ROW = 3
/** Whoever has taken work for so long was well: what breaks then is another matter. */
const WELL_AFTER_MS = 60_000

export type Lives = {
  /** One life; `onReady` is called when it takes work. Resolves when stopped or to be retried. */
  readonly live: (onReady: () => void) => Promise<void>
  readonly isStopping: () => boolean
  readonly onFault: (error: unknown, isFinal: boolean) => void
}

/** Resolves when stopping, or when broken invariants keep the engine down for good. */
export async function supervise({ live, isStopping, onFault }: Lives): Promise<void> {
  let waitMs = RESTART_FIRST_MS
  let brokenInARow = 0
  while (!isStopping()) {
    let readyAtMs = Number.POSITIVE_INFINITY
    try {
      await live(() => {
        waitMs = RESTART_FIRST_MS
        readyAtMs = performance.now()
      })
    } catch (error) {
      if (performance.now() - readyAtMs >= WELL_AFTER_MS) brokenInARow = 0
      brokenInARow = error instanceof InvariantBroken ? brokenInARow + 1 : 0
      const isFinal = brokenInARow >= MAX_BROKEN_IN_A_ROW
      onFault(error, isFinal)
      if (isFinal) return
      await sleep(waitMs)
      waitMs = Math.min(waitMs * 2, RESTART_LIMIT_MS)
    }
  }
}

export function sleep(durationMs: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, durationMs))
}
