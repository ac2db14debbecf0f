// H9: whoever changes, chooses or hides simulated prices is found out by whoever has the tape.

import { type Price, parsePrice } from '@fairtick/core/numbers/price'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@fairtick/core/time/duration'
import { instantFromMs } from '@fairtick/core/time/instant'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createAdvancingClock, systemClock } from '../platform/clock.ts'
import { seededDays } from './adapters/seeded-days.ts'
import {
  commitmentOf,
  type DayInstrument,
  readDay,
  type SimulatedDay,
  type SimulatedDays,
  writeDay,
} from './adapters/simulated-day.ts'
import { createSimulatedSource } from './adapters/simulator-source.ts'
import {
  createTapes,
  EVENING,
  INSTRUMENTS,
  MIDNIGHT,
  type OnTape,
  only,
  verify,
} from './simulated-tape-fixture.ts'

/** Of a price of five decimals; a price of two is moved off its grid. */
const THOUSAND_STEPS = parsePrice('0.01001') as Price

let tapes: ReturnType<typeof createTapes>

beforeEach(() => {
  vi.useFakeTimers({ now: EVENING })
  tapes = createTapes()
})
afterEach(async () => {
  await tapes.stop()
  vi.useRealTimers()
})

function played() {
  const tape = tapes.run({ days: seededDays('test') })
  vi.advanceTimersByTime(15 * MINUTE_MS)
  return tape
}

function change(tape: readonly OnTape[], place: number, move: Price) {
  return tape.map((entry, index) =>
    index === place && entry.kind === 'tick'
      ? { ...entry, price: (entry.price + move) as Price }
      : entry,
  )
}

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
  const early = [...tape.slice(0, 50), { ...reveal, time: EVENING + MINUTE_MS }, ...tape.slice(50)]
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
  const clock = createAdvancingClock(systemClock)
  const source = createSimulatedSource({
    ...{ days: seededDays('test'), instruments: INSTRUMENTS, clock },
  })
  const tape = tapes.start(source, INSTRUMENTS, clock)
  vi.advanceTimersByTime(MINUTE_MS)
  clock.advanceMs(5 * MINUTE_MS)
  vi.advanceTimersByTime(MINUTE_MS)
  clock.advanceMs(2 * DAY_MS)
  vi.advanceTimersByTime(2 * MINUTE_MS)
  expect(verify(tape)).toMatchObject({ days: 1, findings: [] })
})

describe('a hostile operator', () => {
  /** A market that plays the text that somebody put in the place of the day's. */
  const playedFrom = (text: string) => {
    const days = { ...seededDays('test'), load: () => [text] }
    const tape = tapes.run({ days })
    vi.advanceTimersByTime(15 * MINUTE_MS)
    return tape
  }
  const honestDay = (): SimulatedDay => {
    const texts: string[] = []
    const days: SimulatedDays = {
      ...seededDays('test'),
      keep: (_, text) => texts.push(text),
    }
    tapes.run({ days })
    return readDay(texts[0] ?? '')
  }

  it.each<[string, (day: SimulatedDay) => SimulatedDay]>([
    ['shocks', (day) => ({ ...day, shocks: { ...day.shocks, crashAtMinute: 5 } })],
    [
      'instruments',
      (day) => ({
        ...day,
        instruments: day.instruments.map((each) => ({ ...each, sigmaBp: each.sigmaBp * 5 })),
      }),
    ],
    ['volatility', (day) => ({ ...day, volatility: { ...day.volatility, group: [3, 3, 3] } })],
    ['text', (day) => ({ ...day, key: day.key.slice(0, 32) })],
    ['text', (day) => Object.assign({}, day, { more: 'than it says' })],
  ])('is found out who has chosen the %s of a day', (name, change) => {
    const tape = playedFrom(writeDay(change(honestDay())))
    expect(verify(tape).findings[0]).toBe(
      `the day of ${new Date(EVENING).toISOString()} is not as it must be: ${name}`,
    )
  })

  it('is found out who has chosen where a later day begins', async () => {
    const days = seededDays('test')
    const first = tapes.run({ days })
    vi.advanceTimersByTime(15 * MINUTE_MS)
    await tapes.stop()
    vi.setSystemTime(MIDNIGHT + DAY_MS - MINUTE_MS)
    const second = tapes.run({ days })
    vi.advanceTimersByTime(3 * MINUTE_MS)
    const tape = [...first, ...second]
    const reveal = only(tape, 'reveal').at(-1)
    const day = readDay(reveal?.text ?? '')
    expect(day.fromMs).toBe(MIDNIGHT)
    expect(verify(tape)).toMatchObject({ days: 2, findings: [] })
    const [bitcoin, ...others] = day.instruments
    const start = { ...bitcoin, startPrice: (bitcoin?.startPrice ?? 0) * 1.001 } as DayInstrument
    const text = writeDay({ ...day, instruments: [start, ...others] })
    const forged = tape.map((entry): OnTape => {
      if (entry.kind === 'commitment' && entry.from === MIDNIGHT)
        return { ...entry, hash: commitmentOf(text) }
      return entry === reveal ? { ...reveal, text } : entry
    })
    expect(verify(forged).findings[0]).toBe(
      `the day of ${new Date(MIDNIGHT).toISOString()} is not as it must be: instruments`,
    )
  })

  it('is found out who draws another key in the middle of a day, or loses it', async () => {
    const first = tapes.run({ days: seededDays('one') })
    vi.advanceTimersByTime(2 * MINUTE_MS)
    await tapes.stop()
    const time = Date.now()
    const second = tapes.run({ days: seededDays('other'), tapeTimeMs: time })
    vi.advanceTimersByTime(14 * MINUTE_MS)
    const { findings } = verify([...first, ...second])
    const of = new Date(EVENING).toISOString()
    expect(findings).toContain(
      `the day of ${of} was given up for another one at ${new Date(time).toISOString()}`,
    )
    expect(findings).toContain(`the day of ${of} was never revealed`)
  })

  it('is found out who commits to nothing', () => {
    const tape = played()
    const silent = tape.filter(({ kind }) => kind !== 'commitment' && kind !== 'reveal')
    const ticks = only(tape, 'tick')
    expect(verify(silent)).toMatchObject({
      uncommitted: { ticks: ticks.length, from: ticks[0]?.time, until: ticks.at(-1)?.time },
    })
    expect(verify(tape).uncommitted.ticks).toBe(0)
    const first = tape.findIndex(({ kind }) => kind === 'commitment')
    expect(verify(tape.filter((_, place) => place !== first)).uncommitted.ticks).toBeGreaterThan(
      300,
    )
  })

  it('is found out who commits to a day longer than one', () => {
    const tape = played()
    const longer = tape.map((entry): OnTape => {
      if (entry.kind !== 'commitment') return entry
      return { ...entry, until: instantFromMs(entry.until + DAY_MS) }
    })
    expect(verify(longer).findings).toContain(
      `the day of ${new Date(EVENING).toISOString()} does not end at midnight`,
    )
  })

  it('is found out who changes the market and never reveals the day', () => {
    const tape = played().filter(({ kind, time }) => kind !== 'reveal' && time < MIDNIGHT)
    const [left, later] = [MIDNIGHT - MINUTE_MS, MIDNIGHT + HOUR_MS]
    const changed: OnTape[] = [
      ...tape.filter(({ time }) => time < left),
      { kind: 'source', source: 'live', time: left },
      { kind: 'feed', feed: 'binance', state: 'up', symbols: [], time: later },
    ]
    expect(verify(changed).findings).toEqual([
      `the day of ${new Date(EVENING).toISOString()} was never revealed`,
    ])
  })
})
