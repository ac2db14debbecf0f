// The accounts that are in memory: how one gets there, and that its watches no longer fit.

import { invariant } from '../../numbers/invariant.ts'
import { createAccount, type OpenItems, type StoredAccount } from './account.ts'
import { putFollow } from './copying.ts'
import { openOption, putOrder, putPosition } from './open-items.ts'
import type { Account, EngineState } from './state.ts'

/** The account, which the host must have loaded before the record that names it. */
export function residentAccount(state: EngineState, accountId: string): Account {
  const account = state.accounts.get(accountId)
  invariant(account, 'account is not resident', accountId)
  return account
}

/** Adds an account as it stands in the tables, with what it has open (loading, recovery). */
export function addAccount(state: EngineState, stored: StoredAccount, open: OpenItems): void {
  invariant(!state.accounts.has(stored.id), `account ${stored.id} is resident already`)
  const account = createAccount(stored)
  state.accounts.set(account.id, account)
  for (const option of open.options) openOption(state, account, option)
  for (const position of open.positions) putPosition(account, position)
  for (const order of open.orders) putOrder(account, order)
  for (const withdrawal of open.withdrawals ?? [])
    account.withdrawals.set(withdrawal.id, withdrawal)
  for (const follow of open.follows ?? []) putFollow(state, account, follow)
  unwatch(state, account)
}

/** The account's watches no longer fit. */
export function unwatch(state: EngineState, account: Account): void {
  if (account.isUnwatched) return
  account.isUnwatched = true
  state.unwatched.push(account)
}
