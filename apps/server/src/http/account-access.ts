// Which trading account a call is about, and whether it may be used as the contract says (TR-12.2):
// asked before the handler, so that none can forget it.

import {
  type AccountUse,
  defaultAccountOf,
  findAccountRefusal,
  type InstallationMode,
} from '@fairtick/core/account/account-access'
import { type Declined, refused } from '@fairtick/wire/handler'

type AccountKind = 'real' | 'practice'

export type AccountAccess = {
  /** Meant where the header names none. */
  readonly fallback: AccountKind
  /** At once, but for what needs to know whose identity is verified. */
  readonly refusalOf: (wanted: {
    readonly use: AccountUse
    readonly account: AccountKind
    readonly userId: string
  }) => Declined | undefined | Promise<Declined | undefined>
}

/** Whether somebody's identity opens the real account; money that is in is never shut in by it. */
export type CheckUnlocked = (
  userId: string,
  use: 'opening' | 'money-in',
) => Promise<Declined | undefined>

export function createAccountAccess(
  mode: InstallationMode,
  checkUnlocked: CheckUnlocked,
): AccountAccess {
  return {
    fallback: defaultAccountOf(mode),
    refusalOf: ({ use, account, userId }) => {
      const closed = findAccountRefusal(mode, account, use)
      if (closed !== undefined) return refused(closed)
      const asksIdentity = account === 'real' && (use === 'opening' || use === 'money-in')
      return asksIdentity ? checkUnlocked(userId, use) : undefined
    },
  }
}
