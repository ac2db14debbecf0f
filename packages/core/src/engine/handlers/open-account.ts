// Opening a trading account; a practice account begins with practice money (TR-12.1).

import { ZERO_MONEY } from '../../numbers/money.ts'
import type { OpenAccount } from '../command.ts'
import { practiceFundsEntry } from '../entries/practice-funds-entry.ts'
import type { AccountOpened } from '../event.ts'
import { type Refusal, refuse } from '../refusal.ts'
import type { EngineState } from '../state.ts'

export function openAccount(state: EngineState, command: OpenAccount): AccountOpened | Refusal {
  const { accountId, userId, accountKind, grant } = command
  if (state.accounts.has(accountId)) return refuse('invalid', { field: 'accountId' })
  if (grant !== ZERO_MONEY && accountKind !== 'practice')
    return refuse('invalid', { field: 'grant' })
  const owner = { id: accountId, kind: accountKind }
  const cause = { reason: 'practice-grant', id: accountId } as const
  const entries = grant === ZERO_MONEY ? [] : [practiceFundsEntry(owner, cause, grant)]
  return { kind: 'account-opened', accountId, userId, accountKind, entries }
}
