// Holds the form of an instrument's terms: what is shown is what is asked for.

import { expect, test } from 'vitest'
import {
  costsOf,
  draftOf,
  fieldsOf,
  type Instrument,
  type Terms,
  termsOf,
  wrongFields,
} from './instrument-form.ts'

const TERMS: Terms = {
  ...{ spread: '2.5', leverages: [1, 10], minLots: '0.1', maxLots: '500', feeRate: '0.0005' },
  overnightRate: { long: '0.0003', short: '-0.0001' },
  durations: [
    { seconds: 30, payoutRate: '0.8' },
    { seconds: 3_600, payoutRate: '0.85' },
  ],
  ...{ minStake: '5', maxStake: '500', maxOpenStake: '1500', isOffered: true },
}

test('untouched it asks for what stands', () => {
  expect(termsOf(draftOf(TERMS), TERMS)).toEqual(TERMS)
  expect(wrongFields(draftOf(TERMS))).toEqual(new Set())
})

const BITCOIN: Instrument = {
  ...{ symbol: 'BTCUSDT', name: 'BTC/USDT', category: 'crypto', base: 'BTC', quote: 'USDT' },
  ...{ contractSize: '0.01', lotStep: '0.1', priceDecimals: 2, origin: 'a venue', terms: TERMS },
}

test('each field has its input', () => {
  const names = fieldsOf(BITCOIN).map(({ name }) => name)
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

test('it is offered or taken off by a choice; what no source prices cannot be offered', () => {
  const closed = { ...TERMS, isOffered: false }
  const choicesOf = (origin: string | null, terms: Terms) =>
    Object.keys(fieldsOf({ ...BITCOIN, origin, terms })[0]?.choices ?? {})
  expect(termsOf({ ...draftOf(TERMS), isOffered: 'no' }, TERMS)).toEqual(closed)
  expect([choicesOf('a venue', closed), choicesOf(null, TERMS), choicesOf(null, closed)]).toEqual([
    ['yes', 'no'],
    ['yes', 'no'],
    ['no'],
  ])
})

test('each constant says what it costs', () => {
  expect(costsOf(BITCOIN)).toEqual({
    'Spread, opened and closed': '0.025 USDT a lot',
    'Fee, at the opening and at the close': '0.05 % of what is traded',
    'A night, long / short': '0.03 % / -0.01 % of what is open',
  })
})
