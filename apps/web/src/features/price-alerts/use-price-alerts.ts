// My price alerts that wait, as the server has them.

import { queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '../../platform/client-instance.ts'

export const priceAlertsQuery = queryOptions({
  queryKey: ['priceAlerts'],
  queryFn: () => call('priceAlerts'),
})

export function usePriceAlerts() {
  return useQuery(priceAlertsQuery)
}
