// Holds what staff are shown of a change: every field that differs, and no other.

import { expect, test } from 'vitest'
import { differencesOf, durationText } from './differences.ts'

test('what differs is named, the rest is not', () => {
  const before = { spread: '2.5', feeRate: '0.0005', leverages: [1, 2], category: 'crypto' }
  const after = { ...before, spread: '5', leverages: [1, 2, 5] }
  expect(differencesOf(before, after)).toEqual([
    { name: 'Spread', before: '2.5', after: '5' },
    { name: 'Leverages', before: '1, 2', after: '1, 2, 5' },
  ])
})

test('payouts are told by duration, also what comes and what goes', () => {
  const of = (...durations: { seconds: number; payoutRate: string }[]) => ({ durations })
  const before = of({ seconds: 30, payoutRate: '0.8' }, { seconds: 300, payoutRate: '0.85' })
  const after = of({ seconds: 30, payoutRate: '0.75' }, { seconds: 3_600, payoutRate: '0.9' })
  expect(differencesOf(before, after)).toEqual([
    { name: 'Payout rate, 30 s', before: '0.8', after: '0.75' },
    { name: 'Payout rate, 1 h', before: '–', after: '0.9' },
    { name: 'Payout rate, 5 min', before: '0.85', after: '–' },
  ])
})

test('from nothing everything is new', () => {
  expect(differencesOf(null, { amount: '-5', reason: 'fee_error' })).toEqual([
    { name: 'Amount, USD', before: '–', after: '-5' },
    { name: 'Reason', before: '–', after: 'fee_error' },
  ])
  expect(differencesOf({ isOpen: true }, { isOpen: false })).toEqual([
    { name: 'Open', before: 'yes', after: 'no' },
  ])
})

test('durations are told in their largest whole unit', () => {
  expect([30, 60, 5_400, 86_400].map(durationText)).toEqual(['30 s', '1 min', '90 min', '1 d'])
})

test('what the rules of a country leave is told by name, and rewards that end are told', () => {
  const open = { rewardRates: null, rewardMonths: null, copying: true, incentives: true }
  const strict = { rewardRates: [], rewardMonths: 12, copying: false, incentives: false }
  const [before, after] = [
    { ...open, lossWarning: false },
    { ...strict, lossWarning: true },
  ]
  expect(differencesOf(before, after)).toEqual([
    { name: 'Team rewards by level', before: '–', after: 'none' },
    { name: 'Months of team rewards', before: '–', after: '12' },
    { name: 'Copying of leaders', before: 'yes', after: 'no' },
    { name: 'Incentives: VIP discounts, activities', before: 'yes', after: 'no' },
    { name: 'Warning with the share of losing accounts', before: 'no', after: 'yes' },
  ])
})
