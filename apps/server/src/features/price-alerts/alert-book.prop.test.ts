// The book against an array that is filtered: a random walk of prices fires the same alerts, each
// once, at the first tick behind its setting that reaches it.

import type { Tick } from '@fairtick/core/market/tick'
import { ZERO_QUANTITY } from '@fairtick/core/numbers/lots'
import type { Price } from '@fairtick/core/numbers/price'
import { instantFromMs } from '@fairtick/core/time/instant'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createAlertBook, type PriceAlert } from './alert-book.ts'

const SYMBOLS = ['BTCUSDT', 'ETHUSDT'] as const
const symbol = fc.constantFrom(...SYMBOLS)
/** Far beyond what a double tells apart: two prices that differ by one look the same to it. */
const BASE = 9_007_199_254_740_993_000n

const act = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      act: fc.constant('set' as const),
      symbol,
      direction: fc.constantFrom('above' as const, 'below' as const),
      price: fc.bigInt({ min: -400n, max: 400n }),
      /** Set while older ticks are still looked at, as after a stop. */
      ahead: fc.constantFrom(0, 0, 0, 4),
    }),
  },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('remove' as const), which: fc.nat(200) }) },
  {
    weight: 6,
    arbitrary: fc.record({
      act: fc.constant('tick' as const),
      symbol,
      step: fc.bigInt({ min: -60n, max: 60n }),
    }),
  },
)

test('fires what a naive reader of the ticks would fire, once each', () => {
  fc.assert(
    fc.property(fc.array(act, { maxLength: 250, size: 'max' }), (acts) => {
      const book = createAlertBook()
      let waiting: PriceAlert[] = []
      const marks = new Map<string, bigint>(SYMBOLS.map((name) => [name, BASE]))
      let position = 0
      let sets = 0
      for (const one of acts) {
        if (one.act === 'set') {
          const { direction, ahead } = one
          const alert: PriceAlert = {
            ...{ id: `a${sets}`, userId: 'u', symbol: one.symbol, direction },
            price: (BASE + one.price) as Price,
            tapePosition: position + ahead,
          }
          sets += 1
          book.add(alert)
          waiting.push(alert)
        } else if (one.act === 'remove') {
          book.remove(`a${one.which}`)
          waiting = waiting.filter(({ id }) => id !== `a${one.which}`)
        } else {
          position += 1
          const mark = (marks.get(one.symbol) ?? BASE) + one.step
          marks.set(one.symbol, mark)
          const expected = waiting.filter((alert) => isDue(alert, one.symbol, mark, position))
          waiting = waiting.filter((alert) => !expected.includes(alert))
          const fired = book.takeFired(tickOf(one.symbol, mark, position), position)
          expect(fired.map(({ id }) => id).sort()).toEqual(expected.map(({ id }) => id).sort())
        }
        expect(book.size()).toBe(waiting.length)
      }
    }),
  )
})

function isDue(alert: PriceAlert, of: string, mark: bigint, position: number): boolean {
  if (alert.symbol !== of || alert.tapePosition >= position) return false
  return alert.direction === 'above' ? alert.price <= mark : alert.price >= mark
}

function tickOf(of: string, mark: bigint, seq: number): Tick {
  const time = instantFromMs(seq)
  return { symbol: of, seq, time, price: mark as Price, volume: ZERO_QUANTITY }
}
