// Frames, many of them wrong, through session, guard and sampler; a million in a campaign.

import { parseRate, type Rate } from '@fairtick/core/numbers/rate'
import { sampleFuzz } from '@fairtick/testkit/drawn-sample'
import { createManualClock } from '@fairtick/testkit/manual-clock'
import { createSeededRandom } from '@fairtick/testkit/seeded-random'
import { describe, expect, it } from 'vitest'
import { startBinanceSession } from './adapters/binance-session.ts'
import { createDropCounts } from './adapters/drop-counts.ts'
import { createInstrumentFlow } from './adapters/instrument-flow.ts'
import { type FeedDraft, startFeed } from './feed.ts'
import type { MarketSource } from './market-source.ts'

const SYMBOLS = ['BTCUSDT', 'ETHUSDT', 'SOLUSDT', 'XAUUSD']
const PARTS = { fixed: 200_000, drawn: 200_000, all: 1_000_000 }
const WINDOW_MS = 250
const QUOTES_PER_WINDOW = 9
/** Ids leave room in between for frames that no honest venue sent. */
const ID_STEP = 10

type Injected = { repeated: number; late: number; wrong: number; outliers: number }

describe.each(sampleFuzz('a hostile feed', PARTS))(
  'REL-20: a hostile feed of $numRuns frames, seed $seed',
  ({ seed, numRuns }) => {
    it('gives the ticks of the clean one; outliers are quarantined, others left out', async () => {
      const injected: Injected = { repeated: 0, late: 0, wrong: 0, outliers: 0 }
      const windows = makeWindows(createSeededRandom(seed).next, numRuns)
      const clean = await run(windows)
      const hostile = await run(spoil(windows, createSeededRandom(seed + 1).next, injected))

      expect(windows.flat().length).toBeLessThan(hostile.frames)
      expect(hostile.frames).toBeGreaterThanOrEqual(numRuns)
      expect(clean.ticks.length).toBeGreaterThan(numRuns / 20)
      expect(clean.dropped).toEqual({})
      expect(hostile.ticks).toEqual(clean.ticks)
      expect(hostile.quarantines).toBe(injected.outliers)
      expect(injected.outliers).toBeGreaterThan(numRuns / 10_000)
      expect(hostile.dropped.repeated).toBe(injected.repeated)
      expect(hostile.dropped['out-of-order']).toBe(injected.late)
      expect(sum(Object.values(hostile.dropped))).toBe(
        injected.repeated + injected.late + injected.wrong,
      )
    })
  },
)

type Frame = { readonly kind: 'best' | 'trade'; readonly text: string; readonly id: number }

/** Each window of 250 ms begins with one best price per symbol; it becomes the tick. */
function makeWindows(chance: () => number, frames: number): readonly (readonly Frame[])[] {
  const perWindow = SYMBOLS.length * (QUOTES_PER_WINDOW + 1)
  const middles = SYMBOLS.map(() => 5_000_000)
  return Array.from({ length: Math.ceil(frames / perWindow) }, (_, window) =>
    Array.from({ length: perWindow }, (__, place): Frame => {
      const which = place % SYMBOLS.length
      const round = Math.floor(place / SYMBOLS.length)
      const id = ID_STEP * (1 + window * (QUOTES_PER_WINDOW + 1) + round)
      if (round === QUOTES_PER_WINDOW) return { kind: 'trade', id, text: tradeText(which, id) }
      const middle = (middles[which] ?? 0) + Math.round((chance() - 0.5) * 200)
      // Odd and even in turn, so that the first price of a window is always a change.
      const opening = middle - ((((middle - window) % 2) + 2) % 2)
      middles[which] = Math.max(1_000_000, round === 0 ? opening : middle)
      return {
        kind: 'best',
        id,
        text: bestText(which, id, ((middles[which] ?? 0) / 100).toFixed(2)),
      }
    }),
  )
}

/** 5 % repeated, 5 % swapped, 2 % late, 0.1 % zero, negative, NaN or 1000 times too high. */
function spoil(
  windows: readonly (readonly Frame[])[],
  chance: () => number,
  injected: Injected,
): readonly (readonly Frame[])[] {
  const waiting: Frame[] = []
  return windows.map((frames) => {
    const opening = frames.slice(0, SYMBOLS.length)
    const spoiled: Frame[] = [...opening]
    injected.late += waiting.length
    spoiled.push(...waiting.splice(0))
    const sentEarly = new Set<Frame>()
    for (const [place, frame] of frames.entries()) {
      if (place < SYMBOLS.length) continue
      const dice = chance()
      const next = frames[place + SYMBOLS.length]
      if (sentEarly.has(frame) || (dice >= 0.07 && dice < 0.12)) {
        injected.repeated += 1
        spoiled.push(...(sentEarly.has(frame) ? [frame] : [frame, frame]))
      } else if (frame.kind === 'best' && dice < 0.02) waiting.push(frame)
      else if (frame.kind === 'best' && dice < 0.07 && next?.kind === 'best') {
        injected.late += 1
        sentEarly.add(next)
        spoiled.push(next, frame)
      } else {
        spoiled.push(frame)
        if (frame.kind === 'trade' || chance() > 0.001) continue
        spoiled.push(wrongFrame(place % SYMBOLS.length, frame.id + 1, chance, injected))
      }
    }
    return spoiled
  })
}

function wrongFrame(which: number, id: number, chance: () => number, injected: Injected): Frame {
  const dice = Math.floor(chance() * 4)
  if (dice === 3) injected.outliers += 1
  else injected.wrong += 1
  const price = ['0.00000000', '-50000.00', 'NaN', '50000000.00'][dice] ?? ''
  return { kind: 'best', id, text: bestText(which, id, price) }
}

function bestText(which: number, id: number, price: string): string {
  const symbol = SYMBOLS[which] ?? ''
  const data = { u: id, s: symbol, b: price, B: '1', a: price, A: '1' }
  return JSON.stringify({ stream: `${symbol.toLowerCase()}@bookTicker`, data })
}

function tradeText(which: number, id: number): string {
  const symbol = SYMBOLS[which] ?? ''
  const data = { e: 'aggTrade', s: symbol, a: id, p: '1', q: `0.${id % 9}1`, T: id }
  return JSON.stringify({ stream: `${symbol.toLowerCase()}@aggTrade`, data })
}

type Outcome = {
  readonly frames: number
  readonly ticks: readonly string[]
  readonly quarantines: number
  readonly dropped: Readonly<Record<string, number>>
}

/** Frames as text through session, flow, guard and sampler; time passes between windows only. */
async function run(windows: readonly (readonly Frame[])[]): Promise<Outcome> {
  const clock = createManualClock(0)
  const drops = createDropCounts()
  const drafts: FeedDraft[] = []
  let read: (text: string, receivedMs: number) => (() => void) | undefined = () => undefined
  const feed = startFeed({
    source: sourceOf((listener) => {
      const flows = new Map(
        SYMBOLS.map((symbol) => [symbol, createInstrumentFlow(symbol, listener, drops)]),
      )
      read = startBinanceSession({ feed: 'test', flows, drops, renew: () => undefined }).read
    }),
    instruments: SYMBOLS.map((symbol) => ({
      symbol,
      priceDecimals: 2,
      outlierLimit: parseRate('0.2') as Rate,
    })),
    clock,
    onDraft: (draft) => drafts.push(draft),
    onDepth: () => undefined,
  })
  let frames = 0
  for (const window of windows) {
    for (const { text } of window) read(text, 0)?.()
    frames += window.length
    clock.advanceMs(WINDOW_MS)
  }
  await feed.stop()
  const ticks = drafts.flatMap((draft) =>
    draft.kind === 'tick' ? [`${draft.symbol} ${draft.price} ${draft.volume}`] : [],
  )
  const quarantines = drafts.filter(({ kind }) => kind === 'quarantine').length
  return { frames, ticks, quarantines, dropped: drops.read() }
}

function sourceOf(onListener: (listener: Parameters<MarketSource['subscribe']>[0]) => void) {
  return {
    kind: 'live',
    description: 'a hostile venue',
    symbols: () => SYMBOLS.map((symbol) => ({ symbol, origin: 'test' })),
    history: async () => [],
    subscribe: (listener) => {
      onListener(listener)
      return async () => undefined
    },
    status: () => ({}),
  } satisfies MarketSource
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
