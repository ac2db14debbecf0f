// `MARKET=replay`: recorded market data, looping, re-timed to now.

import { fileURLToPath } from 'node:url'
import type { Instrument, InstrumentSymbol } from '@fairtick/core/market/instrument'
import { roundPrice } from '@fairtick/core/numbers/price'
import { SECOND_MS } from '@fairtick/core/time/duration'
import type { MarketClock } from '../../platform/clock.ts'
import type { HistoryRequest, MarketSource, SourceListener } from '../market-source.ts'
import { chooseReplayFiles, type ReplayFiles } from './replay-files.ts'
import { buildReplayHistory } from './replay-history.ts'
import { createReplayPlayer, type ReplayPlayer } from './replay-player.ts'
import { createReplayTrack, type ReplayTrack } from './replay-track.ts'

export type ReplaySettings = {
  /** `REPLAY`: files, folders and SYMBOL=FILE pairs with commas between. */
  readonly replay: string
  /** `REPLAY_SPEED`: 1 is as recorded. */
  readonly speed: number
  /** `REPLAY_FROM`: the start position; files that do not reach it start at their beginning. */
  readonly fromMs: number | undefined
}

export type ReplayPlan = {
  readonly settings: ReplaySettings
  readonly instruments: readonly Pick<Instrument, 'symbol' | 'priceDecimals'>[]
  readonly clock: MarketClock
}

/** The excerpt that ships, and a start position that leaves history before it. */
export const SHIPPED_REPLAY: ReplaySettings = {
  replay: fileURLToPath(new URL('../../../market-data/', import.meta.url)),
  speed: 1,
  fromMs: Date.UTC(2018, 3, 5, 12),
}

export const SLOWEST_REPLAY = 0.01
export const FASTEST_REPLAY = 3_600

/** How often the position is looked at. */
const LOOK_EVERY_MS = 50

/** The name of the replay in feed states. */
const REPLAY_FEED = 'replay'

/** `REPLAY_SPEED`; undefined when it is no speed between the slowest and the fastest. */
export function parseReplaySpeed(text: string): number | undefined {
  const speed = /^[0-9]{1,4}(\.[0-9]{1,3})?$/.test(text) ? Number(text) : 0
  return speed >= SLOWEST_REPLAY && speed <= FASTEST_REPLAY ? speed : undefined
}

/** `REPLAY_FROM`, an ISO 8601 time in UTC (`2021-05-19T12:00:00Z`) or date; else undefined. */
export function parseReplayFrom(text: string): number | undefined {
  const isUtc = /^[0-9]{4}-[0-9]{2}-[0-9]{2}(T[0-9]{2}:[0-9]{2}(:[0-9]{2}(\.[0-9]{1,3})?)?Z)?$/
  const timeMs = isUtc.test(text) ? Date.parse(text) : Number.NaN
  return Number.isNaN(timeMs) ? undefined : timeMs
}

/** Without the text of the file that plays, which is read once. */
type Track = Omit<ReplayFiles, 'played'> & {
  readonly track: ReplayTrack
  readonly startMs: number
  readonly priceDecimals: number
}

/** Reads the files; throws an Error with one sentence when one cannot be read. */
export function createReplaySource({ settings, instruments, clock }: ReplayPlan): MarketSource {
  const tracks = loadTracks(settings, instruments)
  const names = [...tracks.keys()].join(', ')
  let startedMs: number | undefined
  let players: readonly ReplayPlayer[] = []
  return {
    kind: 'replay',
    description: `${names} · ×${settings.speed}`,
    symbols: () =>
      [...tracks.values()].map(({ symbol, origin }) => ({ symbol, origin, feed: REPLAY_FEED })),
    history: async (request) => {
      const of = tracks.get(request.symbol)
      return of ? historyOf(of, request, startedMs ?? clock.wallMs()) : []
    },
    subscribe: (listener) => {
      startedMs = clock.wallMs()
      players = [...tracks.values()].map((of) => createReplayPlayer({ ...of, listener }))
      return play(players, listener, { speed: settings.speed, clock })
    },
    status: () => (players.length === 0 ? {} : { [REPLAY_FEED]: 'up' }),
  }
}

function loadTracks(
  settings: ReplaySettings,
  instruments: ReplayPlan['instruments'],
): ReadonlyMap<InstrumentSymbol, Track> {
  const decimals = new Map(instruments.map((each) => [each.symbol, each.priceDecimals]))
  const chosen = chooseReplayFiles(settings.replay, [...decimals.keys()])
  return new Map(
    chosen.map(({ symbol, played, longer, origin }) => {
      const { fromMs } = settings
      const reaches = fromMs !== undefined && fromMs >= played.firstMs && fromMs <= played.lastMs
      const startMs = reaches ? fromMs : played.firstMs
      const track = createReplayTrack(played)
      const priceDecimals = decimals.get(symbol) ?? 0
      return [symbol, { symbol, longer, origin, track, startMs, priceDecimals }]
    }),
  )
}

/** Prices as marks: rounded half-even to the instrument's decimals, as the ticks will be. */
function historyOf(of: Track, { interval, beforeMs, limit }: HistoryRequest, wallMs: number) {
  const position = { fileMs: of.startMs, wallMs }
  const candles = buildReplayHistory({ ...of, position }, interval)
  const wanted = candles.filter(({ time }) => time < beforeMs).slice(-limit)
  return wanted.map((candle) => ({
    ...candle,
    open: roundPrice(candle.open, of.priceDecimals),
    high: roundPrice(candle.high, of.priceDecimals),
    low: roundPrice(candle.low, of.priceDecimals),
    close: roundPrice(candle.close, of.priceDecimals),
  }))
}

/** More of our time than this between two looks is a leap of the clock, not a slow machine. */
const LEAP_MS = 5 * SECOND_MS

function play(
  players: readonly ReplayPlayer[],
  listener: SourceListener,
  { speed, clock }: { readonly speed: number; readonly clock: MarketClock },
): () => Promise<void> {
  const startedMs = clock.monotonicMs()
  let seenMs = startedMs
  const look = () => {
    const nowMs = clock.monotonicMs()
    const playedMs = (nowMs - startedMs) * speed
    const isLeap = nowMs - seenMs > LEAP_MS
    seenMs = nowMs
    for (const player of players) {
      if (isLeap) player.leapTo(playedMs)
      else player.playTo(playedMs)
      if (player.isAlive()) listener.onAlive(player.symbol)
    }
  }
  listener.onState(REPLAY_FEED, 'up')
  look()
  const leave = clock.onAdvance?.(look)
  const timer = setInterval(look, LOOK_EVERY_MS)
  return async () => {
    clearInterval(timer)
    leave?.()
  }
}
