// Symmetric execution (H4): what moves for a customer between the shown price and the fill is
// passed on as what moves against them is; only what is beyond the tolerance is refused (TR-4.10).

import { createTradingFixture, PLAIN } from '@fairtick/testkit/trading-fixture'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { parseMoney } from '../numbers/money.ts'
import { type Price, parsePrice } from '../numbers/price.ts'
import { parseRate } from '../numbers/rate.ts'

/** Half of the spread is two cents: the shown prices below are asks and bids around the mark. */
const INSTRUMENT = { ...PLAIN, spread: '0.04' }
const HALF_SPREAD_CENTS = 2
/** Of the shown price: of 100.02 it is 10 cents and a little, of 99.98 a little less than 10. */
const TOLERANCE = '0.001'

const steps = fc.array(fc.integer({ min: -25, max: 25 }), { minLength: 1, maxLength: 40 })

type Fate = { readonly movedCents: number; readonly long: Answer; readonly short: Answer }
/** In cents, above zero: worse for the customer. */
type Answer = { readonly answer: string; readonly slippageCents: number | undefined }

/** A long and a short are asked for at each step of a path, at the prices shown one tick before. */
function walk(path: readonly number[]): readonly Fate[] {
  const fixture = createTradingFixture('1000000', [INSTRUMENT])
  let cents = 10_000
  fixture.tick(decimal(cents))
  return path.map((movedCents, place) => {
    const shown = { long: cents + HALF_SPREAD_CENTS, short: cents - HALF_SPREAD_CENTS }
    cents += movedCents
    fixture.pass(1_000)
    fixture.tick(decimal(cents))
    const ask = (direction: 'long' | 'short'): Answer => {
      const id = `${direction} ${place}`
      const answer = fixture.open({
        ...{ id, direction, lots: '0.1', leverage: 100 },
        ...{ shown: decimal(shown[direction]), tolerance: TOLERANCE },
      })
      const open = fixture.account().positions.get(id)?.openPrice
      if (open === undefined) return { answer, slippageCents: undefined }
      const dearer = centsOf(open) - shown[direction]
      return { answer, slippageCents: direction === 'long' ? dearer : 0 - dearer }
    }
    return { movedCents, long: ask('long'), short: ask('short') }
  })
}

it('H4: on any path a move is passed on whole to both sides, and only beyond the tolerance one is refused', () => {
  fc.assert(
    fc.property(steps, (path) => {
      let cents = 10_000
      for (const { movedCents, long, short } of walk(path)) {
        const worstLong = (cents + HALF_SPREAD_CENTS) / 1_000
        const worstShort = (cents - HALF_SPREAD_CENTS) / 1_000
        cents += movedCents
        // Worse for the one is better for the other, by the very same.
        expect(long).toEqual(
          movedCents > worstLong
            ? { answer: 'price_moved', slippageCents: undefined }
            : { answer: 'ok', slippageCents: movedCents },
        )
        expect(short).toEqual(
          -movedCents > worstShort
            ? { answer: 'price_moved', slippageCents: undefined }
            : { answer: 'ok', slippageCents: 0 - movedCents },
        )
      }
    }),
  )
})

it('H4: the mean slippage of what was filled is never against the customers, and 0 where all was', () => {
  fc.assert(
    fc.property(steps, (path) => {
      const fates = walk(path)
      const sumOf = (some: readonly Fate[]) =>
        some.flatMap(({ long, short }) => [long, short]).reduce(addSlippage, 0)
      const both = fates.filter(({ long, short }) => long.answer === 'ok' && short.answer === 'ok')
      expect(sumOf(both)).toBe(0)
      // Where one was refused, the other got all that the price moved for them.
      const rest = fates.filter((fate) => !both.includes(fate))
      expect(sumOf(rest)).toBeLessThanOrEqual(0)
      for (const { movedCents, long, short } of rest) {
        const filled = long.answer === 'ok' ? long : short
        expect(filled).toEqual({ answer: 'ok', slippageCents: -Math.abs(movedCents) })
      }
    }),
  )
})

it('H4: an option begins at the tick in force, better or worse than what was shown', () => {
  fc.assert(
    fc.property(steps, (path) => {
      const fixture = createTradingFixture('1000000', [INSTRUMENT])
      let cents = 10_000
      fixture.tick(decimal(cents))
      for (const [place, movedCents] of path.entries()) {
        const shown = cents
        cents += movedCents
        fixture.tick(decimal(cents))
        for (const direction of ['up', 'down'] as const) {
          const optionId = `${direction} ${place}`
          const answer = fixture.ask({
            ...{ kind: 'buy-option', accountId: 'a', optionId, symbol: 'BTCUSDT', direction },
            ...{ durationSeconds: 30, stake: needed(parseMoney('5')), arrivedTime: fixture.now() },
            shown: { price: price(shown), tolerance: needed(parseRate(TOLERANCE)) },
          })
          const worse = direction === 'up' ? movedCents : -movedCents
          expect(answer).toBe(worse > shown / 1_000 ? 'price_moved' : 'ok')
          const bought = fixture.events.flatMap((event) =>
            event.kind === 'option-bought' && event.option.id === optionId ? [event.option] : [],
          )
          if (answer === 'ok') expect(bought.map(({ strike }) => strike)).toEqual([price(cents)])
        }
      }
    }),
  )
})

function addSlippage(sum: number, { slippageCents }: Answer): number {
  return sum + (slippageCents ?? 0)
}

function decimal(cents: number): string {
  return (cents / 100).toFixed(2)
}

function price(cents: number): Price {
  return needed(parsePrice(decimal(cents)))
}

function centsOf(value: Price): number {
  return Number((value * 100n) / needed(parsePrice('1')))
}

function needed<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('unreadable decimal')
  return value
}
