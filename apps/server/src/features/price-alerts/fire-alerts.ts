// The one place where an alert that fired becomes a message: its row goes and the message comes in
// one transaction, so neither a stop nor a second look tells of it twice or never.

import { formatPrice } from '@fairtick/core/numbers/price'
import type { AccountEvent } from '../../platform/bus-topics.ts'
import type { Database } from '../../platform/database.ts'
import { addMessages, priceAlertMessage } from '../messages/public.ts'
import type { AlertWatch, FiredAlert } from './alert-watch.ts'
import { deleteFired, updateCursor } from './store.ts'

export type FireParts = {
  readonly database: Database
  readonly watch: AlertWatch
  /** As lists show it, and with which decimals. */
  readonly pairOf: (symbol: string) => string
  readonly decimalsOf: (symbol: string) => number
  readonly operatorTimeZone: string
  readonly publish: (events: readonly AccountEvent[]) => void
  readonly nowMs: () => number
}

/** Told in one transaction. */
const ALERTS_AT_ONCE = 100
/** Records of the tape that a start may have to read again: the cursor is not written for each. */
export const CURSOR_STEP = 10_000

/** Call it again and again; one at a time. */
export function createFireAlerts(parts: FireParts): () => Promise<void> {
  const { database, watch } = parts
  /** Where the cursor stands, as far as is known. */
  let cursor = 0
  return async () => {
    await watch.catchUp()
    for (;;) {
      const batch = await watch.nextFired(ALERTS_AT_ONCE)
      const { fired, upTo } = batch
      if (fired.length === 0 && (upTo ?? 0) < cursor + CURSOR_STEP) return
      const events = await database.transaction(async (tx) => {
        const gone = await deleteFired(
          tx,
          fired.map(({ alert }) => alert.id),
        )
        const told = fired.filter(({ alert }) => gone.has(alert.id))
        if (upTo !== undefined) await updateCursor(tx, upTo)
        const messages = told.map((one) => messageOf(one, parts))
        const added = await addMessages(tx, messages, parts.nowMs())
        return [...told.map((one) => eventOf(one, parts)), ...added]
      })
      watch.settle(batch)
      cursor = upTo ?? cursor
      parts.publish(events)
      if (upTo !== undefined) return
    }
  }
}

function messageOf({ alert, tick }: FiredAlert, parts: FireParts) {
  const decimals = parts.decimalsOf(alert.symbol)
  return priceAlertMessage(alert.userId, {
    ...{ id: alert.id, direction: alert.direction },
    ...{ symbol: alert.symbol, pair: parts.pairOf(alert.symbol) },
    level: formatPrice(alert.price, decimals),
    ...{ price: formatPrice(tick.price, decimals), seq: tick.seq, timeMs: tick.time },
    timeZone: parts.operatorTimeZone,
  })
}

function eventOf({ alert, tick }: FiredAlert, { decimalsOf }: FireParts): AccountEvent {
  const { id, userId, symbol, direction } = alert
  const decimals = decimalsOf(symbol)
  const price = formatPrice(alert.price, decimals)
  const fired = [tick.seq, tick.time, formatPrice(tick.price, decimals)] as const
  const body = { event: 'alert', id, symbol, direction, price, tick: fired } as const
  return { userId, account: 'practice', body }
}
