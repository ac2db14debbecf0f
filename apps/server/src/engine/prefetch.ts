// Before a group is stepped: the accounts that its commands name, and answers given before.

import type { EngineState } from '@fairtick/core/engine/state'
import { encodeColumn } from '../platform/binary-array.ts'
import type { EngineLane, Queryable } from '../platform/database.ts'
import { loadFlatAccounts } from './account-rows.ts'
import type { PendingCommand } from './command-queue.ts'
import { KeyReused } from './engine-port.ts'
import { parseOutcome } from './outcome-text.ts'

/**
 * Makes every named account resident and settles what needs no step: a key that was answered
 * before (the first outcome again, or KeyReused), an account that does not exist.
 * Returns the commands that are left, in their order.
 */
export async function prefetch(
  lane: EngineLane,
  state: EngineState,
  pendings: readonly PendingCommand[],
): Promise<readonly PendingCommand[]> {
  if (pendings.length === 0) return pendings
  const [answered] = await Promise.all([
    // A key that is under way is not among these: the queue joins its twins until it is answered.
    loadAnswered(lane.beside, pendings),
    // Behind the commits: an account may have been changed by one of them and let go of.
    loadFlatAccounts(
      lane,
      state,
      pendings.map(({ command }) => command.accountId),
    ),
  ])
  return pendings.filter((pending) => {
    const before = answered.size > 0 && pending.key && answered.get(pending.key.id)
    if (before) {
      if (before.body_hash === pending.key?.bodyHash) pending.resolve(parseOutcome(before.outcome))
      else pending.reject(new KeyReused(pending.key?.key))
      return false
    }
    const { kind, accountId } = pending.command
    if (kind === 'open-account' || state.accounts.has(accountId)) return true
    pending.reject(new Error(`no account ${accountId}`))
    return false
  })
}

type AnsweredRow = {
  readonly id: string
  readonly body_hash: string
  readonly outcome: string
}

async function loadAnswered(
  lane: Queryable,
  pendings: readonly PendingCommand[],
): Promise<Map<string, AnsweredRow>> {
  const keys = pendings.flatMap(({ key }) => (key ? [key] : []))
  if (keys.length === 0) return new Map()
  const ids = keys.map(({ id }) => [id])
  const rows = await lane.query<AnsweredRow>(
    `SELECT replace(i.id::text, '-', '') AS id, i.body_hash, i.outcome
     FROM unnest($1::uuid[]) AS asked (id) JOIN idempotency i USING (id)`,
    [encodeColumn('uuid', ids, 0)],
  )
  return new Map(rows.map((row) => [row.id, row]))
}
