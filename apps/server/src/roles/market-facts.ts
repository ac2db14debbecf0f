// Where the prices come from, as it is shown to customers and staff.

import { type MarketSource, originOf, type PublishedDay } from '../feed/market-source.ts'

export type MarketFacts = {
  readonly kind: MarketSource['kind']
  /** In no language: the venues, or what is played and how fast. */
  readonly description: string
  /** The venue or file of one instrument; undefined: it has none. Asked anew at each use. */
  readonly originOf: (symbol: string) => string | undefined
  /** Of a simulated market, once it runs. */
  readonly publishedDay: () => PublishedDay | undefined
}

/** Of a source in this process. */
export function factsOf(source: MarketSource): MarketFacts {
  const { kind, description } = source
  return {
    ...{ kind, description },
    originOf: (symbol) => originOf(source, symbol),
    publishedDay: () => source.publishedDay?.(),
  }
}
