// Whatever two people ask for, and when: no accepted row of changes takes customers further than
// one step at a time and one month's share in a month (H1, H6).

import type { InstrumentText } from '@fairtick/core/market/instrument'
import { DAY_MS } from '@fairtick/core/time/duration'
import { instrumentConstants, readCatalogue } from '@fairtick/server/features/market/public'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findTermProblems, type InstrumentTerms, termsOf, withTerms } from './check-instrument.ts'
import { WINDOW_MS } from './step-bounds.ts'

const SHIPPED = readCatalogue().instruments.map(instrumentConstants)[0] as InstrumentText
const RUNS = { numRuns: 300 }

type Past = { readonly atMs: number; readonly text: InstrumentText }

/** Plays rows of asked terms, `hours` apart; gives what came to stand, with its time. */
function play(asked: readonly (readonly [hours: number, change: Partial<InstrumentTerms>])[]) {
  const past: Past[] = [{ atMs: Number.NEGATIVE_INFINITY, text: SHIPPED }]
  let atMs = 0
  for (const [hours, change] of asked) {
    atMs += hours * 3_600_000
    const standing = standingAt(past, atMs)
    const monthAgo = standingAt(past, atMs - WINDOW_MS)
    const terms = { ...termsOf(standing), ...change }
    if (findTermProblems({ standing, monthAgo, shipped: SHIPPED }, terms) === undefined) {
      past.push({ atMs, text: withTerms(standing, terms) })
    }
  }
  return past
}

function standingAt(past: readonly Past[], atMs: number): InstrumentText {
  return (past.findLast((each) => each.atMs <= atMs) as Past).text
}

/** Each accepted change of a figure: what stood a month before it, just before it, and after it. */
function coursesOf(past: readonly Past[], read: (text: InstrumentText) => number) {
  return past.slice(1).map(({ atMs, text }, place) => ({
    monthAgo: read(standingAt(past, atMs - WINDOW_MS)),
    before: read((past[place] as Past).text),
    after: read(text),
  }))
}

const hours = fc.integer({ min: 1, max: 24 * 20 })
/** From nothing to `max`, half of them in its lowest eighth: what is far is refused mostly. */
const decimal = (max: number, digits: number) => {
  const whole = Math.round(max * 10 ** digits)
  return fc
    .oneof(fc.integer({ min: 0, max: whole }), fc.integer({ min: 0, max: Math.ceil(whole / 8) }))
    .map((value) => (value / 10 ** digits).toFixed(digits))
}
const rows = (change: fc.Arbitrary<Partial<InstrumentTerms>>) =>
  fc.array(fc.tuple(hours, change), { maxLength: 12 })
const CLOSE = 1 + 1e-9

describe('a figure that may not run higher', () => {
  it.each([
    { field: 'spread', most: 30, digits: 2, least: 0.25 },
    { field: 'feeRate', most: 0.012, digits: 5, least: 0.0001 },
    { field: 'minStake', most: 60, digits: 1, least: 1 },
    { field: 'minLots', most: 1, digits: 1, least: 0.1 },
  ] as const)('$field', ({ field, most, digits, least }) => {
    let accepted = 0
    const change = decimal(most, digits).map((value) => ({ [field]: value }))
    fc.assert(
      fc.property(rows(change), (asked) => {
        for (const one of coursesOf(play(asked), (text) => Number(text[field]))) {
          accepted += 1
          if (one.after <= one.before || one.after <= one.monthAgo) continue
          const step = one.before + Math.max(one.before, least)
          const month = one.monthAgo + 2 * Math.max(one.monthAgo, least)
          expect(one.after).toBeLessThanOrEqual(Math.min(step, month) * CLOSE)
        }
      }),
      RUNS,
    )
    expect(accepted).toBeGreaterThan(RUNS.numRuns / 2)
  })
})

it.each([
  ['maxStake', 1_000, (text: InstrumentText) => text.maxStake],
  ['maxOpenNotional', 4_000_000, (text: InstrumentText) => text.maxOpenNotional],
] as const)('a figure that may not run lower: %s', (field, most, read) => {
  const change = decimal(most, 0).map((value) => ({ [field]: value }))
  fc.assert(
    fc.property(rows(change), (asked) => {
      for (const one of coursesOf(play(asked), (text) => Number(read(text)))) {
        if (one.after >= one.before || one.after >= one.monthAgo) continue
        expect(one.after * CLOSE).toBeGreaterThanOrEqual(one.before / 2)
        expect(one.after * CLOSE).toBeGreaterThanOrEqual(one.monthAgo / 3)
      }
    }),
    RUNS,
  )
})

describe('payout rates', () => {
  const rates = (text: InstrumentText) => text.durations.map(({ payoutRate }) => Number(payoutRate))
  const lowest = (text: InstrumentText) => Math.min(...rates(text), 1)

  it('never fall below a half, nor faster than steps and months allow, whatever is taken out or added', () => {
    const duration = fc.record({
      seconds: fc.constantFrom(30, 31, 60, 3_600, 5_000),
      payoutRate: decimal(1, 2),
    })
    const change = fc
      .uniqueArray(duration, { minLength: 1, maxLength: 5, selector: ({ seconds }) => seconds })
      .map((durations) => ({ durations: durations.toSorted((a, b) => a.seconds - b.seconds) }))
    fc.assert(
      fc.property(rows(change), (asked) => {
        for (const one of coursesOf(play(asked), lowest)) {
          expect(one.after).toBeGreaterThanOrEqual(0.5)
          if (one.after >= one.monthAgo) continue
          expect(one.after * CLOSE).toBeGreaterThanOrEqual(one.before - 0.1)
          expect(one.after * CLOSE).toBeGreaterThanOrEqual(one.monthAgo - 0.2)
        }
      }),
      RUNS,
    )
  })

  it('go by steps down to the half, and no further', () => {
    const down = (rate: string) => ({ durations: [{ seconds: 30, payoutRate: rate }] })
    const asked = ['0.7', '0.6', '0.5', '0.49', '0.01'].map(
      (rate) => [24 * 31, down(rate)] as const,
    )
    expect(play(asked).map(({ text }) => lowest(text))).toEqual([0.8, 0.7, 0.6, 0.5])
    const soon = ['0.71', '0.62', '0.6', '0.5'].map((rate) => [1, down(rate)] as const)
    expect(play(soon).map(({ text }) => lowest(text))).toEqual([0.8, 0.71, 0.62, 0.6])
  })
})

it('what customers had a month ago comes back in one step', () => {
  const past = play([
    [1, { spread: '0' }],
    [1, { spread: '2.5' }],
    [24 * 40, { spread: '5' }],
    [1, { spread: '7.5' }],
    [1, { spread: '7.6' }],
  ])
  expect(past.map(({ text }) => text.spread)).toEqual(['2.5', '0', '2.5', '5', '7.5'])
  expect(past.at(-1)?.atMs).toBeGreaterThan(40 * DAY_MS)
})
