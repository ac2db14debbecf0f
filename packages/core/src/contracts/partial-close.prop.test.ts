// Parts of a position closed at one price add up to the whole, within their roundings (TR-4.3).

import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Instrument } from '../market/instrument.ts'
import type { Lots } from '../numbers/lots.ts'
import { type Money, roundToMoney } from '../numbers/money.ts'
import { PRICE_ONE, type Price } from '../numbers/price.ts'
import type { Rate } from '../numbers/rate.ts'
import type { Direction } from './direction.ts'
import { calculateFee } from './fees.ts'
import { calculateMargin, calculateNotional } from './margin.ts'
import { calculateMarginLeft } from './partial-close.ts'
import { calculateProfit } from './profit.ts'

const STEP = 1_000_000n

const price = fc.bigInt(PRICE_ONE / 100n, 10n ** 5n * PRICE_ONE) as fc.Arbitrary<Price>
const position = fc.record({
  parts: fc.array(fc.bigInt(1n, 500n), { minLength: 1, maxLength: 12 }),
  contractSize: fc.bigInt(1n, 10n ** 11n) as fc.Arbitrary<Instrument['contractSize']>,
  quote: fc.constantFrom('USD', 'JPY'),
  ...{ openPrice: price, exit: price, feeRate: fc.bigInt(0n, 10n ** 10n) as fc.Arbitrary<Rate> },
  leverage: fc.constantFrom(1, 3, 7, 100),
  direction: fc.constantFrom<Direction>('long', 'short'),
})

test('TR-4.3: margin, P/L and fees of all parts are those of the whole, within their roundings', () => {
  fc.assert(
    fc.property(position, ({ parts, contractSize, quote, ...terms }) => {
      const { openPrice, exit, feeRate, leverage, direction } = terms
      const size = { contractSize, quote }
      const lotsOf = (steps: bigint) => (steps * STEP) as Lots
      const total = parts.reduce((sum, part) => sum + part, 0n)
      const profitOf = (steps: bigint) =>
        roundToMoney(calculateProfit(size, { direction, openPrice, lots: lotsOf(steps) }, exit))
      const feeOf = (steps: bigint) =>
        calculateFee(calculateNotional(size, lotsOf(steps), exit), feeRate, 0n as Rate)
      expectSum(parts.map(profitOf), profitOf(total))
      expectSum(parts.map(feeOf), feeOf(total))
      const whole = calculateMargin(calculateNotional(size, lotsOf(total), openPrice), leverage)
      let [margin, left] = [whole, total]
      for (const part of parts) {
        const before = margin
        margin = calculateMarginLeft({ margin, lotsOpen: lotsOf(left) }, lotsOf(part))
        left -= part
        expect(margin >= 0n && margin <= before).toBe(true)
        const exact = whole * left - margin * total
        expect((exact < 0n ? -exact : exact) <= total * BigInt(parts.length)).toBe(true)
      }
      expect(margin).toBe(0n)
    }),
  )
})

/** Each part is off by half a micro at most, and the whole too. */
function expectSum(parts: readonly Money[], whole: Money): void {
  const sum = parts.reduce<bigint>((all, part) => all + part, 0n)
  const off = sum > whole ? sum - whole : whole - sum
  expect(2n * off <= BigInt(parts.length + 1)).toBe(true)
}
