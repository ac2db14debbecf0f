// The channels of the socket by name (api.md, Socket): both sides read and write them here.

import { INTERVALS, type Interval } from '@fairtick/core/market/candle'
import { OWN_CHANNELS, type OwnChannel } from './own-channels.ts'

export type CandleChannel = {
  readonly kind: 'candle'
  readonly symbol: string
  readonly interval: Interval
}

/** Of one instrument each. */
const OF_INSTRUMENT = ['ticker', 'tick', 'depth'] as const

type InstrumentChannel = {
  readonly kind: (typeof OF_INSTRUMENT)[number]
  readonly symbol: string
}

export type PublicChannel =
  /** The tickers of all instruments; the latest candle of each. */
  { readonly kind: 'tickers' | 'candles' } | InstrumentChannel | CandleChannel

export type Channel = PublicChannel | { readonly kind: OwnChannel }

/** What a client may subscribe to: another name does not compile. */
export type ChannelName =
  | 'ticker'
  | 'kline'
  | OwnChannel
  | `${InstrumentChannel['kind']}:${string}`
  | `kline:${string}:${Interval}`

/** All that there are of an instrument, and those of none. */
export function channelNames(symbol: string): readonly ChannelName[] {
  return [
    ...(['ticker', 'kline', ...OWN_CHANNELS] as const),
    ...OF_INSTRUMENT.map((kind) => `${kind}:${symbol}` as const),
    ...INTERVALS.map((interval) => `kline:${symbol}:${interval}` as const),
  ]
}

const SYMBOL = /^[A-Z0-9]{2,20}$/
const OF_ONE_INSTRUMENT = new RegExp(`^(${OF_INSTRUMENT.join('|')}):([A-Z0-9]{2,20})$`)
const OF_CANDLES = new RegExp(`^kline:([A-Z0-9]{2,20}):(${INTERVALS.join('|')})$`)

/** Undefined where there is no such channel; whether the instrument exists is not judged here. */
export function parseChannel(name: string): Channel | undefined {
  if (name === 'ticker') return { kind: 'tickers' }
  if (name === 'kline') return { kind: 'candles' }
  const own = OWN_CHANNELS.find((kind) => kind === name)
  if (own !== undefined) return { kind: own }
  const one = OF_ONE_INSTRUMENT.exec(name)
  if (one) return { kind: one[1] as InstrumentChannel['kind'], symbol: one[2] ?? '' }
  const candles = OF_CANDLES.exec(name)
  if (!candles) return undefined
  return { kind: 'candle', symbol: candles[1] ?? '', interval: candles[2] as Interval }
}

/** Symbols stand in frames as they are: only such text is carried at all. */
export function isSymbol(text: string): boolean {
  return SYMBOL.test(text)
}
