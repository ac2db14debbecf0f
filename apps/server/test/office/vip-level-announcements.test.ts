// What every customer is told of levels of VIP that become others.

import { VIP_LEVEL_TEXTS } from '@fairtick/core/vip/vip-level'
import { moneyChanges } from '@fairtick/server/features/changes/change-message'
import { wordTermChanges } from '@fairtick/server/features/messages/term-changes'
import { readMoneyTerms } from '@fairtick/server/features/withdrawals/public'
import { expect, it } from 'vitest'

it('each level that changes, in words, and no other', () => {
  const before = readMoneyTerms('practice')
  const vipLevels = VIP_LEVEL_TEXTS.map((one, level) =>
    level === 1 ? { volume: '150000', feeDiscount: '0.04' } : one,
  )
  const told = JSON.stringify(moneyChanges(before, { ...before, vipLevels }))
  expect(wordTermChanges(told, 'en').split('\n\n')).toEqual([
    '**VIP 1: volume of 30 days from**: 100,000 → 150,000',
    '**VIP 1: discount on fees**: 5% → 4%',
  ])
})
