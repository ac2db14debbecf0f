// Opening a trading account; a practice account begins with practice money (TR-12.1).

import { ZERO_MONEY } from '../../numbers/money.ts'
import type { OpenAccount } from '../command.ts'
import { practiceFundsEntry } from '../entries/practice-funds-entry.ts'
import type { AccountOpened } from '../event.ts'
import { type Refusal, refuseField, UNUSABLE } from '../refusal.ts'
import type { EngineState } from '../state/state.ts'

export function openAccount(state: EngineState, command: OpenAccount): AccountOpened | Refusal {
  const { accountId, userId, accountKind, grant } = command
  if (state.accounts.has(accountId)) return refuseField('accountId', UNUSABLE)
  if (grant !== ZERO_MONEY && accountKind !== 'practice') return refuseField('grant', UNUSABLE)
  const owner = { id: accountId, kind: accountKind }
  const cause = { reason: 'practice-grant', id: accountId } as const
  const entries = grant === ZERO_MONEY ? [] : [practiceFundsEntry(owner, cause, grant)]
  return { kind: 'account-opened', accountId, userId, accountKind, entries }
}
