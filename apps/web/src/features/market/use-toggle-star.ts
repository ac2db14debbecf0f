// A star shows at once and can be undone; the server's answer has the last word.

import { useToast } from '@fairtick/ui/toast'
import { patchInstrument } from '../../live/instruments.ts'
import { call } from '../../platform/client-instance.ts'
import type { WireInstrument } from '../../platform/client-state.ts'
import { useText } from '../../platform/i18n.ts'
import { queryClient } from '../../platform/query-client.ts'
import { watchlistQuery } from './watchlist-query.ts'

type Starred = Pick<WireInstrument, 'symbol' | 'pair' | 'optional'>
/** The star as it is to be. */
type Star = Pick<WireInstrument, 'symbol' | 'optional'>

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
    // Where the list has not been read it will be, with this one in it.
    if (symbols === undefined) return undefined
    const others = symbols.filter((one) => one !== symbol)
    return optional ? [...others, symbol] : others
  })
}
