// TR-10.7 item by item: what real money asks for, and what practice does.

import { DAY_MS } from '@fairtick/core/time/duration'
import { expect, it } from 'vitest'
import { isEligible, judgeEligibility, type LeaderRecord } from './eligibility.ts'

const NOW = 100 * DAY_MS
const FIT: LeaderRecord = {
  ...{ closedTrades: 30, firstFillMs: NOW - 30 * DAY_MS },
  ...{ isVerified: true, leadsElsewhere: false },
}
const missing = (record: Partial<LeaderRecord>, mode: 'practice' | 'live') =>
  judgeEligibility({ ...FIT, ...record }, mode, NOW)
    .filter(({ isMet }) => !isMet)
    .map(({ rule }) => rule)

it('TR-10.7 real money asks for 30 days, 30 closed trades and a verified identity', () => {
  expect(isEligible(judgeEligibility(FIT, 'live', NOW))).toBe(true)
  expect(missing({ closedTrades: 29 }, 'live')).toEqual(['trades'])
  expect(missing({ firstFillMs: NOW - 30 * DAY_MS + 1 }, 'live')).toEqual(['days'])
  expect(missing({ firstFillMs: undefined }, 'live')).toEqual(['days'])
  expect(missing({ isVerified: false, leadsElsewhere: true }, 'live')).toEqual([
    ...['verified', 'one_person'],
  ])
})

it('TR-10.7 practice asks for one closed trade, and for nobody’s papers', () => {
  const fresh = { closedTrades: 1, firstFillMs: NOW, isVerified: undefined }
  expect(missing(fresh, 'practice')).toEqual([])
  expect(missing({ ...fresh, closedTrades: 0 }, 'practice')).toEqual(['trades'])
  expect(judgeEligibility({ ...FIT, ...fresh }, 'practice', NOW).map(({ rule }) => rule)).toEqual([
    ...['trades', 'one_person'],
  ])
})

it('TR-10.7 says how much of it is there', () => {
  const [, days, trades] = judgeEligibility({ ...FIT, closedTrades: 7 }, 'live', NOW)
  expect(days).toEqual({ rule: 'days', isMet: true, have: 30, need: 30 })
  expect(trades).toEqual({ rule: 'trades', isMet: false, have: 7, need: 30 })
})
