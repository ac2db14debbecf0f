// H9: the prices of a simulated day were fixed before it began, and anybody can work them out
// after.

import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Instrument } from '@fairtick/core/market/instrument'
import { formatPrice, type Price, parsePrice } from '@fairtick/core/numbers/price'
import { parseRate, type Rate } from '@fairtick/core/numbers/rate'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@fairtick/core/time/duration'
import { createAdvancingClock, systemClock } from '@fairtick/server/platform/clock'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { seededDays } from './adapters/seeded-days.ts'
import { commitmentOf, readDay, type SimulatedDays } from './adapters/simulated-day.ts'
import { createSimulatedSource } from './adapters/simulator-source.ts'
import { type FeedDraft, startFeed } from './feed.ts'
import { openSimulatedDays } from './simulated-day-folder.ts'
import { checkSimulatedDays } from './verify-simulated-days.ts'

const MIDNIGHT = Date.UTC(2026, 4, 5)
const EVENING = MIDNIGHT - 12 * MINUTE_MS
const INSTRUMENTS = [
  { symbol: 'BTCUSDT', priceDecimals: 2 },
  { symbol: 'EURUSD', priceDecimals: 5 },
].map((each) => ({ ...each, outlierLimit: parseRate('0.2') as Rate }))

/** Of a price of five decimals; a price of two is moved off its grid. */
const THOUSAND_STEPS = parsePrice('0.01001') as Price

type OnTape = FeedDraft & { readonly time: number }

let stops: (() => Promise<void>)[]
let folder: string

beforeEach(() => {
  vi.useFakeTimers({ now: EVENING })
  stops = []
  folder = mkdtempSync(join(tmpdir(), 'fairtick-days-'))
})
afterEach(async () => {
  await stopAll()
  vi.useRealTimers()
  rmSync(folder, { recursive: true })
})

async function stopAll(): Promise<void> {
  for (const stop of stops.splice(0)) await stop()
}

type Parts = { readonly days: SimulatedDays; readonly tapeTimeMs?: number }
type Symbols = readonly Pick<Instrument, 'symbol' | 'priceDecimals' | 'outlierLimit'>[]

/** What a server would write on the tape from now on, with its time. */
function run(parts: Parts, instruments: Symbols = INSTRUMENTS): OnTape[] {
  const tape: OnTape[] = []
  const source = createSimulatedSource({ ...parts, instruments, clock: systemClock })
  const { stop } = startFeed({
    ...{ source, instruments, clock: systemClock, onDepth: () => {} },
    onDraft: (draft) => tape.push({ ...draft, time: Date.now() }),
  })
  stops.push(stop)
  return tape
}

function verify(tape: readonly OnTape[]) {
  const check = checkSimulatedDays()
  for (const entry of tape) check.note(entry)
  return check.result()
}

const pricesOf = (tape: readonly OnTape[]) =>
  tape.flatMap((entry) =>
    entry.kind === 'tick' ? [`${entry.symbol} ${formatPrice(entry.price, 0)}`] : [],
  )
const kindsOf = (tape: readonly OnTape[]) =>
  tape.flatMap(({ kind }) => (kind === 'commitment' || kind === 'reveal' ? [kind] : []))
const only = <Kind extends OnTape['kind']>(tape: readonly OnTape[], kind: Kind) =>
  tape.filter((entry): entry is Extract<OnTape, { kind: Kind }> => entry.kind === kind)

describe('a day', () => {
  it('is committed to before its first price and told after its last, by another key each', () => {
    const tape = run({ days: seededDays('test') })
    vi.advanceTimersByTime(11 * MINUTE_MS)
    expect(kindsOf(tape)).toEqual(['commitment'])
    expect(tape.findIndex(({ kind }) => kind === 'commitment')).toBeLessThan(
      tape.findIndex(({ kind }) => kind === 'tick'),
    )
    vi.advanceTimersByTime(2 * MINUTE_MS + 100)
    expect(kindsOf(tape)).toEqual(['commitment', 'commitment', 'reveal'])
    const [first, second] = only(tape, 'commitment')
    const [told] = only(tape, 'reveal')
    expect(commitmentOf(told?.text ?? '')).toBe(first?.hash)
    expect(second?.hash).not.toBe(first?.hash)
    expect([first?.from, first?.until, second?.from, second?.until]).toEqual([
      ...[EVENING, MIDNIGHT, MIDNIGHT, MIDNIGHT + DAY_MS],
    ])
    expect(told?.time).toBeGreaterThanOrEqual(MIDNIGHT + MINUTE_MS)
    const firstOfNext = tape.findIndex(({ kind, time }) => kind === 'tick' && time >= MIDNIGHT)
    expect(tape.indexOf(second as OnTape)).toBeLessThan(firstOfNext)
  })

  it('goes on where the one before ended', () => {
    const tape = run({ days: seededDays('test') })
    vi.advanceTimersByTime(14 * MINUTE_MS)
    const bitcoin = only(tape, 'tick').filter(({ symbol }) => symbol === 'BTCUSDT')
    const next = bitcoin.findIndex(({ time }) => time >= MIDNIGHT)
    const [before, after] = [bitcoin[next - 1], bitcoin[next]].map((tick) => Number(tick?.price))
    expect(Math.abs((after as number) / (before as number) - 1)).toBeLessThan(0.002)
  })
})

describe('a restart', () => {
  it('in the middle of the day goes on exactly, with the same commitment', async () => {
    const days = openSimulatedDays(folder)
    const untouched = run({ days })
    vi.advanceTimersByTime(5 * MINUTE_MS)
    await stopAll()
    const stoppedMs = Date.now()
    vi.advanceTimersByTime(MINUTE_MS)
    const restarted = run({ days: openSimulatedDays(folder), tapeTimeMs: stoppedMs })
    vi.advanceTimersByTime(4 * MINUTE_MS)
    await stopAll()
    vi.setSystemTime(EVENING)
    const whole = run({ days: openSimulatedDays(folder) })
    vi.advanceTimersByTime(10 * MINUTE_MS)
    const hashes = [untouched, restarted, whole].map((tape) => only(tape, 'commitment')[0]?.hash)
    expect(new Set(hashes).size).toBe(1)
    const seen = new Set(pricesOf(whole))
    const others = [...pricesOf(untouched), ...pricesOf(restarted)]
    // The very first price after a start comes at another moment than the others are sampled.
    expect(others.filter((price) => !seen.has(price)).length).toBeLessThanOrEqual(4)
    expect(others.length).toBeGreaterThan(100)
  })

  it('after a clock that was set back shows nothing that was shown before', async () => {
    const days = openSimulatedDays(folder)
    run({ days })
    vi.advanceTimersByTime(20 * MINUTE_MS)
    await stopAll()
    const tapeTimeMs = Date.now()
    vi.setSystemTime(EVENING - HOUR_MS)
    const tape = run({ days: openSimulatedDays(folder), tapeTimeMs })
    vi.advanceTimersByTime(MINUTE_MS)
    const again = only(tape, 'commitment')
    expect(again.map(({ from }) => from)).toEqual([MIDNIGHT])
    // The day before is told once more, the one that runs is not.
    expect(only(tape, 'reveal').map(({ text }) => readDay(text).fromMs)).toEqual([EVENING])
  })

  it('tells the days that ended while nothing ran', async () => {
    run({ days: openSimulatedDays(folder) })
    vi.advanceTimersByTime(MINUTE_MS)
    await stopAll()
    vi.advanceTimersByTime(3 * DAY_MS)
    const tape = run({ days: openSimulatedDays(folder) })
    vi.advanceTimersByTime(2 * MINUTE_MS)
    expect(kindsOf(tape)).toEqual(['commitment', 'reveal'])
    expect(readDay(only(tape, 'reveal')[0]?.text ?? '').fromMs).toBe(EVENING)
  })

  it('with other instruments ends the day early', async () => {
    const first = run({ days: openSimulatedDays(folder) }, INSTRUMENTS.slice(0, 1))
    vi.advanceTimersByTime(MINUTE_MS)
    await stopAll()
    const second = run({ days: openSimulatedDays(folder), tapeTimeMs: Date.now() })
    vi.advanceTimersByTime(3 * MINUTE_MS)
    const tape = [...first, ...second]
    expect(kindsOf(tape)).toEqual(['commitment', 'commitment', 'reveal'])
    expect(verify(tape)).toMatchObject({ days: 1, findings: [] })
  })
})

it('is kept for no other eyes', () => {
  run({ days: openSimulatedDays(folder) })
  const kept = join(folder, 'simulated-days')
  expect(statSync(kept).mode & 0o077).toBe(0)
  const names = readdirSync(kept)
  expect(names).toEqual([`${EVENING}.json`])
  expect(statSync(join(kept, names[0] as string)).mode & 0o077).toBe(0)
})

it('its keys are random ones', () => {
  const days = openSimulatedDays(folder)
  const keys = Array.from({ length: 100 }, () => Buffer.from(days.newKey(EVENING)).toString('hex'))
  expect(new Set(keys).size).toBe(100)
  for (const key of keys) expect(key).toHaveLength(64)
})

describe('verifying', () => {
  const played = () => {
    const tape = run({ days: seededDays('test') })
    vi.advanceTimersByTime(15 * MINUTE_MS)
    return tape
  }
  const change = (tape: readonly OnTape[], place: number, move: Price) =>
    tape.map((entry, index) =>
      index === place && entry.kind === 'tick'
        ? { ...entry, price: (entry.price + move) as Price }
        : entry,
    )

  it('finds nothing where nothing was changed', () => {
    const tape = played()
    const verdict = verify(tape)
    expect(verdict).toMatchObject({ days: 1, findings: [] })
    expect(verdict.ticks).toBe(only(tape, 'tick').filter(({ time }) => time < MIDNIGHT).length)
    expect(verdict.ticks).toBeGreaterThan(300)
  })

  it('finds a changed price, at each of 100 places', () => {
    const tape = played()
    const places = tape.flatMap(({ kind, time }, place) =>
      kind === 'tick' && time < MIDNIGHT ? [place] : [],
    )
    const tried = places.filter((_, index) => index % Math.ceil(places.length / 100) === 0)
    const missed = tried.filter((place) => {
      const { findings } = verify(change(tape, place, THOUSAND_STEPS))
      return findings.length === 0
    })
    expect(missed).toEqual([])
    expect(tried.length).toBeGreaterThan(60)
  })

  it('finds another day told, one told while it runs, and one never told', () => {
    const tape = played()
    const place = tape.findIndex(({ kind }) => kind === 'reveal')
    const reveal = tape[place] as Extract<OnTape, { kind: 'reveal' }>
    const forged = reveal.text.replace(/"key":"[0-9a-f]{4}/, '"key":"0000')
    expect(verify(tape.with(place, { ...reveal, text: forged })).findings[0]).toContain(
      'a day was revealed that nobody committed to',
    )
    const early = [
      ...tape.slice(0, 50),
      { ...reveal, time: EVENING + MINUTE_MS },
      ...tape.slice(50),
    ]
    expect(verify(early).findings).toContainEqual(
      expect.stringContaining('was revealed while it ran'),
    )
    vi.advanceTimersByTime(10 * MINUTE_MS)
    expect(verify(tape.filter(({ kind }) => kind !== 'reveal')).findings).toEqual([
      `the day of ${new Date(EVENING).toISOString()} was never revealed`,
    ])
  })

  it('finds prices of a day that nobody committed to', () => {
    const tape = played()
    const place = tape.findLastIndex(({ kind }) => kind === 'commitment')
    const { findings } = verify(tape.filter((_, index) => index !== place))
    expect(findings[0]).toContain('is of no day that was committed to')
  })

  it('holds through a leap of the clock', () => {
    const tape: OnTape[] = []
    const clock = createAdvancingClock(systemClock)
    const source = createSimulatedSource({
      ...{ days: seededDays('test'), instruments: INSTRUMENTS, clock },
    })
    const { stop } = startFeed({
      ...{ source, instruments: INSTRUMENTS, clock, onDepth: () => {} },
      onDraft: (draft) => tape.push({ ...draft, time: Math.floor(clock.wallMs()) }),
    })
    stops.push(stop)
    vi.advanceTimersByTime(MINUTE_MS)
    clock.advanceMs(5 * MINUTE_MS)
    vi.advanceTimersByTime(MINUTE_MS)
    clock.advanceMs(2 * DAY_MS)
    vi.advanceTimersByTime(2 * MINUTE_MS)
    expect(verify(tape)).toMatchObject({ days: 1, findings: [] })
  })
})
