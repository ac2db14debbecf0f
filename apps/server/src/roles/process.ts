// A process of the server, as whoever starts it sees it.

import type { Clock } from '../platform/clock.ts'
import type { Config } from '../platform/config.ts'
import type { Log } from '../platform/log.ts'

export type ProcessParts = {
  readonly config: Config
  readonly clock: Clock
  readonly log: Log
  /** This process can do nothing more: it ends, and whoever watches it starts it again. */
  readonly onEnd: (why: string) => void
}

export type Process = {
  /** What a person or script waits for, a line each. */
  readonly lines: readonly string[]
  readonly stop: () => Promise<void>
}
