// The currency in which amounts are shown besides USD: at the newest rate, with its time. Nothing
// is decided by it: sheets and orders show USD alone.

import type { CallResult } from '@fairtick/wire/api-contract'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { call } from './client-instance.ts'
import { useClientState } from './client-state.ts'
import { localeOf } from './formats.ts'
import { useLanguage } from './i18n.ts'

/** That of the account: nothing is converted. */
export const ACCOUNT_CURRENCY = 'USD'
const READ_AGAIN_MS = 60_000

export type DisplayRate = CallResult<'currencies'>['data'][number]

export const currenciesQuery = queryOptions({
  queryKey: ['currencies'],
  queryFn: async () => (await call('currencies')).data,
  staleTime: READ_AGAIN_MS,
})

/** Undefined: none is chosen, or it has no rate. */
export function useDisplayRate(): DisplayRate | undefined {
  const code = useClientState((state) => state.shownCurrency)
  const isChosen = code !== ACCOUNT_CURRENCY
  const { data } = useQuery({
    ...currenciesQuery,
    enabled: isChosen,
    refetchInterval: READ_AGAIN_MS,
  })
  return isChosen ? data?.find((one) => one.code === code) : undefined
}

/** Text of an amount of USD in the currency, as people of the language write it. */
export function useConvert(): (usd: string, rate: DisplayRate) => string {
  const locale = localeOf(useLanguage())
  return (usd, rate) => convert(usd, rate, locale)
}

/** Rounded to what the currency has: it is for reading alone. */
export function convert(usd: string, { code, rateToUsd }: DisplayRate, locale: string): string {
  const amount = Number(usd) / Number(rateToUsd)
  // Codes of three letters alone are currencies to `Intl`.
  const isKnown = code.length === 3
  const style = isKnown ? ({ style: 'currency', currency: code } as const) : TWO_DECIMALS
  const text = new Intl.NumberFormat(locale, style).format(amount).replace('-', '−')
  return isKnown ? text : `${text} ${code}`
}

const TWO_DECIMALS = { minimumFractionDigits: 2, maximumFractionDigits: 2 } as const
