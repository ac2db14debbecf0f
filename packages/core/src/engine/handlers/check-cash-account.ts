// Whether money may come into an account or leave it (TR-12.2).

import { type AccountUse, findAccountRefusal } from '../../account/account-access.ts'
import { type Refusal, refuse } from '../refusal.ts'
import type { Account, EngineState } from '../state/state.ts'

export function checkCashAccount(
  { mode }: EngineState,
  { kind }: Account,
  use: Extract<AccountUse, 'money-in' | 'money-out'>,
): Refusal | undefined {
  const closed = findAccountRefusal(mode, kind, use)
  return closed && refuse(closed)
}
