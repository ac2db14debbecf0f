// Wire calls of price alerts.

import type { Instrument } from '@fairtick/core/market/instrument'
import { formatPrice } from '@fairtick/core/numbers/price'
import type { CallResult } from '@fairtick/wire/api-contract'
import { type Declined, type Handlers, NOT_FOUND } from '@fairtick/wire/handler'
import type { Bus } from '../../platform/bus.ts'
import type { Database } from '../../platform/database.ts'
import { MAX_ALERTS } from './set-alert.ts'
import { listAlerts } from './store.ts'

type Parts = {
  readonly database: Database
  /** Alerts are set and removed where the tape is watched. */
  readonly bus: Pick<Bus, 'ask'>
  readonly instruments: ReadonlyMap<string, Instrument>
}

export function priceAlertRoutes(
  parts: Parts,
): Handlers<'priceAlerts' | 'setPriceAlert' | 'removePriceAlert'> {
  const { bus } = parts
  return {
    priceAlerts: (_, { caller }) => readAlerts(parts, caller.userId),
    setPriceAlert: async ({ body }, { caller }) => {
      const answer = await bus.ask('price-alert.set', { userId: caller.userId, ...body })
      return (answer as Declined | null) ?? (await readAlerts(parts, caller.userId))
    },
    removePriceAlert: async ({ body: { id } }, { caller }) => {
      const { userId } = caller
      if (!(await bus.ask('price-alert.remove', { userId, id }))) return NOT_FOUND
      return await readAlerts(parts, caller.userId)
    },
  }
}

async function readAlerts(
  { database, instruments }: Parts,
  userId: string,
): Promise<CallResult<'priceAlerts'>> {
  const rows = await listAlerts(database, userId)
  const data = rows.map(({ id, symbol, direction, price, timeMs }) => ({
    ...{ id, symbol, direction },
    price: formatPrice(price, instruments.get(symbol)?.priceDecimals ?? 0),
    time: timeMs,
  }))
  return { data, limit: MAX_ALERTS }
}
