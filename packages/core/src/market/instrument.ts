// An instrument: what is traded, with its published constants (TR-14), the same for everyone.

import { type Lots, parseLots, parseQuantity, type Quantity } from '../numbers/lots.ts'
import { type Money, parseMoney } from '../numbers/money.ts'
import { type Price, parsePrice } from '../numbers/price.ts'
import { parseRate, type Rate } from '../numbers/rate.ts'

export type InstrumentSymbol = string

/** One offered length of a timed option with what a win pays (TR-5). */
export type OptionDuration = { readonly seconds: number; readonly payoutRate: Rate }

export type Instrument = {
  readonly symbol: InstrumentSymbol
  readonly base: string
  readonly quote: string
  readonly category: string
  readonly priceDecimals: number
  readonly contractSize: Quantity
  readonly spread: Price
  readonly leverages: readonly number[]
  readonly minLots: Lots
  readonly maxLots: Lots
  readonly lotStep: Lots
  readonly feeRate: Rate
  readonly overnightRate: { readonly long: Rate; readonly short: Rate }
  readonly durations: readonly OptionDuration[]
  readonly minStake: Money
  readonly maxStake: Money
  /** Ceiling of one account's open stakes; undefined: no limit (TR-5.1). */
  readonly maxOpenStake: Money | undefined
  /** Ceiling of one account's open notional in USD; undefined: no limit (TR-4.13). */
  readonly maxOpenNotional: Money | undefined
  /** A jump beyond this fraction of the last mark is quarantined (TR-2.8). */
  readonly outlierLimit: Rate
  /** Whether anything new may be opened on it; what is open stays and can be closed. */
  readonly isOffered: boolean
}

/** The same constants as decimal text: the shape of the catalogue, the database and the vectors. */
export type InstrumentText = {
  readonly symbol: string
  readonly base: string
  readonly quote: string
  readonly category?: string
  readonly priceDecimals: number
  readonly contractSize: string
  readonly spread: string
  readonly leverages: readonly number[]
  readonly minLots: string
  readonly maxLots: string
  readonly lotStep: string
  readonly feeRate: string
  readonly overnightRate: { readonly long: string; readonly short: string }
  readonly durations: readonly { readonly seconds: number; readonly payoutRate: string }[]
  readonly minStake: string
  readonly maxStake: string
  readonly maxOpenStake?: string
  readonly maxOpenNotional?: string
  readonly outlierLimit?: string
  /** Absent: it is offered. */
  readonly isOffered?: boolean
}

const DEFAULT_OUTLIER_LIMIT = '0.2'

/** Reads an instrument's constants; throws an Error that names the field that cannot be read. */
export function parseInstrument(text: InstrumentText): Instrument {
  const read = <T>(field: string, parse: (value: string) => T | undefined, value: string): T => {
    const parsed = parse(value)
    if (parsed === undefined) throw new Error(`${text.symbol}: ${field} cannot be ${value}`)
    return parsed
  }
  if (!isSupportedQuote(text)) throw new Error(`${text.symbol}: unsupported quote ${text.quote}`)
  return {
    symbol: text.symbol,
    base: text.base,
    quote: text.quote,
    category: text.category ?? 'crypto',
    priceDecimals: text.priceDecimals,
    contractSize: read('contractSize', parseQuantity, text.contractSize),
    spread: read('spread', parsePrice, text.spread),
    leverages: text.leverages,
    minLots: read('minLots', parseLots, text.minLots),
    maxLots: read('maxLots', parseLots, text.maxLots),
    lotStep: read('lotStep', parseLots, text.lotStep),
    feeRate: read('feeRate', parseRate, text.feeRate),
    overnightRate: {
      long: read('overnightRate.long', parseRate, text.overnightRate.long),
      short: read('overnightRate.short', parseRate, text.overnightRate.short),
    },
    durations: text.durations.map(({ seconds, payoutRate }) => ({
      seconds,
      payoutRate: read('payoutRate', parseRate, payoutRate),
    })),
    minStake: read('minStake', parseMoney, text.minStake),
    maxStake: read('maxStake', parseMoney, text.maxStake),
    maxOpenStake:
      text.maxOpenStake === undefined
        ? undefined
        : read('maxOpenStake', parseMoney, text.maxOpenStake),
    maxOpenNotional:
      text.maxOpenNotional === undefined
        ? undefined
        : read('maxOpenNotional', parseMoney, text.maxOpenNotional),
    outlierLimit: read('outlierLimit', parseRate, text.outlierLimit ?? DEFAULT_OUTLIER_LIMIT),
    isOffered: isOffered(text),
  }
}

export function isOffered({ isOffered }: Pick<InstrumentText, 'isOffered'>): boolean {
  return isOffered ?? true
}

/** The same constants, offered or not: written one way, so that equal ones are equal as text. */
export function asOffered(
  text: InstrumentText,
  offer: Pick<Instrument, 'isOffered'>,
): InstrumentText {
  const { isOffered: _before, ...constants } = text
  return offer.isOffered ? constants : { ...constants, isOffered: false }
}

/** What a lot is: whoever holds lots of it holds them of this. */
export function isSameContract(one: Lot, other: Lot): boolean {
  return (
    one.base === other.base && one.quote === other.quote && one.contractSize === other.contractSize
  )
}

type Lot = Pick<InstrumentText, 'base' | 'quote' | 'contractSize'>

/** True when prices are dollars; false for USD against another currency (TR-3). */
export function isQuotedInDollars({ quote }: Pick<Instrument, 'quote'>): boolean {
  return quote === 'USD' || quote === 'USDT'
}

/** TR-3: dollars, or USD against another currency; anything else is refused. */
function isSupportedQuote(text: InstrumentText): boolean {
  return isQuotedInDollars(text) || text.base === 'USD'
}
