// Folds what is decided about withdrawals, rewards and salary; balances follow from the entries.

import { keepTermsSince } from '../../cash/past-terms.ts'
import type { OpenWithdrawal } from '../../cash/withdrawal.ts'
import { unreachable } from '../../numbers/invariant.ts'
import { addMoney, type Money, negateMoney } from '../../numbers/money.ts'
import { addReward, NO_REWARDS, removeReward } from '../../team/payable-rewards.ts'
import type { AccruedReward } from '../../team/reward.ts'
import type { MoneyEvent } from '../event.ts'
import type { Account, EngineState } from './state.ts'

export function applyMoneyEvent(state: EngineState, account: Account, event: MoneyEvent): void {
  switch (event.kind) {
    case 'deposit-credited':
      account.keptTerms = keepTermsSince(account.keptTerms, {
        past: state.pastTerms,
        now: state.moneyTerms.withdrawals,
        since: event.submitted,
      })
      return
    case 'salary-settled':
    case 'balance-adjusted':
      return
    case 'inviters-set':
      account.inviters = event.inviters
      // Naming others later begins nothing anew: the months are the member's (TR-8.1).
      if (event.inviters.length > 0) account.invitedDay ??= state.dayNumber
      return
    case 'withdrawal-submitted':
      account.withdrawals.set(event.withdrawal.id, event.withdrawal)
      countGains(account, event.withdrawal, negateMoney(event.withdrawal.taxable))
      return
    case 'withdrawal-approved':
      account.withdrawals.set(event.withdrawal.id, event.withdrawal)
      return
    case 'withdrawal-paid':
      account.withdrawals.delete(event.withdrawal.id)
      return
    case 'withdrawal-returned':
      account.withdrawals.delete(event.withdrawal.id)
      countGains(account, event.withdrawal, event.withdrawal.taxable)
      return
    case 'rewards-paid':
      takeRewards(state, event.accountId, event.day)
      return
    default:
      unreachable(event)
  }
}

/** Notes what beneficiaries earned; they need not be resident (TR-8.2). */
export function putRewards(state: EngineState, rewards: readonly AccruedReward[]): void {
  for (const { beneficiaryId, day, amount } of rewards) {
    const payable = state.payableRewards.get(beneficiaryId) ?? NO_REWARDS
    state.payableRewards.set(beneficiaryId, addReward(payable, day, amount))
  }
}

function takeRewards(state: EngineState, accountId: string, day: number): void {
  const left = removeReward(state.payableRewards.get(accountId) ?? NO_REWARDS, day)
  if (left.length === 0) state.payableRewards.delete(accountId)
  else state.payableRewards.set(accountId, left)
}

/** A withdrawal of salary neither uses nor changes the counter (TR-6.3). */
function countGains(account: Account, { from }: OpenWithdrawal, change: Money): void {
  if (from === 'cash') account.untaxedGains = addMoney(account.untaxedGains, change)
}
