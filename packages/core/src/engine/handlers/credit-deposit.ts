// Crediting an approved deposit, at the rate that its record froze (TR-7).

import { calculateCredit } from '../../cash/deposit.ts'
import { addMoney, isSayable, ZERO_MONEY } from '../../numbers/money.ts'
import type { CreditDeposit } from '../command.ts'
import { depositEntry } from '../entries/deposit-entry.ts'
import type { DepositCredited } from '../event.ts'
import { type Refusal, refuse } from '../refusal.ts'
import { type EngineState, residentAccount } from '../state.ts'
import { passCashGate } from './cash-gate.ts'

export function creditDeposit(
  state: EngineState,
  { accountId, depositId, amount, rate }: CreditDeposit,
): DepositCredited | Refusal {
  const account = residentAccount(state, accountId)
  const credited = calculateCredit(amount, rate)
  if (credited <= ZERO_MONEY) return refuse('invalid', { field: 'amount' })
  const closed = passCashGate(state, account)
  if (closed) return closed
  const after = addMoney(account.balances.cash, credited)
  if (!isSayable(credited) || !isSayable(after)) return refuse('invalid', { field: 'amount' })
  const entries = [depositEntry(account, depositId, credited)]
  return { kind: 'deposit-credited', accountId, depositId, credited, entries }
}
