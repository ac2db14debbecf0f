// The channels of the socket by name (api.md, Socket): what each one means.

export type PublicChannel =
  /** The tickers of all instruments. */
  | { readonly kind: 'tickers' }
  | { readonly kind: 'ticker' | 'tick' | 'depth' | 'candle'; readonly symbol: string }

export type Channel = PublicChannel | { readonly kind: 'account' }

const SYMBOL = /^[A-Z0-9]{2,20}$/
const OF_ONE_INSTRUMENT = /^(ticker|tick|depth):([A-Z0-9]{2,20})$/
/** Longer candles are folded by the client from the one-minute ones. */
const OF_CANDLES = /^kline:([A-Z0-9]{2,20}):1m$/

/** Undefined where there is no such channel; whether the instrument exists is not judged here. */
export function parseChannel(name: string): Channel | undefined {
  if (name === 'ticker') return { kind: 'tickers' }
  if (name === 'account') return { kind: 'account' }
  const one = OF_ONE_INSTRUMENT.exec(name)
  if (one) return { kind: one[1] as 'ticker' | 'tick' | 'depth', symbol: one[2] ?? '' }
  const candles = OF_CANDLES.exec(name)
  return candles ? { kind: 'candle', symbol: candles[1] ?? '' } : undefined
}

/** Symbols stand in frames as they are: only such text is carried at all. */
export function isSymbol(text: string): boolean {
  return SYMBOL.test(text)
}
