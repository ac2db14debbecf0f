// Holds what of a summary moves with the prices.

import { calculateAccountFigures } from '@fairtick/core/account/account-figures'
import { type Money, moneyAsRational, parseMoney, ZERO_MONEY } from '@fairtick/core/numbers/money'
import type { AccountSummary } from '@fairtick/wire/socket/frames'
import { expect, test } from 'vitest'
import { liveSummary } from './live-summary.ts'

const read: AccountSummary = {
  account: 'practice',
  cash: '100',
  openProfit: '2',
  usedMargin: '10',
  reserved: '0',
  equity: '102',
  available: '90',
  freeMargin: '92',
  spendable: '90',
  riskRate: '10.2',
  stake: '5',
  hold: '0',
  salary: '0',
  todayProfit: '-1.5',
}

test('equity, margins and today follow the open P/L; the rest stays as it was read', () => {
  const account = calculateAccountFigures({
    cash: parseMoney('100') as Money,
    usedMargin: parseMoney('10') as Money,
    reserved: ZERO_MONEY,
    openProfit: moneyAsRational(parseMoney('-3') as Money),
  })
  expect(liveSummary(read, account)).toEqual({
    ...read,
    openProfit: '-3',
    equity: '97',
    freeMargin: '87',
    spendable: '87',
    todayProfit: '-6.5',
  })
})

test('without live figures nothing moves', () => {
  expect(liveSummary(read, undefined)).toBe(read)
})
