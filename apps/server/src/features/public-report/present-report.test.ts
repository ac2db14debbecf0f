// What is left out of a report so that nobody is known by it.

import { describe, expect, it } from 'vitest'
import type { Figures } from './figures.ts'
import { presentMonth } from './present-report.ts'

const side = (orders: number) => ({ orders, meanRatio: '0.001', usd: '12.5' })
const SLIPPAGE = { better: side(5), worse: side(4), equal: 0, unnamed: 3 }
const HANDLING = { orders: 5, meanMs: '1.5', longestMs: 9 }
const gained = (orders: number) => ({ orders, usd: '7.25' })
const STOPS = { stopped: 9, house: gained(5), customer: gained(4), neither: 0 }
const IN_GAP = { due: 11, house: gained(0), customer: gained(6), neither: 4, paid: gained(1) }
const PAYOUTS = {
  ...{ paid: 5, medianMs: 60_000, p95Ms: 120_000, longestMs: 180_000, failed: 1, cancelled: 0 },
  ...{ waiting: 4, longestWaitMs: 999_000 },
}
const FIGURES: Figures = {
  contracts: {
    ...{ opened: 12, refused: 1, cancelled: { manual: 7, locked: 2 }, stoppedOut: 0 },
    ...{ slippage: SLIPPAGE, handling: HANDLING, results: { accounts: 100, losing: 67 } },
    behindGap: STOPS,
  },
  copies: { opened: 4, skipped: { paused: 5 }, stoppedOut: 5, behindGap: STOPS },
  options: {
    ...{ bought: 9, refused: 0, voided: 4, returned: '40' },
    inGap: { own: IN_GAP, source: { ...IN_GAP, due: 0 } },
    ...{ slippage: SLIPPAGE, handling: { ...HANDLING, orders: 4 } },
    results: { accounts: 99, losing: 60 },
  },
  payouts: PAYOUTS,
  house: {
    trading_pnl: { amount: '-100.5', accounts: 5 },
    fees: { amount: '30.25', accounts: 5 },
    rewards: { amount: '-3', accounts: 4 },
    tax: { amount: '1000', accounts: 5 },
  },
}

describe('a report', () => {
  it('says of 1 to 4 orders only that they are few, and nothing by which they could be known', () => {
    const { contracts, copies, options } = presentMonth(FIGURES)
    expect(contracts).toMatchObject({
      ...{ opened: 12, refused: null, stoppedOut: 0 },
      cancelled: [
        { reason: 'manual', count: 7 },
        { reason: 'locked', count: null },
      ],
      slippage: {
        better: { orders: 5, meanRatio: '0.001', usd: '12.5' },
        worse: { orders: null, meanRatio: null, usd: null },
        ...{ equal: 0, unnamed: null },
      },
      handling: { meanMs: '1.5', longestMs: 9 },
    })
    const behindGap = {
      ...{ stopped: 9, neither: 0, house: { orders: 5, usd: '7.25' } },
      customer: { orders: null, usd: null },
    }
    expect(contracts.behindGap).toEqual(behindGap)
    expect(copies).toEqual({
      ...{ opened: null, stoppedOut: 5, skipped: [{ reason: 'paused', count: 5 }], behindGap },
    })
    expect(options).toMatchObject({ bought: 9, refused: 0, voided: null, returned: null })
    expect(options.handling).toBeNull()
    expect(options.slippage.better.usd).toBeNull()
  })

  it('says no sum by which the stakes of few could be worked out from the others', () => {
    const returnedOf = (voided: number, own: object, source: object) => {
      const none = { ...IN_GAP, house: gained(0), customer: gained(0), neither: 0, paid: gained(0) }
      const inGap = { own: { ...none, ...own }, source: { ...none, ...source } }
      const options = { ...FIGURES.options, voided, returned: '950', inGap }
      return presentMonth({ ...FIGURES, options }).options.returned
    }
    expect(returnedOf(8, {}, {})).toBe('950')
    expect(returnedOf(8, {}, { customer: gained(8) })).toBe('950')
    expect(returnedOf(8, {}, { customer: gained(7), house: gained(1) })).toBeNull()
    expect(returnedOf(13, { customer: gained(5) }, { customer: gained(6), neither: 2 })).toBeNull()
    expect(returnedOf(14, {}, { customer: gained(4), house: gained(10) })).toBeNull()
    expect(returnedOf(15, {}, { customer: gained(5), house: gained(5), neither: 5 })).toBe('950')
  })

  it('H6: says what gaps did and how long payouts took, and nothing of few', () => {
    const { options, payouts } = presentMonth(FIGURES)
    expect(options.inGap.own).toEqual({
      ...{ due: 11, neither: null, house: { orders: 0, usd: '7.25' } },
      customer: { orders: 6, usd: '7.25' },
      paid: { orders: null, usd: null },
    })
    expect(options.inGap.source.due).toBe(0)
    expect(payouts).toEqual({
      ...{ paid: 5, times: { medianMs: 60_000, p95Ms: 120_000, longestMs: 180_000 } },
      ...{ failed: null, cancelled: 0, waiting: null, longestWaitMs: null },
    })
    const of = (more: object) => presentMonth({ ...FIGURES, payouts: { ...PAYOUTS, ...more } })
    expect(of({ paid: 4 }).payouts).toMatchObject({ paid: null, times: null })
    expect(of({ waiting: 5 }).payouts).toMatchObject({ waiting: 5, longestWaitMs: 999_000 })
    const none = { paid: 0, medianMs: null, p95Ms: null, longestMs: null }
    expect(of(none).payouts).toMatchObject({ paid: 0, times: null })
  })

  it('tells of no share of fewer than a hundred accounts, and rounds others up', () => {
    const { contracts, options } = presentMonth(FIGURES)
    expect(contracts.results).toEqual({ accounts: 100, losingShare: '0.67' })
    expect(options.results).toBeNull()
    const third = { ...FIGURES.contracts, results: { accounts: 300, losing: 100 } }
    expect(presentMonth({ ...FIGURES, contracts: third }).contracts.results?.losingShare).toBe(
      '0.334',
    )
  })

  it('leaves lines of few accounts out of the sum too, and tax always', () => {
    const { lines, sum } = presentMonth(FIGURES).house
    expect(Object.fromEntries(lines.map(({ ledger, amount }) => [ledger, amount]))).toEqual({
      ...{ trading_pnl: '-100.5', fees: '30.25', rewards: null, tax: '1000' },
      ...{ option_pnl: '0', overnight: '0', withdrawal_fees: '0', protection: '0' },
      ...{ welfare: '0', adjustments: '0' },
    })
    expect(sum).toBe('-70.25')
  })
})
