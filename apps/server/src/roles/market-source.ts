// Chooses the market source by the configuration, and holds the data folder to its kind (TR-2.11).

import type { Instrument } from '@fairtick/core/market/instrument'
import type { SourceKind } from '@fairtick/core/market/source-kind'
import { type Price, parsePrice } from '@fairtick/core/numbers/price'
import { createLiveSource } from '../feed/adapters/live-source.ts'
import { createReplaySource, SHIPPED_REPLAY } from '../feed/adapters/replay-source.ts'
import { createSimulatedSource } from '../feed/adapters/simulator-source.ts'
import { type ChosenSource, chooseSource, refuseForMode } from '../feed/choose-source.ts'
import type { MarketSource } from '../feed/market-source.ts'
import { openSimulatedDays } from '../feed/simulated-day-folder.ts'
import type { MarketClock } from '../platform/clock.ts'
import type { MarketConfig } from '../platform/config.ts'
import type { Queryable } from '../platform/database.ts'
import type { Log } from '../platform/log.ts'
import { randomId } from '../platform/random-id.ts'
import { SettingsError } from '../platform/settings-reader.ts'
import { SourceMismatch } from '../platform/startup-errors.ts'

export type SourceParts = {
  readonly mode: 'practice' | 'live'
  readonly market: MarketConfig
  readonly instruments: readonly Instrument[]
  readonly clock: MarketClock
  readonly log: Log
  /** The kind that the data belongs to; undefined before the first start. */
  readonly belongsTo: SourceKind | undefined
  /** Newest stored marks: a simulated market goes on from them. */
  readonly lastPrices: ReadonlyMap<string, Price>
  /** The newest moment on the tape; undefined before the first start. */
  readonly tapeTimeMs: number | undefined
  /** Where a simulated market keeps its days. */
  readonly dataFolder: string
}

/** Throws SourceMismatch when the data is of another kind, SettingsError where it may not be. */
export async function openSource(parts: SourceParts): Promise<ChosenSource> {
  const { mode, market, belongsTo } = parts
  // `auto` stays with what the data belongs to; only a first start looks for the venues.
  const choice = market.source === 'auto' ? (belongsTo ?? 'auto') : market.source
  const chosen = await chooseSource(choice, sourceFactories(parts))
  const { kind } = chosen.source
  const refusal = refuseForMode(mode, kind)
  if (refusal !== undefined) throw new SettingsError([refusal])
  if (belongsTo !== undefined && belongsTo !== kind) {
    throw new SourceMismatch(
      `The data here belongs to a ${belongsTo} market and MARKET asks for a ${kind} one. ` +
        `Start with MARKET=${belongsTo}, use another FAIRTICK_DATA, ` +
        `or change it for good with: npm run market -- ${kind}`,
    )
  }
  return chosen
}

function sourceFactories(parts: SourceParts) {
  const { market, instruments, clock, log } = parts
  return {
    live: () =>
      createLiveSource({
        symbols: instruments.map(({ symbol }) => symbol),
        bases: venueBases(market),
        surroundings: {
          clock,
          // Jitter of retries: nothing that a customer sees depends on it.
          random: () => Number.parseInt(randomId().replace(/\D/g, '').slice(0, 6) || '0', 10) / 1e6,
          pause: (durationMs) => new Promise((resolve) => setTimeout(resolve, durationMs)),
          warn: (message) => log.warn(message),
        },
      }),
    replay: () => openReplay(market, instruments, clock),
    simulated: () => openSimulated(parts),
  }
}

/** A day that cannot be read is told before anything runs: another one may only follow if asked. */
function openSimulated(parts: SourceParts): MarketSource {
  try {
    return createSimulatedSource({ ...parts, days: openSimulatedDays(parts.dataFolder) })
  } catch (error) {
    throw new SettingsError([
      `A day of simulated-days in FAIRTICK_DATA cannot be read: ${(error as Error).message}. ` +
        'Restore it; without it another day begins, and verify-tape says for good that it was lost.',
    ])
  }
}

/** A file that cannot be played is a setting to be mended. */
function openReplay(
  market: MarketConfig,
  instruments: readonly Instrument[],
  clock: MarketClock,
): MarketSource {
  const { replay, replaySpeed: speed, replayFromMs: fromMs } = market
  const settings =
    replay.length === 0
      ? { ...SHIPPED_REPLAY, speed, ...fromOf(market) }
      : { replay: replay.join(','), speed, fromMs }
  try {
    return createReplaySource({ settings, instruments, clock })
  } catch (error) {
    throw new SettingsError([`REPLAY cannot be played: ${(error as Error).message}`])
  }
}

function fromOf({ replayFromMs }: MarketConfig) {
  return replayFromMs === undefined ? {} : { fromMs: replayFromMs }
}

function venueBases(market: MarketConfig) {
  return Object.fromEntries(
    BASES.flatMap((name) => {
      const base = market[name]
      return base === undefined ? [] : [[name, base]]
    }),
  )
}

const BASES = [
  ...(['binanceRest', 'binanceWs', 'krakenRest', 'krakenWs'] as const),
  ...(['coinbaseWs', 'bitstampWs'] as const),
]

/** The newest close of each instrument. */
export async function loadLastPrices(database: Queryable): Promise<Map<string, Price>> {
  const rows = await database.query<{ symbol: string; close: string }>(
    `SELECT DISTINCT ON (symbol) symbol, close FROM candle
     WHERE "interval" = '1m' ORDER BY symbol, time DESC`,
  )
  return new Map(
    rows.flatMap(({ symbol, close }) => {
      const price = parsePrice(close)
      return price === undefined ? [] : [[symbol, price] as const]
    }),
  )
}
