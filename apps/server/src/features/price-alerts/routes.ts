// Wire calls of price alerts.

import { formatPrice } from '@fairtick/core/numbers/price'
import type { CallResult } from '@fairtick/wire/api-contract'
import { type Handlers, NOT_FOUND } from '@fairtick/wire/handler'
import { MAX_ALERTS, type SetAlertParts, setAlert } from './set-alert.ts'
import { deleteAlert, listAlerts } from './store.ts'

export function priceAlertRoutes(
  parts: SetAlertParts,
): Handlers<'priceAlerts' | 'setPriceAlert' | 'removePriceAlert'> {
  const { database, watch } = parts
  return {
    priceAlerts: (_, { caller }) => readAlerts(parts, caller.userId),
    setPriceAlert: async ({ body }, { caller }) => {
      const declined = await setAlert(parts, caller.userId, body)
      return declined ?? (await readAlerts(parts, caller.userId))
    },
    removePriceAlert: async ({ body: { id } }, { caller }) => {
      if (!(await deleteAlert(database, caller.userId, id))) return NOT_FOUND
      watch.remove(id)
      return await readAlerts(parts, caller.userId)
    },
  }
}

async function readAlerts(
  { database, instruments }: SetAlertParts,
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
