// `MARKET`: which source prices the market, and the sentence that says why.

import type { SourceKind } from '@fairtick/core/market/source-kind'
import type { LiveSource } from './adapters/live-source.ts'
import type { MarketSource } from './market-source.ts'

export const MARKET_CHOICES = ['auto', 'live', 'replay', 'simulated'] as const

export type MarketChoice = (typeof MARKET_CHOICES)[number]

/** Makes a source only when it is chosen: a replay reads its files. */
export type SourceFactories = {
  readonly live: () => LiveSource
  readonly replay: () => MarketSource | Promise<MarketSource>
  readonly simulated: () => MarketSource | Promise<MarketSource>
}

export type ChosenSource = { readonly source: MarketSource; readonly reason: string }

/** `auto` takes the live market when a quorum for each instrument answers within this time. */
export const VENUES_ANSWER_WITHIN_MS = 5_000

export function parseMarketChoice(text: string): MarketChoice | undefined {
  return MARKET_CHOICES.find((choice) => choice === text)
}

/** Why nobody's money may hang on the prices of such a source; none: it may. */
const PRACTICE_ONLY: Readonly<Record<SourceKind, string | undefined>> = {
  live: undefined,
  replay: 'its prices are recorded ones, which anybody can know in advance',
  simulated: 'its prices are made here, with no market behind them',
}

/** What refuses such a source where real money moves (H2); undefined: nothing does. */
export function refuseForMode(mode: 'practice' | 'live', kind: SourceKind): string | undefined {
  const reason = PRACTICE_ONLY[kind]
  if (mode === 'practice' || reason === undefined) return undefined
  return `A ${kind} market is for practice only: ${reason}. Real money needs MARKET=live.`
}

/** The chosen source with a sentence for the log and the info pages. */
export async function chooseSource(
  choice: MarketChoice,
  factories: SourceFactories,
): Promise<ChosenSource> {
  if (choice === 'auto') return chooseByAnswers(factories)
  const source = await factories[choice]()
  const caution = PRACTICE_ONLY[source.kind]
  const warning = caution === undefined ? '' : ` (for practice only: ${caution})`
  return { source, reason: `MARKET=${choice}: ${source.description}${warning}` }
}

async function chooseByAnswers(factories: SourceFactories): Promise<ChosenSource> {
  const live = factories.live()
  const { silent, unpriced } = await live.askVenues(VENUES_ANSWER_WITHIN_MS)
  if (silent.length === 0) {
    return { source: live, reason: `MARKET=auto: every venue answered: ${live.description}` }
  }
  const seconds = VENUES_ANSWER_WITHIN_MS / 1_000
  const gap = `no answer of ${silent.join(' and ')} within ${seconds} s`
  if (unpriced.length === 0) {
    const reason = `MARKET=auto: ${gap}, and no instrument hangs on it: ${live.description}`
    return { source: live, reason }
  }
  const source = await factories.simulated()
  return { source, reason: `MARKET=auto: ${gap}: ${source.description}` }
}
