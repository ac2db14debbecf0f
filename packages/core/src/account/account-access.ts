// Which of a user's two accounts does what (TR-12.2): the one function that mode and kind decide.

import type { AccountKind } from '../ledger/journal-entry.ts'

/** Whether real money moves in this installation. */
export type InstallationMode = 'practice' | 'live'

/**
 * What somebody wants of an account: to see, close, cancel and take back; to open something; to
 * bring money in; to take it out.
 */
export type AccountUse = 'figures' | 'opening' | 'money-in' | 'money-out'

/**
 * In practice mode the real account is closed and all works on the practice one. In live mode both
 * trade, and money comes in and goes out by the real one only. Undefined: it may be used so.
 */
export function findAccountRefusal(
  mode: InstallationMode,
  kind: AccountKind,
  use: AccountUse,
): 'practice_only' | 'real_only' | undefined {
  if (mode === 'practice') return kind === 'real' ? 'practice_only' : undefined
  const isOfMoney = use === 'money-in' || use === 'money-out'
  return kind === 'practice' && isOfMoney ? 'real_only' : undefined
}

/** Which account is meant where none is named. */
export function defaultAccountOf(mode: InstallationMode): AccountKind {
  return mode === 'live' ? 'real' : 'practice'
}
