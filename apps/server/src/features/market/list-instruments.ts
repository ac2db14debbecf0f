// The instruments as the lists show them: constants, newest prices, real 24 h figures.

import {
  durationsOffered,
  type Jurisdiction,
  leverageCapOf,
  leveragesOffered,
} from '@fairtick/core/engine/jurisdiction'
import { type InstrumentText, isOffered } from '@fairtick/core/market/instrument'
import type { SourceKind } from '@fairtick/core/market/source-kind'
import type { CallResult } from '@fairtick/wire/api-contract'
import type { Language } from '@fairtick/wire/languages'
import { writePair } from '@fairtick/wire/pair-name'
import type { Bus } from '../../platform/bus.ts'
import type { InstrumentSnapshot } from '../../platform/bus-topics.ts'
import type { CatalogueInstrument } from './read-catalogue.ts'
import type { SparkLines } from './spark-lines.ts'

export type WireInstrument = CallResult<'watchlist'>['data'][number]

export type InstrumentLists = {
  readonly bus: Bus
  readonly instruments: readonly CatalogueInstrument[]
  /** As they stand now; those of the catalogue are what shipped. */
  readonly constantsOf: (symbol: string) => InstrumentText
  /** What the rules of the country leave of them (TR-13). */
  readonly jurisdiction: () => Jurisdiction
  readonly sparkLines: SparkLines
  readonly now: () => number
  readonly source: SourceKind
  /** Where the prices of an instrument come from, in no language. */
  readonly originsOf: (symbol: string) => readonly string[]
  /** The symbols whose prices come from a base that is not their venue's own. */
  readonly unverified: () => ReadonlySet<string>
}

/**
 * All instruments in the order of the catalogue, but those that nobody could ever trade here;
 * `watched` have their star.
 */
export async function listInstruments(
  lists: InstrumentLists,
  watched: ReadonlySet<string>,
  language: Language,
): Promise<readonly WireInstrument[]> {
  const { bus, instruments, sparkLines, source, originsOf } = lists
  const unverified = lists.unverified()
  const [snapshot, sparks] = await Promise.all([
    bus.ask('market.snapshot', {}),
    sparkLines(lists.now()),
  ])
  const bySymbol = new Map(snapshot.instruments.map((entry) => [entry.symbol, entry]))
  const shown = instruments.filter(
    ({ symbol }) => isOffered(lists.constantsOf(symbol)) || bySymbol.get(symbol)?.tick,
  )
  return await Promise.all(
    shown.map(async (instrument) => {
      const { symbol } = instrument
      const running = await bus.ask('candle.running', { symbol })
      return writePair({
        pair: instrument.displayName,
        symbol,
        name: instrument.names[language],
        type: instrument.category,
        optional: watched.has(symbol),
        ...presentPrices(bySymbol.get(symbol)),
        market: running ?? null,
        dataType: running ? 'kline' : 'market',
        spark: [...(sparks.get(symbol) ?? [])],
        ...presentConstants(lists.constantsOf(symbol)),
        ...presentOffer(lists.jurisdiction(), lists.constantsOf(symbol), instrument.category),
        source,
        origins: [...originsOf(symbol)],
        isUnverified: unverified.has(symbol),
      })
    }),
  )
}

function presentPrices(snapshot: InstrumentSnapshot | undefined) {
  const { tick, day } = snapshot ?? {}
  return {
    price: tick?.price ?? null,
    change: tick?.change ?? null,
    high24h: day?.high24h ?? null,
    low24h: day?.low24h ?? null,
    volume24h: day?.volume24h ?? null,
    status: snapshot?.status ?? (-1 as const),
    tickTime: tick?.time ?? null,
    seq: tick?.seq ?? null,
  }
}

function presentConstants(instrument: InstrumentText) {
  const { spread, priceDecimals, contractSize, minLots, maxLots, lotStep } = instrument
  const { minStake, maxStake, feeRate, overnightRate } = instrument
  return {
    spread,
    priceDecimals,
    contractSize,
    minLots,
    maxLots,
    lotStep,
    maxOpenNotional: instrument.maxOpenNotional ?? null,
    minStake,
    maxStake,
    maxOpenStake: instrument.maxOpenStake ?? null,
    feeRate,
    overnightRate,
    isOffered: isOffered(instrument),
  }
}

/** What can be chosen here: the rules of the country may leave less than the instrument has. */
function presentOffer(jurisdiction: Jurisdiction, text: InstrumentText, category: string) {
  if (!isOffered(text)) return { leverages: [], leverageCap: null, durations: [] }
  const instrument = { ...text, category }
  const leverages = [...leveragesOffered(jurisdiction, instrument)]
  const isCut = leverages.length < text.leverages.length
  const offered = durationsOffered(jurisdiction, text.durations)
  return {
    leverages,
    leverageCap: isCut ? leverageCapOf(jurisdiction, instrument) : null,
    durations: offered.map(({ seconds, payoutRate }) => ({ seconds, payoutRate })),
  }
}
