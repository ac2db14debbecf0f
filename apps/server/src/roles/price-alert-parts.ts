// Price alerts, put together: they hear what the engine commits, and the jobs tell of what fired.

import type { Instrument } from '@fairtick/core/market/instrument'
import type { Engine } from '../engine/run/engine-host.ts'
import { createAlertWatch, createFireAlerts } from '../features/price-alerts/public.ts'
import type { Bus } from '../platform/bus.ts'
import type { AccountEvent } from '../platform/bus-topics.ts'
import type { Database } from '../platform/database.ts'

type Parts = {
  readonly database: Database
  readonly bus: Pick<Bus, 'publish'>
  readonly role: { readonly engine: Pick<Engine, 'onCommitted'> }
  readonly instruments: ReadonlyMap<string, Instrument>
}

type Own = {
  readonly nowMs: () => number
  readonly pairOf: (symbol: string) => string
  readonly decimalsOf: (symbol: string) => number
  readonly operatorTimeZone: string
  readonly publish: (events: readonly AccountEvent[]) => void
}

export function openPriceAlerts({ database, bus, role, instruments }: Parts, own: Own) {
  const watch = createAlertWatch(database, () => bus.publish('waiting', {}))
  role.engine.onCommitted(({ tape }) => watch.hear(tape))
  return {
    dependencies: { database, watch, instruments, nowMs: own.nowMs },
    /** Run it as often as you like. */
    fire: createFireAlerts({ database, watch, ...own }),
  }
}
