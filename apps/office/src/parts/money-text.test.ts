// Amounts of the books are written digit by digit.

import { expect, test } from 'vitest'
import { moneyText, sentText } from './money-text.ts'

test.each([
  ['0', '0.00'],
  ['1234567.5', '1,234,567.50'],
  ['-1000', '−1,000.00'],
  ['0.000001', '0.000001'],
  ['12.340000', '12.34'],
  ['999999999999.999999', '999,999,999,999.999999'],
])('TR-1.1 %s is written %s', (amount, text) => {
  expect(moneyText(amount)).toBe(text)
})

test.each([
  ['15000', 'JPY', '15,000 JPY'],
  ['1000.123456', 'JPY', '1,000.123456 JPY'],
  ['0.00123456', 'BTC', '0.00123456 BTC'],
  ['1234.5', 'USDT', '1,234.5 USDT'],
])('what was sent, %s %s, is written as it was told', (amount, currency, text) => {
  expect(sentText({ amount, currency })).toBe(text)
})
