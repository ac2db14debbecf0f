// H9: the prices of a simulated day were fixed before it began, and anybody can work them out
// after.

import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@fairtick/core/time/duration'
import { systemClock } from '@fairtick/server/platform/clock'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { seededDays } from './adapters/seeded-days.ts'
import { commitmentOf, readDay } from './adapters/simulated-day.ts'
import { createSimulatedSource } from './adapters/simulator-source.ts'
import { openSimulatedDays } from './simulated-day-folder.ts'
import {
  createTapes,
  EVENING,
  INSTRUMENTS,
  MIDNIGHT,
  type OnTape,
  only,
  verify,
} from './simulated-tape-fixture.ts'

let tapes: ReturnType<typeof createTapes>
let folder: string

beforeEach(() => {
  vi.useFakeTimers({ now: EVENING })
  tapes = createTapes()
  folder = mkdtempSync(join(tmpdir(), 'fairtick-days-'))
})
afterEach(async () => {
  await tapes.stop()
  vi.useRealTimers()
  rmSync(folder, { recursive: true })
})

const run: ReturnType<typeof createTapes>['run'] = (...parts) => tapes.run(...parts)

const kindsOf = (tape: readonly OnTape[]) =>
  tape.flatMap(({ kind }) => (kind === 'commitment' || kind === 'reveal' ? [kind] : []))

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

  it('is published with the key of the day before', () => {
    const source = createSimulatedSource({
      ...{ days: seededDays('test'), instruments: INSTRUMENTS, clock: systemClock },
    })
    expect(source.publishedDay?.()).toBeUndefined()
    const tape = tapes.start(source)
    const [first] = only(tape, 'commitment')
    expect(source.publishedDay?.()).toEqual({ from: EVENING, hash: first?.hash, revealed: null })
    vi.advanceTimersByTime(14 * MINUTE_MS)
    const { key } = readDay(only(tape, 'reveal')[0]?.text ?? '')
    expect(source.publishedDay?.()).toEqual({
      ...{ from: MIDNIGHT, hash: only(tape, 'commitment')[1]?.hash },
      revealed: { from: EVENING, hash: first?.hash, key },
    })
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
    const first = run({ days })
    vi.advanceTimersByTime(5 * MINUTE_MS)
    await tapes.stop()
    const stoppedMs = Date.now()
    vi.advanceTimersByTime(MINUTE_MS)
    const second = run({ days: openSimulatedDays(folder), tapeTimeMs: stoppedMs })
    vi.advanceTimersByTime(8 * MINUTE_MS)
    const hashes = [first, second].map((tape) => only(tape, 'commitment')[0]?.hash)
    expect(new Set(hashes).size).toBe(1)
    const verdict = verify([...first, ...second])
    expect(verdict).toMatchObject({ days: 1, findings: [] })
    expect(verdict.ticks).toBeGreaterThan(100)
  })

  it('after a clock that was set back shows nothing that was shown before', async () => {
    const days = openSimulatedDays(folder)
    run({ days })
    vi.advanceTimersByTime(20 * MINUTE_MS)
    await tapes.stop()
    const tapeTimeMs = Date.now()
    vi.setSystemTime(EVENING - HOUR_MS)
    const tape = run({ days: openSimulatedDays(folder), tapeTimeMs })
    vi.advanceTimersByTime(MINUTE_MS)
    const again = only(tape, 'commitment')
    expect(again.map(({ from }) => from)).toEqual([EVENING, MIDNIGHT])
    // The day before is told once more, the one that runs is not.
    expect(only(tape, 'reveal').map(({ text }) => readDay(text).fromMs)).toEqual([EVENING])
  })

  it('tells the days that ended while nothing ran', async () => {
    const before = run({ days: openSimulatedDays(folder) })
    vi.advanceTimersByTime(MINUTE_MS)
    await tapes.stop()
    vi.advanceTimersByTime(3 * DAY_MS)
    const tape = run({ days: openSimulatedDays(folder) })
    vi.advanceTimersByTime(2 * MINUTE_MS)
    expect(kindsOf(tape)).toEqual(['commitment', 'commitment', 'reveal'])
    expect(readDay(only(tape, 'reveal')[0]?.text ?? '').fromMs).toBe(EVENING)
    expect(verify([...before, ...tape])).toMatchObject({ days: 1, findings: [] })
  })

  it('after a kill that kept a day but not its commitment goes on from it', async () => {
    const before = run({ days: openSimulatedDays(folder) })
    vi.advanceTimersByTime(12 * MINUTE_MS + 100)
    await tapes.stop()
    const lost = only(before, 'commitment').find(({ from }) => from === MIDNIGHT)
    const written = before.slice(0, before.indexOf(lost as OnTape))
    vi.setSystemTime(MIDNIGHT + 2 * DAY_MS)
    const after = run({ days: openSimulatedDays(folder), tapeTimeMs: MIDNIGHT - 1 })
    vi.advanceTimersByTime(2 * MINUTE_MS)
    expect(verify([...written, ...after])).toMatchObject({ days: 2, findings: [] })
  })

  it('with other instruments goes on; a new one waits for the next day', async () => {
    const first = run({ days: openSimulatedDays(folder) }, INSTRUMENTS.slice(0, 1))
    vi.advanceTimersByTime(MINUTE_MS)
    await tapes.stop()
    const second = run({ days: openSimulatedDays(folder), tapeTimeMs: Date.now() })
    vi.advanceTimersByTime(14 * MINUTE_MS)
    const tape = [...first, ...second]
    expect(new Set(only(tape, 'commitment').map(({ from }) => from)).size).toBe(2)
    const euros = only(tape, 'tick').filter(({ symbol }) => symbol === 'EURUSD')
    expect(euros[0]?.time).toBeGreaterThanOrEqual(MIDNIGHT)
    expect(verify(tape)).toMatchObject({ days: 1, findings: [] })
  })

  it('of a server that waited meanwhile goes on with what the other one began', async () => {
    const waiting = createSimulatedSource({
      ...{ days: openSimulatedDays(folder), instruments: INSTRUMENTS, clock: systemClock },
    })
    const first = run({ days: openSimulatedDays(folder) })
    vi.advanceTimersByTime(13 * MINUTE_MS + 100)
    await tapes.stop()
    const second = tapes.start(waiting)
    vi.advanceTimersByTime(2 * MINUTE_MS)
    const tape = [...first, ...second]
    expect(new Set(only(tape, 'commitment').map(({ hash }) => hash)).size).toBe(2)
    expect(verify(tape)).toMatchObject({ days: 1, findings: [] })
  })

  it('that comes after the day in which it was prepared begins another one', () => {
    const prepared = createSimulatedSource({
      ...{ days: openSimulatedDays(folder), instruments: INSTRUMENTS, clock: systemClock },
    })
    expect(openSimulatedDays(folder).load()).toEqual([])
    vi.advanceTimersByTime(13 * MINUTE_MS)
    const tape = tapes.start(prepared)
    expect(only(tape, 'commitment').map(({ from }) => from)).toEqual([MIDNIGHT + MINUTE_MS])
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
