// The watchlist: a star shows at once and can be undone; the server's answer has the last word.

import { useToast } from '@fairtick/ui/toast'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { patchInstrument } from '../../live/instruments.ts'
import { call } from '../../platform/client-instance.ts'
import type { WireInstrument } from '../../platform/client-state.ts'
import { useText } from '../../platform/i18n.ts'
import { queryClient } from '../../platform/query-client.ts'

type Starred = Pick<WireInstrument, 'symbol' | 'pair' | 'optional'>
/** The star as it is to be. */
type Star = Pick<WireInstrument, 'symbol' | 'optional'>

export const watchlistQuery = queryOptions({
  queryKey: ['watchlist'],
  queryFn: async () => (await call('watchlist')).data.map(({ symbol }) => symbol),
})

/** The starred symbols in my order; asked for by the list that shows them. */
export function useWatchlistOrder(when: 'shown' | 'not'): readonly string[] | undefined {
  return useQuery({ ...watchlistQuery, enabled: when === 'shown' }).data
}

/** Sends a new order; what is shown changes at once. */
export async function reorderWatchlist(symbols: readonly string[]): Promise<void> {
  queryClient.setQueryData(watchlistQuery.queryKey, [...symbols])
  try {
    await call('orderWatchlist', { body: { symbols: [...symbols] } })
  } finally {
    await queryClient.invalidateQueries({ queryKey: watchlistQuery.queryKey })
  }
}

/** Gives the function that turns a star. */
export function useToggleStar(): (instrument: Starred) => void {
  const t = useText()
  const showToast = useToast()

  async function turn(star: Star): Promise<void> {
    const { symbol, optional } = star
    show(star)
    try {
      await call('updateWatchlist', { body: { symbol, optional } })
    } catch {
      show({ symbol, optional: !optional })
      showToast({ text: t('market.starFailed'), tone: 'danger' })
    }
    await queryClient.invalidateQueries({ queryKey: watchlistQuery.queryKey })
  }

  return (instrument) => {
    const { symbol, pair, optional } = instrument
    void turn({ symbol, optional: !optional })
    showToast({
      text: t(optional ? 'market.unstarred' : 'market.starred', { pair }),
      tone: 'success',
      action: { label: t('shell.undo'), onClick: () => void turn({ symbol, optional }) },
    })
  }
}

function show({ symbol, optional }: Star): void {
  patchInstrument(symbol, { optional })
  queryClient.setQueryData(watchlistQuery.queryKey, (symbols) => {
    const others = (symbols ?? []).filter((one) => one !== symbol)
    return optional ? [...others, symbol] : others
  })
}
