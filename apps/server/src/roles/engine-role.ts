// The engine with its feed: history first, then the tape; what is committed goes to the bus.

import type { Instrument } from '@fairtick/core/market/instrument'
import { loadDayMinutes, loadHistory, rollUpCommitted } from '../engine/candles/candle-history.ts'
import { readCandle } from '../engine/candles/candle-store.ts'
import type { EnginePort } from '../engine/engine-port.ts'
import {
  type Engine,
  type EngineSettings,
  type Standing,
  startEngine,
} from '../engine/run/engine-host.ts'
import { type MarketBoard, startMarketBoard } from '../engine/run/market-board.ts'
import type { Recovered } from '../engine/run/recovery.ts'
import type { FrameKeeper } from '../features/tape/keep-frames.ts'
import { type Feed, startFeed } from '../feed/feed.ts'
import type { MarketSource, VenueDepth } from '../feed/market-source.ts'
import type { Bus } from '../platform/bus.ts'
import type { Calendar } from '../platform/calendar.ts'
import type { Clock } from '../platform/clock.ts'
import type { Config } from '../platform/config.ts'
import type { Database } from '../platform/database.ts'
import type { Log } from '../platform/log.ts'
import { publishEngineNews } from './engine-news.ts'

export type EngineRoleParts = {
  readonly config: Config
  readonly database: Database
  readonly bus: Bus
  readonly clock: Clock
  readonly calendar: Calendar
  readonly log: Log
  readonly source: MarketSource
  readonly isFirstStart: boolean
  readonly instruments: readonly Instrument[]
  /** What stands for everyone, asked whenever the engine begins to lead. */
  readonly standing: () => Promise<Standing>
  readonly onDepth: (depth: VenueDepth, time: number) => void
  /** Keeps what ticks were read from, where they are of venues. */
  readonly frames?: FrameKeeper
  readonly historyPatienceMs?: number
  /** Told while it leads, where another may come to lead. */
  readonly leading?: Pick<EngineSettings, 'onLead' | 'onAlive' | 'onLeave' | 'onDeposed'> & {
    readonly onRecovered?: (recovered: Recovered) => void
  }
}

export type EngineRole = {
  readonly engine: Engine
  /** For who has it by its port alone. */
  readonly port: EnginePort
  readonly feed: Feed
  /** Once the history is in: an hour is folded once, from whatever minutes it has by then. */
  readonly rollUpCandles: () => Promise<void>
  readonly storeFrames: () => Promise<void>
  readonly stop: () => Promise<void>
}

/** A venue's history may take longer than a start should wait; the rest follows. */
const HISTORY_PATIENCE_MS = 8_000

export async function startEngineRole(parts: EngineRoleParts): Promise<EngineRole> {
  const { config, database, bus, clock, log, source, instruments, calendar } = parts
  let history: Promise<void> | undefined
  let isHistoryIn = false
  let tellStates = () => {}
  const engine = startEngine({
    mode: config.mode,
    clock,
    calendar,
    database,
    log,
    catalogue: [],
    standing: parts.standing,
    source: source.kind,
    feeds: source.feeds?.() ?? [],
    ...parts.leading,
    // What was said of the sources while nobody led is on no tape.
    onLead: (lease) => {
      parts.leading?.onLead?.(lease)
      tellStates()
    },
    // Once, and by who leads: another engine's history is not filled beside it.
    onLease: async () => {
      history ??= fillHistory(parts).then(() => {
        isHistoryIn = true
      })
      await Promise.race([history, pause(parts.historyPatienceMs ?? HISTORY_PATIENCE_MS)])
    },
    onRecovered: async (recovered) => {
      parts.leading?.onRecovered?.(recovered)
      await loadBoard(parts, board, recovered)
    },
  })
  const board = startMarketBoard(bus, engine.now)
  engine.onCommitted(({ tape, time, minutes }) => {
    board.add(
      tape.flatMap(({ entry }) => (entry.kind === 'tick' ? [entry] : [])),
      minutes,
      time,
    )
    parts.frames?.keep(tape)
  })
  publishEngineNews(engine, bus)
  await engine.started
  const feed = startFeed({
    source,
    instruments,
    clock,
    onDraft: engine.submit,
    onDepth: (depth) => parts.onDepth(depth, engine.now()),
    ...(parts.frames && { onFrame: parts.frames.offer }),
  })
  tellStates = feed.tellStates
  const storeFrames = async () => parts.frames?.store()
  return {
    engine,
    port: { ...engine, submit: async (draft) => engine.submit(draft) },
    feed,
    rollUpCandles: async () => {
      if (isHistoryIn) await rollUpCommitted(database)
    },
    storeFrames,
    stop: async () => {
      await feed.stop()
      await engine.stop()
      board.stop()
      await storeFrames().catch((error) => log.warn({ err: error }, 'the last frames are lost'))
    },
  }
}

/** Only a live market existed while we were away; another one's gaps stay holes (TR-2.10). */
async function fillHistory(parts: EngineRoleParts): Promise<void> {
  const { source, database, clock, log } = parts
  if (!parts.isFirstStart && source.kind !== 'live') return
  const symbols = [...new Set(source.symbols().map(({ symbol }) => symbol))]
  try {
    await loadHistory(database, source.history, symbols, clock.wallMs())
  } catch (error) {
    log.warn({ err: error }, 'the history of the market could not be loaded whole')
  }
}

async function loadBoard(
  { database, clock, instruments }: EngineRoleParts,
  board: MarketBoard,
  { state, runningTicks }: Recovered,
): Promise<void> {
  const days = await loadDayMinutes(database, readCandle, clock.wallMs())
  board.load(
    instruments.map((instrument) => ({
      instrument,
      tick: state.markets.get(instrument.symbol)?.tick,
      day: days.get(instrument.symbol) ?? [],
      running: runningTicks.filter(({ symbol }) => symbol === instrument.symbol),
    })),
  )
}

function pause(durationMs: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, durationMs).unref())
}
