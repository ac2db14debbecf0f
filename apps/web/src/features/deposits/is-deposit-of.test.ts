// Holds which record may be what came of a deposit without an answer.

import { expect, test } from 'vitest'
import { isDepositOf } from './is-deposit-of.ts'

const TAPPED = 10_000
const request = { key: 'k', tappedAtMs: TAPPED, body: { id: 'btc', amount: '0.50' } }
const record = { methodId: 'btc', amount: '0.5', submitTime: TAPPED + 400 }

test.each([
  ['the same amount, written shorter', record, true],
  ['a clock that is a little behind', { ...record, submitTime: TAPPED - 1_500 }, true],
  ['one of before the tap', { ...record, submitTime: TAPPED - 5_000 }, false],
  ['another amount', { ...record, amount: '0.05' }, false],
  ['another method', { ...record, methodId: 'usdt-trc20' }, false],
])('%s', (_, found, isSame) => {
  expect(isDepositOf(request, found)).toBe(isSame)
})
