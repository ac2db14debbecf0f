// What the slice needs of the rest of the server.

import type { Ask } from '../../engine/engine-port.ts'
import type { AccountEvent } from '../../platform/bus-topics.ts'
import type { Database } from '../../platform/database.ts'
import type { Log } from '../../platform/log.ts'
import type { RowSeal } from '../../platform/row-seal.ts'

export type LinkDependencies = {
  readonly database: Database
  readonly ask: Ask
  readonly rowSeal: RowSeal
  /** Resolves when the engine has been asked what waited; throws while it is away. */
  readonly drainInbox: () => Promise<void>
  /** Milliseconds since the epoch; never goes back (platform/monotonic-time). */
  readonly nowMs: () => number
  readonly log: Log
  /** Tells a user's screens; after the commit of what the events tell. */
  readonly publish: (events: readonly AccountEvent[]) => void
}
