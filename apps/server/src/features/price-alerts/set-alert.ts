// Setting an alert: reads the form, stores it unless it is there, begins to wait for the price.

import type { Instrument } from '@fairtick/core/market/instrument'
import { isOfDecimals, type Price, parsePrice } from '@fairtick/core/numbers/price'
import type { CallArguments } from '@fairtick/wire/api-contract'
import { type Declined, invalid, isDeclined, refused } from '@fairtick/wire/handler'
import type { Database } from '../../platform/database.ts'
import { randomId } from '../../platform/random-id.ts'
import type { AlertDirection, PriceAlert } from './alert-book.ts'
import type { AlertWatch } from './alert-watch.ts'
import { type AlertRow, insertAlert, listAlerts, lockAlerts } from './store.ts'

/** Of one person. */
export const MAX_ALERTS = 50

export type SetAlertParts = {
  readonly database: Database
  readonly watch: AlertWatch
  readonly instruments: ReadonlyMap<string, Instrument>
  readonly nowMs: () => number
}

type Form = CallArguments<'setPriceAlert'>['body']

/** The same alert again is the one that is there. */
export async function setAlert(
  { database, watch, instruments, nowMs }: SetAlertParts,
  userId: string,
  form: Form,
): Promise<Declined | undefined> {
  const level = readLevel(form, instruments.get(form.symbol))
  if (isDeclined(level)) return level
  let isFull = false
  const draft = { id: randomId(), userId, symbol: form.symbol, ...level }
  await watch.set(draft, (alert) =>
    database.transaction(async (tx) => {
      await lockAlerts(tx, userId)
      const others = await listAlerts(tx, userId)
      if (others.some((other) => isSame(other, alert))) return false
      isFull = others.length >= MAX_ALERTS
      if (!isFull) await insertAlert(tx, { ...alert, timeMs: nowMs() })
      return !isFull
    }),
  )
  return isFull ? refused('alerts_used_up', { limit: MAX_ALERTS }) : undefined
}

type Level = { readonly direction: AlertDirection; readonly price: Price }

function readLevel({ above, below }: Form, instrument: Instrument | undefined): Level | Declined {
  if (instrument === undefined) return invalid({ symbol: ['choice'] })
  if (above === undefined && below === undefined) return invalid({ above: ['required'] })
  if (above !== undefined && below !== undefined) return invalid({ below: ['invalid'] })
  const direction = above === undefined ? 'below' : 'above'
  const price = parsePrice(above ?? below ?? '')
  if (price === undefined) return invalid({ [direction]: ['decimal'] })
  if (price <= 0n) return invalid({ [direction]: ['invalid'] })
  const { priceDecimals } = instrument
  if (!isOfDecimals(price, priceDecimals)) {
    const problem = { problem: 'too_many_decimals', values: { maximum: priceDecimals } } as const
    return invalid({ [direction]: [problem] })
  }
  return { direction, price }
}

function isSame(other: AlertRow, { symbol, direction, price }: PriceAlert): boolean {
  return other.symbol === symbol && other.direction === direction && other.price === price
}
