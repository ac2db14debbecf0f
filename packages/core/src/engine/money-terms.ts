// The terms of withdrawals and rewards: on the public tape, the same for all (TR-6, TR-8).

import {
  NO_WITHDRAWALS,
  parseWithdrawalTerms,
  type WithdrawalTerms,
  type WithdrawalTermsText,
} from '../cash/withdrawal-terms.ts'
import type { Rate } from '../numbers/rate.ts'
import { parseRewardRates } from '../team/reward.ts'

export type MoneyTerms = {
  readonly withdrawals: WithdrawalTerms
  /** Parts of a fee per level; none: the profile allows no rewards (TR-8.1). */
  readonly rewardRates: readonly Rate[]
  /** As they stand on the tape. */
  readonly text: MoneyTermsText | undefined
}

/** The same as decimal text. */
export type MoneyTermsText = {
  readonly withdrawals: WithdrawalTermsText
  readonly rewardRates: readonly string[]
}

/** Until a record says otherwise nothing is withdrawn and no rewards accrue. */
export const NO_MONEY_TERMS: MoneyTerms = {
  withdrawals: NO_WITHDRAWALS,
  rewardRates: [],
  text: undefined,
}

/** Reads the terms; throws an Error that names what cannot be. */
export function parseMoneyTerms(text: MoneyTermsText, highestDiscount: Rate): MoneyTerms {
  return {
    withdrawals: parseWithdrawalTerms(text.withdrawals),
    rewardRates: parseRewardRates(text.rewardRates, highestDiscount),
    text,
  }
}
