// A user's two trading accounts: opened once, however often it is tried (TR-12.1).

import { ZERO_MONEY } from '@fairtick/core/numbers/money'
import type { CommandOutcome } from '../../engine/engine-port.ts'
import { PRACTICE_GRANT } from '../account/public.ts'
import { type UserRow, updateAccountsOpened } from '../profile/public.ts'
import { nameInviters } from '../team/public.ts'
import type { AuthDependencies } from './dependencies.ts'

type AccountUser = Pick<UserRow, 'id' | 'practiceAccountId' | 'realAccountId' | 'hasAccounts'>

/**
 * The ids of the accounts were chosen with the user's row, so that a server that died between
 * the row and the accounts goes on where it stopped: at the next login or registration.
 */
export async function openAccounts(
  { database, ask, nowMs }: Pick<AuthDependencies, 'database' | 'ask' | 'nowMs'>,
  user: AccountUser,
): Promise<void> {
  if (user.hasAccounts) return
  const draft = { kind: 'open-account', userId: user.id } as const
  expectOpen(
    await ask({
      ...draft,
      accountId: user.practiceAccountId,
      accountKind: 'practice',
      grant: PRACTICE_GRANT,
    }),
  )
  expectOpen(
    await ask({
      ...draft,
      accountId: user.realAccountId,
      accountKind: 'real',
      grant: ZERO_MONEY,
    }),
  )
  await nameInviters({ database, ask }, [user.id])
  await updateAccountsOpened(database, user.id, nowMs())
}

/** `invalid accountId`: it is there already, from an attempt before. */
function expectOpen(outcome: CommandOutcome): void {
  if (outcome.kind === 'account-opened') return
  const isThere =
    outcome.kind === 'refused' && outcome.code === 'invalid' && outcome.detail.field === 'accountId'
  if (!isThere) throw new Error(`an account could not be opened: ${outcome.kind}`)
}
