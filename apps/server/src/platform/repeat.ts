// Work that is done at intervals.

import type { Log } from './log.ts'

export type Repeated = {
  /** Now, or once what runs is done. */
  readonly soon: () => void
  /** Resolves once nothing of it runs. */
  readonly stop: () => Promise<void>
}

/** Runs `work` at once and again and again, never twice at a time; failures are tried again. */
export function repeat(intervalMs: number, log: Log, work: () => Promise<unknown>): Repeated {
  let isStopping = false
  let running: Promise<void> | undefined
  let isWanted = false
  const run = async (): Promise<void> => {
    try {
      await work()
    } catch (error) {
      if (!isStopping) log.warn({ err: error }, 'a job failed; it is tried again')
    }
  }
  const soon = () => {
    if (isStopping) return
    isWanted = running !== undefined
    running ??= run().finally(() => {
      running = undefined
      if (isWanted) soon()
    })
  }
  const timer = setInterval(soon, intervalMs)
  soon()
  return {
    soon,
    stop: async () => {
      isStopping = true
      clearInterval(timer)
      await running
    },
  }
}
