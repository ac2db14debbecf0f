// The payroll of one member and one day that has ended; late or twice, it pays once (TR-8.2).

import { ZERO_MONEY } from '../../numbers/money.ts'
import { NO_REWARDS, rewardOf } from '../../team/payable-rewards.ts'
import type { PayRewards } from '../command.ts'
import { payrollEntry } from '../entries/salary-entries.ts'
import type { RewardsPaid } from '../event.ts'
import { type Refusal, refuse } from '../refusal.ts'
import { residentAccount } from '../state/resident-account.ts'
import type { EngineState } from '../state/state.ts'

export function payRewards(
  state: EngineState,
  { accountId, day }: PayRewards,
): RewardsPaid | Refusal {
  const account = residentAccount(state, accountId)
  const amount = rewardOf(state.payableRewards.get(accountId) ?? NO_REWARDS, day)
  const hasEnded = day < state.dayNumber
  if (!hasEnded || amount === ZERO_MONEY) return refuse('not_found')
  const entries = [payrollEntry(account, day, amount)]
  return { kind: 'rewards-paid', accountId, day, amount, entries }
}
