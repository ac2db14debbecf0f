// Copy trading, put together: what the slices of leaders and followers need.

import type { LeaderDependencies } from '../features/leaders/public.ts'
import type { Bus } from '../platform/bus.ts'
import type { Database } from '../platform/database.ts'
import type { RowSeal } from '../platform/row-seal.ts'

type Parts = {
  readonly database: Database
  readonly bus: Pick<Bus, 'publish'>
  readonly rowSeal: RowSeal
  readonly terms: Pick<LeaderDependencies, 'mode' | 'jurisdiction'>
}

export function leaderParts(
  { database, bus, rowSeal, terms }: Parts,
  { nowMs, publish, isVerified }: Pick<LeaderDependencies, 'nowMs' | 'publish' | 'isVerified'>,
): LeaderDependencies {
  const onWaiting = () => bus.publish('waiting', {})
  const { mode, jurisdiction } = terms
  return { database, rowSeal, mode, jurisdiction, nowMs, publish, isVerified, onWaiting }
}
