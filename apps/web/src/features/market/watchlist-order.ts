// In which order the watchlist shows its rows, and how it is changed.

import { useQuery } from '@tanstack/react-query'
import { call } from '../../platform/client-instance.ts'
import { queryClient } from '../../platform/query-client.ts'
import { watchlistQuery } from './watchlist-query.ts'

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
