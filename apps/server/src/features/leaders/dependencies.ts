// What the slice needs of the rest of the server.

import type { Jurisdiction } from '@fairtick/core/engine/jurisdiction'
import type { AccountEvent } from '../../platform/bus-topics.ts'
import type { Database } from '../../platform/database.ts'
import type { RowSeal } from '../../platform/row-seal.ts'
import type { IsVerified } from '../identity/public.ts'

export type LeaderDependencies = {
  readonly database: Database
  readonly rowSeal: RowSeal
  readonly mode: 'practice' | 'live'
  /** The rules of the country that stand (TR-13). */
  readonly jurisdiction: () => Pick<Jurisdiction, 'isCopyingAllowed'>
  /** Milliseconds since the epoch; never goes back (platform/monotonic-time). */
  readonly nowMs: () => number
  /** Whether somebody is verified now, where the rules of the installation ask for it. */
  readonly isVerified: IsVerified | undefined
  /** There is a row for the engine. */
  readonly onWaiting: () => void
  /** Tells screens, after the commit. */
  readonly publish: (events: readonly AccountEvent[]) => void
}
