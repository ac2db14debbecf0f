// Who leads and what they post, put together: what both slices need.

import type { LeaderDependencies } from '../features/leaders/public.ts'
import { leaderRoutes } from '../features/leaders/routes.ts'
import type { SignalDependencies } from '../features/signals/public.ts'
import { signalRoutes } from '../features/signals/routes.ts'
import type { Bus } from '../platform/bus.ts'

type Parts = Pick<SignalDependencies, 'database' | 'rowSeal' | 'instruments'> & {
  readonly bus: Pick<Bus, 'ask' | 'publish'>
  readonly terms: Pick<LeaderDependencies, 'mode' | 'jurisdiction'>
  readonly engine: Pick<SignalDependencies, 'now'>
}

export function leadingRoutes(
  { database, bus, rowSeal, terms, instruments, engine }: Parts,
  { nowMs, publish, isVerified }: Pick<LeaderDependencies, 'nowMs' | 'publish' | 'isVerified'>,
) {
  const onWaiting = () => bus.publish('waiting', {})
  const { mode, jurisdiction } = terms
  const shared = { database, rowSeal, jurisdiction, nowMs }
  return {
    ...leaderRoutes({ ...shared, mode, publish, isVerified, onWaiting }),
    ...signalRoutes({ ...shared, bus, instruments, now: engine.now }),
  }
}
