// The terms of a follow as they are typed.

import { parseMoney, ZERO_MONEY } from '@fairtick/core/numbers/money'
import { expect, test } from 'vitest'
import {
  type CopyForm,
  EMPTY_COPY_FORM,
  findCopyProblems,
  followBody,
  maxPerOrderOf,
  partOf,
  shareOf,
  worstCaseOf,
} from './copy-form.ts'

const whole = (change: Partial<CopyForm> = {}): CopyForm => ({
  ...EMPTY_COPY_FORM,
  allocation: '500',
  agrees: true,
  ...change,
})

test.each([
  [{}, {}],
  [{ allocation: '' }, { allocation: 'required', maxPerOrder: 'required' }],
  [{ allocation: '49.99' }, { allocation: 'below_minimum' }],
  [{ allocation: '50' }, {}],
  [{ allocation: '0' }, { allocation: 'invalid', maxPerOrder: 'invalid' }],
  [{ mode: 'fixed' as const }, { fixedLots: 'required' }],
  [{ mode: 'fixed' as const, fixedLots: '0.01' }, {}],
  [{ stopLoss: '0' }, { stopLoss: 'percent' }],
  [{ stopLoss: '100' }, {}],
  [{ stopLoss: '101' }, { stopLoss: 'percent' }],
  [{ stopLoss: '12.5' }, { stopLoss: 'percent' }],
  [{ maxLeverage: '0' }, { maxLeverage: 'leverage' }],
  [{ maxLeverage: '2.5' }, { maxLeverage: 'leverage' }],
  [{ agrees: false }, { agrees: 'agree' }],
])('TR-10.1: %o has the problems %o', (change, problems) => {
  expect(findCopyProblems(whole(change))).toEqual(problems)
})

test('one order takes a fifth of the allocation until another most is typed', () => {
  expect(maxPerOrderOf(whole())).toBe('100')
  expect(maxPerOrderOf(whole({ maxPerOrder: '30' }))).toBe('30')
  expect(maxPerOrderOf(whole({ allocation: 'x' }))).toBe('')
})

test('percent are sent as a fraction, and what is left empty is not sent', () => {
  expect(followBody(whole({ stopLoss: '5' }), 'leader')).toEqual({
    leaderId: 'leader',
    mode: 'proportional',
    allocation: '500',
    maxPerOrder: '100',
    stopLoss: '0.05',
  })
  const fixed = whole({ mode: 'fixed', fixedLots: '0.5', maxLeverage: '20', stopLoss: '100' })
  expect(followBody(fixed, 'leader')).toMatchObject({
    fixedLots: '0.5',
    maxLeverage: 20,
    stopLoss: '1',
  })
})

test('TR-10.5: the worst case is the copy stop of the allocation', () => {
  expect(Number(worstCaseOf(whole()))).toBe(150)
  expect(worstCaseOf(whole({ allocation: '' }))).toBeUndefined()
  expect(worstCaseOf(whole({ stopLoss: '' }))).toBeUndefined()
})

test('a part of what can be spent is never more than there is', () => {
  expect(partOf(parseMoney('1234.99') ?? ZERO_MONEY, '0.25')).toBe('308')
  expect(partOf(ZERO_MONEY, '0.25')).toBe('0')
})

test('the part of what can be spent that an allocation is', () => {
  const spendable = parseMoney('2000') ?? ZERO_MONEY
  expect(shareOf('500', spendable)).toBe('0.25')
  expect(shareOf('5000', spendable)).toBe('2.50')
  // Cut off to whole percent.
  expect(shareOf('519.99', spendable)).toBe('0.25')
  expect(shareOf('', spendable)).toBeUndefined()
  expect(shareOf('500', ZERO_MONEY)).toBeUndefined()
})
