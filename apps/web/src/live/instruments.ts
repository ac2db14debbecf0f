// The instruments: their terms by HTTP once a minute, their prices into the live store.

import { readPair } from '@fairtick/wire/pair-name'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '../platform/client-instance.ts'
import { useClientState, type WireInstrument } from '../platform/client-state.ts'
import { queryClient } from '../platform/query-client.ts'
import { KEPT } from '../platform/shared-queries.ts'
import { marketStore } from './live.ts'

/** Sparklines move once a minute; everything quicker comes by the socket. */
const REFRESH_MS = 60_000

export const instrumentsQuery = queryOptions({
  queryKey: ['instruments'],
  staleTime: REFRESH_MS,
  refetchInterval: REFRESH_MS,
  queryFn: async () => {
    const byCategory = await call('instruments')
    const instruments = Object.values(byCategory).flat().map(readPair)
    marketStore.load(instruments, 'fresh')
    useClientState.setState({
      currencyTypes: Object.keys(byCategory),
      currencyMap: Object.fromEntries(
        instruments.map((instrument) => [instrument.pair.toLowerCase(), instrument]),
      ),
    })
    return instruments
  },
  // What was read at the last visit stands in, greyed, until the first answer.
  initialData: keptInstruments,
  initialDataUpdatedAt: KEPT,
})

/** undefined while nothing is known yet. */
export function useInstruments(): readonly WireInstrument[] | undefined {
  return useQuery(instrumentsQuery).data
}

export function useInstrument(symbol: string): WireInstrument | undefined {
  return useInstruments()?.find((instrument) => instrument.symbol === symbol)
}

/** Changes one instrument in the cache, such as its star before the server has answered. */
export function patchInstrument(symbol: string, patch: Partial<WireInstrument>): void {
  queryClient.setQueryData(instrumentsQuery.queryKey, (instruments) =>
    instruments?.map((instrument) =>
      instrument.symbol === symbol ? { ...instrument, ...patch } : instrument,
    ),
  )
}

/** The pair of a symbol as it was last known: `BTC/USDT` for `BTCUSDT`. */
export function pairOf(symbol: string): string {
  const kept = Object.values(useClientState.getState().currencyMap)
  return kept.find((instrument) => instrument.symbol === symbol)?.pair ?? symbol
}

/** `BTC/USDT` in its two halves. */
export function halvesOf({ pair }: Pick<WireInstrument, 'pair'>): {
  readonly base: string
  readonly quote: string
} {
  const [base = pair, quote = ''] = pair.split('/')
  return { base, quote }
}

function keptInstruments(): WireInstrument[] | undefined {
  const kept = Object.values(useClientState.getState().currencyMap)
  if (kept.length === 0) return undefined
  marketStore.load(kept, 'kept')
  return kept
}
