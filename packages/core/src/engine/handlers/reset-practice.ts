// Bringing a flat practice account back to its first balance, by an entry (TR-12.1).

import { subtractMoney, ZERO_MONEY } from '../../numbers/money.ts'
import type { ResetPractice } from '../command.ts'
import { practiceFundsEntry } from '../entries/practice-funds-entry.ts'
import type { PracticeReset } from '../event.ts'
import { type Refusal, refuse, refuseField, UNUSABLE } from '../refusal.ts'
import { isFlat } from '../state/account.ts'
import { residentAccount } from '../state/resident-account.ts'
import type { EngineState } from '../state/state.ts'

export function resetPractice(state: EngineState, command: ResetPractice): PracticeReset | Refusal {
  const account = residentAccount(state, command.accountId)
  if (account.kind !== 'practice') return refuseField('account', UNUSABLE)
  if (!isFlat(account)) {
    const { options, positions, orders } = account
    const open = { positions: positions.size, orders: orders.size }
    return refuse('not_flat', { options: options.size, ...open })
  }
  const amount = subtractMoney(command.grant, account.balances.cash)
  const cause = { reason: 'practice-reset', id: command.resetId } as const
  const entries = amount === ZERO_MONEY ? [] : [practiceFundsEntry(account, cause, amount)]
  return { kind: 'practice-reset', accountId: account.id, cash: command.grant, entries }
}
