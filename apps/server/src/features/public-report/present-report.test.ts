// What is left out of a report so that nobody is known by it.

import { describe, expect, it } from 'vitest'
import type { Figures } from './figures.ts'
import { presentMonth } from './present-report.ts'

const side = (orders: number) => ({ orders, meanRatio: '0.001', usd: '12.5' })
const SLIPPAGE = { better: side(5), worse: side(4), equal: 0, unnamed: 3 }
const HANDLING = { orders: 5, meanMs: '1.5', longestMs: 9 }
const FIGURES: Figures = {
  contracts: {
    ...{ opened: 12, refused: 1, cancelled: { manual: 7, locked: 2 }, stoppedOut: 0 },
    ...{ slippage: SLIPPAGE, handling: HANDLING, results: { accounts: 100, losing: 67 } },
  },
  copies: { opened: 4, skipped: { paused: 5 }, stoppedOut: 5 },
  options: {
    ...{ bought: 9, refused: 0, voided: 4, returned: '40' },
    ...{ slippage: SLIPPAGE, handling: { ...HANDLING, orders: 4 } },
    results: { accounts: 99, losing: 60 },
  },
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
    expect(copies).toEqual({
      ...{ opened: null, stoppedOut: 5, skipped: [{ reason: 'paused', count: 5 }] },
    })
    expect(options).toMatchObject({ bought: 9, refused: 0, voided: null, returned: null })
    expect(options.handling).toBeNull()
    expect(options.slippage.better.usd).toBeNull()
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
