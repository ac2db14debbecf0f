// Account settlement: salary becomes cash, at any time, and a gain that taxes count (TR-8.3).

import { findAccountRefusal } from '../../account/account-access.ts'
import { formatMoney, ZERO_MONEY } from '../../numbers/money.ts'
import type { SettleSalary } from '../command.ts'
import { salarySettlementEntry } from '../entries/salary-entries.ts'
import type { SalarySettled } from '../event.ts'
import { type Refusal, refuse, refuseField } from '../refusal.ts'
import { residentAccount } from '../state/resident-account.ts'
import type { EngineState } from '../state/state.ts'
import { NO_AMOUNT } from './field-faults.ts'

export function settleSalary(
  state: EngineState,
  { accountId, transferId, amount }: SettleSalary,
): SalarySettled | Refusal {
  const account = residentAccount(state, accountId)
  if (amount <= ZERO_MONEY) return refuseField('amount', NO_AMOUNT)
  const closed = findAccountRefusal(state.mode, account.kind, 'figures')
  if (closed !== undefined) return refuse(closed)
  const { salary } = account.balances
  if (salary < amount) return refuse('insufficient_balance', { salary: formatMoney(salary) })
  const entries = [salarySettlementEntry(account, transferId, amount)]
  return { kind: 'salary-settled', accountId, transferId, amount, entries }
}
