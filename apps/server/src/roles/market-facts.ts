// Where the prices come from, as it is shown to customers and staff.

import { type MarketSource, originsOf, type PublishedDay } from '../feed/market-source.ts'
import type { Bus } from '../platform/bus.ts'
import { BusError } from '../platform/bus-error.ts'
import type { Log } from '../platform/log.ts'
import { repeat } from '../platform/repeat.ts'

export type MarketFacts = {
  readonly kind: MarketSource['kind']
  /** In no language: the venues, or what is played and how fast. */
  readonly description: string
  /**
   * The file or the venues of one instrument, whose median its price is; none: it has no price.
   * Asked anew at each use.
   */
  readonly originsOf: (symbol: string) => readonly string[]
  /** The symbols whose prices come from a base that is not their venue's own. */
  readonly unverified: () => ReadonlySet<string>
  /** Of a simulated market, once it runs. */
  readonly publishedDay: () => PublishedDay | undefined
}

/** Of a source in this process. */
export function factsOf(source: MarketSource): MarketFacts {
  const { kind, description } = source
  return {
    ...{ kind, description },
    originsOf: (symbol) => originsOf(source, symbol),
    unverified: () => new Set(unverifiedOf(source)),
    publishedDay: () => source.publishedDay?.(),
  }
}

function unverifiedOf(source: Pick<MarketSource, 'symbols'>): readonly string[] {
  return source.symbols().flatMap(({ symbol, isUnverified }) => (isUnverified ? [symbol] : []))
}

/** As one process tells another. */
type FactsText = Pick<MarketFacts, 'kind' | 'description'> & {
  readonly origins: Readonly<Record<string, readonly string[]>>
  readonly unverified: readonly string[]
  readonly publishedDay: PublishedDay | null
  readonly mode: 'practice' | 'live'
}

/** In English, for staff; undefined: it has no price. */
export function describeOrigins(origins: readonly string[]): string | undefined {
  return origins.length > 1 ? `median of ${origins.join(', ')}` : origins[0]
}

/** Answers `market.facts`. */
export function answerFacts(
  bus: Pick<Bus, 'answer'>,
  source: MarketSource,
  mode: FactsText['mode'],
): void {
  const { kind, description } = source
  bus.answer('market.facts', async (): Promise<FactsText> => {
    const symbols = new Set(source.symbols().map(({ symbol }) => symbol))
    const origins = [...symbols].map((symbol) => [symbol, originsOf(source, symbol)] as const)
    const publishedDay = source.publishedDay?.() ?? null
    return {
      ...{ kind, description, origins: Object.fromEntries(origins) },
      ...{ unverified: unverifiedOf(source), publishedDay, mode },
    }
  })
}

/** The day of a simulated market is another one so much later at most. */
const ASK_EVERY_MS = 5_000

export type RemoteFacts = MarketFacts & { readonly stop: () => Promise<void> }

/**
 * Of the process that leads; asked until it answers. Throws where it is of another mode, which two
 * people chose after it had started: then one of both has to start again.
 */
export async function openRemoteFacts(
  bus: Pick<Bus, 'ask'>,
  mode: FactsText['mode'],
  log: Log,
): Promise<RemoteFacts> {
  const read = async () => (await bus.ask('market.facts', {})) as FactsText
  let facts = await untilAnswered(read)
  if (facts.mode !== mode) {
    throw new Error(
      `the engine runs in ${facts.mode} mode and this process in ${mode}: start again`,
    )
  }
  const asking = repeat(ASK_EVERY_MS, log, async () => {
    facts = await read().catch(() => facts)
  })
  return {
    kind: facts.kind,
    get description() {
      return facts.description
    },
    originsOf: (symbol) => facts.origins[symbol] ?? [],
    unverified: () => new Set(facts.unverified),
    publishedDay: () => facts.publishedDay ?? undefined,
    stop: asking.stop,
  }
}

async function untilAnswered<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  for (;;) {
    try {
      return await ask()
    } catch (error) {
      if (!(error instanceof BusError)) throw error
      await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_MS))
    }
  }
}

const ASK_AGAIN_MS = 500
