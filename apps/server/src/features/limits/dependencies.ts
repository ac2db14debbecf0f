// What the slice needs of the rest of the server.

import type { Database } from '../../platform/database.ts'
import type { RowSeal } from '../../platform/row-seal.ts'

export type LimitDependencies = {
  readonly database: Database
  /** Milliseconds since the epoch; never goes back (platform/monotonic-time). */
  readonly nowMs: () => number
  /** Whose midnight begins a day of losses. */
  readonly operatorTimeZone: string
  readonly rowSeal: RowSeal
  /** Of accounts linked to this user's: a break that began holds for them as well. */
  readonly applyLinks: (userId: string) => Promise<void>
  /** Resolves when the engine has been asked what waited; throws while it is away. */
  readonly drainInbox: () => Promise<void>
}
