// Holds the form of an instrument's terms: what is shown is what is asked for.

import { expect, test } from 'vitest'
import { draftOf, fieldsOf, type Terms, termsOf, wrongFields } from './instrument-form.ts'

const TERMS: Terms = {
  ...{ spread: '2.5', leverages: [1, 10], minLots: '0.1', maxLots: '500', feeRate: '0.0005' },
  overnightRate: { long: '0.0003', short: '-0.0001' },
  durations: [
    { seconds: 30, payoutRate: '0.8' },
    { seconds: 3_600, payoutRate: '0.85' },
  ],
  ...{ minStake: '5', maxStake: '500', maxOpenStake: '1500' },
}

test('untouched it asks for what stands', () => {
  expect(termsOf(draftOf(TERMS), TERMS)).toEqual(TERMS)
  expect(wrongFields(draftOf(TERMS))).toEqual(new Set())
})

test('each field has its input', () => {
  const instrument = { symbol: 'BTCUSDT', name: 'BTC/USDT', lotStep: '0.1', priceDecimals: 2 }
  const names = fieldsOf({ ...instrument, terms: TERMS }).map(({ name }) => name)
  expect(new Set(names)).toEqual(new Set(Object.keys(draftOf(TERMS))))
})

test('an emptied payout is not offered, an emptied ceiling is none', () => {
  const draft = { ...draftOf(TERMS), 'payout 30': '', maxOpenStake: ' ', leverages: '1,5 , 10' }
  const { maxOpenStake, durations, leverages } = termsOf(draft, TERMS)
  expect([maxOpenStake, durations, leverages]).toEqual([
    undefined,
    [{ seconds: 3_600, payoutRate: '0.85' }],
    [1, 5, 10],
  ])
})

test('what is no number is wrong', () => {
  const draft = { ...draftOf(TERMS), spread: '-1', leverages: '1;2', minStake: '', feeRate: '1e3' }
  expect(wrongFields(draft)).toEqual(new Set(['spread', 'leverages', 'minStake', 'feeRate']))
})
