// Examples of changes and where they lead.

import { describe, expect, it } from 'vitest'
import { CAUSE_NAMES, CHANGE_CAUSES, orderHrefOf } from './change-look.ts'

const CHANGE = { id: '1', time: 0, causeId: 'a1', amount: '-20', balanceAfter: '9980' }

describe('change of the balance', () => {
  it('leads to its order when it has one', () => {
    expect(orderHrefOf({ ...CHANGE, cause: 'option-purchase' })).toBe(
      '#/pages/trade/orderdetail?id=a1',
    )
    expect(orderHrefOf({ ...CHANGE, cause: 'overnight' })).toBe('#/pages/trade/orderdetail?id=a1')
    for (const cause of ['practice-reset', 'deposit', 'withdrawal-return'] as const) {
      expect(orderHrefOf({ ...CHANGE, cause })).toBeUndefined()
    }
  })

  it('offers every cause as a filter', () => {
    expect([...CHANGE_CAUSES].sort()).toEqual(Object.keys(CAUSE_NAMES).sort())
  })
})
