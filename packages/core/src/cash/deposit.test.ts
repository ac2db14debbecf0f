// What a deposit credits (TR-7).

import { expect, it } from 'vitest'
import { parseQuantity, type Quantity } from '../numbers/lots.ts'
import { formatMoney } from '../numbers/money.ts'
import { type Price, parsePrice } from '../numbers/price.ts'
import { calculateCredit } from './deposit.ts'

it.each([
  ['100', '1', '100'],
  ['15000', '0.0066', '99'],
  ['0.00012345', '64000.5', '7.900862'],
  // 2.5 millionths, and 3.5: half-even.
  ['0.00000025', '10', '0.000002'],
  ['0.00000035', '10', '0.000004'],
])('TR-7: %s at %s is %s', (amount, rate, credited) => {
  const paid = parseQuantity(amount) as Quantity
  expect(formatMoney(calculateCredit(paid, parsePrice(rate) as Price))).toBe(credited)
})
