// A dry run as it is asked for and read.

import { expect, test } from 'vitest'
import type { FollowBody } from './copy-form.ts'
import { dryRunQuery, isOfSameTerms, outcomeOf, partOfAllocation } from './dry-run.ts'

const BODY: FollowBody = {
  ...{ leaderId: 'leader', mode: 'proportional', allocation: '300' },
  ...{ maxPerOrder: '60', stopLoss: '0.30' },
}

test('it is asked of the terms of the form, over the last 30 days', () => {
  expect(dryRunQuery(BODY)).toEqual({ ...BODY, days: '30' })
  expect(dryRunQuery({ ...BODY, maxLeverage: 20 })).toMatchObject({
    maxLeverage: '20',
    stopLoss: '0.30',
  })
})

test.each<Partial<FollowBody>>([
  { allocation: '301' },
  { mode: 'fixed', fixedLots: '1' },
  { maxPerOrder: '61' },
  { stopLoss: '0.31' },
  { maxLeverage: 5 },
])('with %o it is of other terms', (change) => {
  expect(isOfSameTerms({ ...BODY, ...change }, BODY)).toBe(false)
})

test('of the same terms, and of none', () => {
  expect(isOfSameTerms({ ...BODY }, BODY)).toBe(true)
  expect(isOfSameTerms(BODY, undefined)).toBe(false)
})

test('a part of the allocation is cut off downwards: neither a gain nor a loss looks better', () => {
  expect(Number(partOfAllocation('30', BODY))).toBe(0.1)
  expect(partOfAllocation('1', BODY)).toBe('0.003333333333')
  expect(partOfAllocation('-1', BODY)).toBe('-0.003333333334')
  expect(partOfAllocation('1', { ...BODY, allocation: '0' })).toBeUndefined()
})

test.each([
  [{ orders: 0, copied: 0 }, 'nothing'],
  [{ orders: 3, copied: 0 }, 'none_copied'],
  [{ orders: 3, copied: 1 }, 'copied'],
])('of %o: %s', (counts, outcome) => {
  expect(outcomeOf(counts)).toBe(outcome)
})
