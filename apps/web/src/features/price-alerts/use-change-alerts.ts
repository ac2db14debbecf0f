// Setting and removing price alerts; each answer is the whole list.

import type { CallResult } from '@fairtick/wire/api-contract'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../platform/client-instance.ts'
import { queryClient } from '../../platform/query-client.ts'
import type { AlertDirection } from './alert-form.ts'
import { priceAlertsQuery } from './use-price-alerts.ts'

export type NewAlert = {
  readonly symbol: string
  readonly direction: AlertDirection
  readonly price: string
}

export function useSetAlert() {
  return useMutation({
    mutationFn: ({ symbol, direction, price }: NewAlert) =>
      call('setPriceAlert', { body: { symbol, [direction]: price } }),
    onSuccess: keep,
  })
}

export function useRemoveAlert() {
  return useMutation({
    mutationFn: (id: string) => call('removePriceAlert', { body: { id } }),
    onSuccess: keep,
    // It may have fired meanwhile.
    onError: () => void queryClient.invalidateQueries({ queryKey: priceAlertsQuery.queryKey }),
  })
}

function keep(alerts: CallResult<'priceAlerts'>): void {
  queryClient.setQueryData(priceAlertsQuery.queryKey, alerts)
}
