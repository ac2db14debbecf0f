// Crediting an approved deposit, at the rate that its record froze (TR-7).

import { calculateCredit } from '../../cash/deposit.ts'
import { addMoney, isRepresentable, ZERO_MONEY } from '../../numbers/money.ts'
import type { CreditDeposit } from '../command.ts'
import { depositEntry } from '../entries/deposit-entry.ts'
import type { DepositCredited } from '../event.ts'
import { type Refusal, refuseField, UNUSABLE } from '../refusal.ts'
import { residentAccount } from '../state/resident-account.ts'
import type { EngineState } from '../state/state.ts'
import { checkCashAccount } from './check-cash-account.ts'
import { NO_AMOUNT } from './field-faults.ts'

export function creditDeposit(
  state: EngineState,
  { accountId, depositId, amount, rate, channel, submitted }: CreditDeposit,
): DepositCredited | Refusal {
  const account = residentAccount(state, accountId)
  const credited = calculateCredit(amount, rate)
  if (credited <= ZERO_MONEY) return refuseField('amount', NO_AMOUNT)
  const closed = checkCashAccount(state, account, 'money-in')
  if (closed) return closed
  const after = addMoney(account.balances.cash, credited)
  if (!isRepresentable(credited) || !isRepresentable(after)) return refuseField('amount', UNUSABLE)
  const entries = [depositEntry(account, { id: depositId, channel }, credited)]
  return { kind: 'deposit-credited', accountId, depositId, submitted, credited, entries }
}
