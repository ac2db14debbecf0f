// Before a group is stepped: the accounts that its commands name.

import type { Command } from '@fairtick/core/engine/command'
import type { EngineState } from '@fairtick/core/engine/state/state'
import type { Queryable } from '../../platform/database.ts'
import type { PendingCommand } from '../commands/command-queue.ts'
import { loadFlatAccounts } from '../rows/account-rows.ts'

/**
 * Makes every named account resident, and rejects commands of accounts that do not exist. Returns
 * those that are left, in their order. Reads behind the commits on `lane`: an account may have been
 * changed by one of them and let go of.
 */
export async function prefetch(
  lane: Queryable,
  state: EngineState,
  pendings: readonly PendingCommand[],
): Promise<readonly PendingCommand[]> {
  const missing: string[] = []
  for (const { command } of pendings) {
    for (const id of accountsOf(command)) if (!state.accounts.has(id)) missing.push(id)
  }
  if (missing.length === 0) return pendings
  await loadFlatAccounts(lane, state, missing)
  return pendings.filter(({ command: { kind, accountId }, reject }) => {
    if (kind === 'open-account' || state.accounts.has(accountId)) return true
    reject(new Error(`no account ${accountId}`))
    return false
  })
}

/** The account that asks and, where it is to be copied, another one. */
function accountsOf(command: Command): readonly string[] {
  const { accountId } = command
  return command.kind === 'follow-leader' ? [accountId, command.leaderId] : [accountId]
}
