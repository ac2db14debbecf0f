// The terms of withdrawals, rewards and VIP: on the public tape, the same for all (TR-6, 8, 9).

import {
  NO_WITHDRAWALS,
  parseWithdrawalTerms,
  type WithdrawalTerms,
  type WithdrawalTermsText,
} from '../cash/withdrawal-terms.ts'
import type { Rate } from '../numbers/rate.ts'
import { parseRewardRates } from '../team/reward.ts'
import {
  highestDiscountOf,
  parseVipLevels,
  type VipLevel,
  type VipLevelText,
} from '../vip/vip-level.ts'

export type MoneyTerms = {
  readonly withdrawals: WithdrawalTerms
  /** Parts of a fee per level; none: the profile allows no rewards (TR-8.1). */
  readonly rewardRates: readonly Rate[]
  /** Undefined: those that ship (TR-9). */
  readonly vipLevels: readonly VipLevel[] | undefined
  /** As they stand on the tape. */
  readonly text: MoneyTermsText | undefined
}

/** The same as decimal text. */
export type MoneyTermsText = {
  readonly withdrawals: WithdrawalTermsText
  readonly rewardRates: readonly string[]
  readonly vipLevels?: readonly VipLevelText[]
}

/** Until a record says otherwise nothing is withdrawn and no rewards accrue. */
export const NO_MONEY_TERMS: MoneyTerms = {
  withdrawals: NO_WITHDRAWALS,
  rewardRates: [],
  vipLevels: undefined,
  text: undefined,
}

/** Reads the terms; throws an Error that names what cannot be. `shipped`: where they name none. */
export function parseMoneyTerms(text: MoneyTermsText, shipped: readonly VipLevel[]): MoneyTerms {
  const vipLevels = text.vipLevels && parseVipLevels(text.vipLevels)
  const highest = highestDiscountOf(vipLevels ?? shipped)
  return {
    withdrawals: parseWithdrawalTerms(text.withdrawals),
    rewardRates: parseRewardRates(text.rewardRates, highest),
    ...{ vipLevels, text },
  }
}
