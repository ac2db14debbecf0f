// What the slice needs of the rest of the server.

import type { Jurisdiction } from '@fairtick/core/engine/jurisdiction'
import type { Instrument } from '@fairtick/core/market/instrument'
import type { Instant } from '@fairtick/core/time/instant'
import type { Bus } from '../../platform/bus.ts'
import type { Database } from '../../platform/database.ts'
import type { RowSeal } from '../../platform/row-seal.ts'

export type SignalDependencies = {
  readonly database: Database
  readonly rowSeal: RowSeal
  readonly bus: Pick<Bus, 'ask'>
  /** Offered or not. */
  readonly instruments: ReadonlyMap<string, Instrument>
  /** The rules of the country that stand (TR-13). */
  readonly jurisdiction: () => Pick<Jurisdiction, 'isCopyingAllowed'>
  /** Milliseconds since the epoch; never goes back (platform/monotonic-time). */
  readonly nowMs: () => number
  /** Tape time. */
  readonly now: () => Instant
}
