// Examples of changes and where they lead.

import { describe, expect, it } from 'vitest'
import { CAUSE_NAMES, CHANGE_CAUSES, causeHrefOf } from './change-display.ts'

const CHANGE = {
  id: '1',
  time: 0,
  causeId: 'a1',
  amount: '-20',
  balanceAfter: '9980',
  protection: null,
}

describe('change of the balance', () => {
  it('leads to its order or record when it has one', () => {
    expect(causeHrefOf({ ...CHANGE, cause: 'option-purchase' })).toBe(
      '#/pages/trade/orderdetail?id=a1',
    )
    expect(causeHrefOf({ ...CHANGE, cause: 'overnight' })).toBe('#/pages/trade/orderdetail?id=a1')
    expect(causeHrefOf({ ...CHANGE, cause: 'deposit' })).toBe(
      '#/pages/wallet/record?kind=deposits&id=a1',
    )
    for (const cause of ['withdrawal-submit', 'withdrawal-return'] as const) {
      expect(causeHrefOf({ ...CHANGE, cause })).toBe('#/pages/wallet/record?kind=withdrawals&id=a1')
    }
    for (const cause of ['practice-reset', 'practice-grant', 'salary-settlement'] as const) {
      expect(causeHrefOf({ ...CHANGE, cause })).toBeUndefined()
    }
  })

  it('offers every cause as a filter', () => {
    expect([...CHANGE_CAUSES].sort()).toEqual(Object.keys(CAUSE_NAMES).sort())
  })
})
