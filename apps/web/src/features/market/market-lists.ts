// The lists of the market screen: watchlist, all, USDT, and the categories that are left.

import type { WireInstrument } from '../../platform/client-state.ts'

type Listed = Pick<WireInstrument, 'symbol' | 'pair' | 'name' | 'type' | 'optional'>

/** `watchlist`, `all`, `usdt`, or the code of a category. */
export type MarketList = string

/** USDT is a list of its own; a category that it covers whole needs no second one. */
export function marketListsOf(instruments: readonly Listed[]): readonly MarketList[] {
  const others = new Set(instruments.filter((one) => !isUsdt(one)).map(({ type }) => type))
  const usdt = instruments.some(isUsdt) ? ['usdt'] : []
  return ['watchlist', 'all', ...usdt, ...others]
}

export function instrumentsOf<Instrument extends Listed>(
  instruments: readonly Instrument[],
  list: MarketList,
): readonly Instrument[] {
  if (list === 'all') return instruments
  if (list === 'watchlist') return instruments.filter(({ optional }) => optional)
  if (list === 'usdt') return instruments.filter(isUsdt)
  return instruments.filter(({ type }) => type === list)
}

/** Matches pair, symbol and name, without regard to case, width, blanks or kind of kana. */
export function searchInstruments<Instrument extends Listed>(
  instruments: readonly Instrument[],
  query: string,
): readonly Instrument[] {
  const wanted = plain(query)
  if (wanted === '') return instruments
  return instruments.filter((one) =>
    [one.pair, one.symbol, one.name].some((text) => plain(text).includes(wanted)),
  )
}

function isUsdt({ pair }: Listed): boolean {
  return pair.endsWith('/USDT')
}

function plain(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s/]/g, '')
    .replaceAll(/[ぁ-ゖ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) + TO_KATAKANA))
}

/** From a hiragana letter to its katakana. */
const TO_KATAKANA = 0x60
