// Where a refused order is helped (ux.md §1.0: one way out for each code).

import { expect, it } from 'vitest'
import { decideTradeAction, type TradeSituation } from './decide-trade-action.ts'

const REAL: TradeSituation = { account: 'real', exposure: 'open' }

it('leads who lacks money to a deposit in the real account, whatever is open', () => {
  expect(decideTradeAction('insufficient_balance', REAL)).toBe('deposit')
  expect(decideTradeAction('insufficient_balance', { ...REAL, exposure: 'flat' })).toBe('deposit')
})

it('offers to fill up a practice account only where that is possible (TR-12.1)', () => {
  const practice = { account: 'practice' } as const
  expect(decideTradeAction('insufficient_balance', { ...practice, exposure: 'flat' })).toBe('reset')
  expect(decideTradeAction('insufficient_balance', { ...practice, exposure: 'open' })).toBe(
    'orders',
  )
})

it.each([
  ['exposure_limit', 'orders'],
  ['open_positions_limit', 'orders'],
  ['daily_loss_limit', 'limits'],
  ['self_excluded', 'limits'],
  ['locked', 'support'],
  ['market_stale', undefined],
  [undefined, undefined],
] as const)('knows the way on from %s', (code, way) => {
  expect(decideTradeAction(code, REAL)).toBe(way)
})
