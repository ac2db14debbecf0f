// Price alerts where the engine leads: they hear what it commits, and a job tells of what fired.

import type { Instrument } from '@fairtick/core/market/instrument'
import type { Engine } from '../engine/run/engine-host.ts'
import {
  answerAlerts,
  createAlertWatch,
  createFireAlerts,
} from '../features/price-alerts/public.ts'
import type { Bus } from '../platform/bus.ts'
import type { AccountEvent } from '../platform/bus-topics.ts'
import type { Database } from '../platform/database.ts'

type Parts = {
  readonly database: Database
  readonly bus: Pick<Bus, 'publish' | 'answer'>
  readonly engine: Pick<Engine, 'onCommitted'>
  readonly instruments: ReadonlyMap<string, Instrument>
}

type Own = {
  readonly nowMs: () => number
  readonly pairOf: (symbol: string) => string
  readonly decimalsOf: (symbol: string) => number
  readonly operatorTimeZone: string
  readonly publish: (events: readonly AccountEvent[]) => void
}

/** Answers how to tell of what fired: run it as often as you like. */
export function watchPriceAlerts(
  { database, bus, engine, instruments }: Parts,
  own: Own,
): () => Promise<void> {
  const watch = createAlertWatch(database, () => bus.publish('waiting', { job: 'price alerts' }))
  engine.onCommitted(({ tape }) => watch.hear(tape))
  answerAlerts(bus, { database, watch, instruments, nowMs: own.nowMs })
  return createFireAlerts({ database, watch, ...own })
}
