// Runs tasks a few at a time; those that wait are counted, and beyond a maximum refused.

import { TooBusy } from './too-busy.ts'

export type BoundedQueue = {
  /** Throws TooBusy at once when too many wait. */
  readonly run: <Result>(task: () => Promise<Result>) => Promise<Result>
  readonly waiting: () => number
}

export type QueueBounds = {
  /** Named in the error. */
  readonly what: string
  readonly atOnce: number
  readonly maxWaiting: number
  readonly retryAfterMs: number
  readonly onWaiting?: (count: number) => void
}

export function createBoundedQueue(bounds: QueueBounds): BoundedQueue {
  const waiting: (() => void)[] = []
  let running = 0
  const tell = () => bounds.onWaiting?.(waiting.length)

  async function turn(): Promise<void> {
    if (running < bounds.atOnce) {
      running += 1
      return
    }
    if (waiting.length >= bounds.maxWaiting) throw new TooBusy(bounds.what, bounds.retryAfterMs)
    await new Promise<void>((resolve) => {
      waiting.push(resolve)
      tell()
    })
  }

  /** Hands the turn to the next in the row, so that nobody can slip in between. */
  function pass(): void {
    const next = waiting.shift()
    if (next === undefined) running -= 1
    else next()
    tell()
  }

  return {
    run: async (task) => {
      await turn()
      try {
        return await task()
      } finally {
        pass()
      }
    },
    waiting: () => waiting.length,
  }
}
