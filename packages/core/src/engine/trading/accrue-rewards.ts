// Rewards accrue with the fee itself, to be paid by the payroll of the day (TR-8.1, TR-8.2).

import type { JournalEntry } from '../../ledger/journal-entry.ts'
import type { Money } from '../../numbers/money.ts'
import { type AccruedReward, calculateRewards } from '../../team/reward.ts'
import { lastRewardDay } from '../../team/reward-months.ts'
import { type RewardedFee, rewardEntry } from '../entries/reward-entry.ts'
import { rewardRatesAllowed } from '../jurisdiction.ts'
import type { Account, EngineState } from '../state/state.ts'

export type Accrual = {
  readonly rewards: readonly AccruedReward[]
  /** One, or none without rewards. */
  readonly entries: readonly JournalEntry[]
}

const NO_ACCRUAL: Accrual = { rewards: [], entries: [] }

/** `paid` is what the account really paid of the fee, protection taken off. */
export function accrueRewards(
  state: EngineState,
  account: Account,
  fee: RewardedFee,
  paid: Money,
): Accrual {
  if (account.inviters.length === 0 || haveMonthsPassed(state, account)) return NO_ACCRUAL
  const rates = rewardRatesAllowed(state.jurisdiction, state.moneyTerms.rewardRates)
  const rewards = calculateRewards(paid, rates, account.inviters)
  if (rewards.length === 0) return NO_ACCRUAL
  const day = state.dayNumber
  const accrued = rewards.map((reward) => ({ ...reward, day }))
  return { rewards: accrued, entries: [rewardEntry(account, fee, rewards)] }
}

/**
 * By the rules that stand now. Each midnight is on the tape, so days between two numbers are days
 * of the calendar; before the first midnight no month can have passed.
 */
function haveMonthsPassed(
  { jurisdiction: { rewardMonths }, dayNumber, localDay }: EngineState,
  { invitedDay }: Account,
): boolean {
  if (rewardMonths === undefined || invitedDay === undefined || localDay === undefined) return false
  return localDay > lastRewardDay(localDay - (dayNumber - invitedDay), rewardMonths)
}
