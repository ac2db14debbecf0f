// For tests: the slice on a database and an engine, and what the screens are told.

import { parseInstrument } from '@fairtick/core/market/instrument'
import { memberContext } from '@fairtick/server/test/team-members'
import { createTestBus } from '@fairtick/server/test/test-bus'
import type { CallArguments } from '@fairtick/wire/api-contract'
import { BTCUSDT, type EngineFixture } from '../../engine/engine-fixture.ts'
import type { AccountEvent } from '../../platform/bus-topics.ts'
import type { Database } from '../../platform/database.ts'
import { createAlertWatch } from './alert-watch.ts'
import { answerAlerts } from './answer-alerts.ts'
import { createFireAlerts } from './fire-alerts.ts'
import { priceAlertRoutes } from './routes.ts'

export const NOW_MS = Date.UTC(2026, 0, 5, 3)

export type AlertsFixture = ReturnType<typeof openAlerts>

/** As a server has it from a start to its stop; `stop` is a kill: nothing more is heard. */
export function openAlerts(database: Database, engine: Pick<EngineFixture, 'onCommitted'>) {
  const events: AccountEvent[] = []
  const due: true[] = []
  let isStopped = false
  const watch = createAlertWatch(database, () => due.push(true))
  engine.onCommitted(({ tape }) => {
    if (!isStopped) watch.hear(tape)
  })
  const instruments = new Map([['BTCUSDT', parseInstrument(BTCUSDT)]])
  const bus = createTestBus()
  answerAlerts(bus, { database, watch, instruments, nowMs: () => NOW_MS })
  const calls = priceAlertRoutes({ database, bus, instruments })
  const fire = createFireAlerts({
    ...{ database, watch, pairOf: () => 'BTC/USDT', decimalsOf: () => 2 },
    ...{ operatorTimeZone: 'Asia/Tokyo', nowMs: () => NOW_MS },
    publish: (told) => events.push(...told),
  })
  return {
    ...{ watch, calls, fire, events, due },
    set: (name: string, form: Omit<CallArguments<'setPriceAlert'>['body'], 'symbol'>) =>
      calls.setPriceAlert({ query: {}, body: { symbol: 'BTCUSDT', ...form } }, memberContext(name)),
    list: (name: string) => calls.priceAlerts({ query: {}, body: {} }, memberContext(name)),
    remove: (name: string, id: string) =>
      calls.removePriceAlert({ query: {}, body: { id } }, memberContext(name)),
    stop: () => {
      isStopped = true
    },
  }
}

export type StoredMessage = {
  readonly template: string
  readonly message_values: Readonly<Record<string, string | number>>
}

/** Of one member, in the order in which they were written. */
export function messagesOf(database: Database, name: string): Promise<StoredMessage[]> {
  return database.query<StoredMessage>(
    'SELECT template, message_values FROM message WHERE user_id = $1 ORDER BY number',
    [`user of ${name}`],
  )
}
