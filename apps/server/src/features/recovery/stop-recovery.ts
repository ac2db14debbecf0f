// Stopping it: by the link that is in every mail about it, or from a session of the account.

import type { CallArguments, CallResult } from '@fairtick/wire/api-contract'
import { type CustomerContext, type Declined, NOT_FOUND, refused } from '@fairtick/wire/handler'
import { loadUser } from '../profile/public.ts'
import type { RecoveryDependencies } from './dependencies.ts'
import { maskAddress } from './mask-address.ts'
import { tellStopped } from './recovery-mails.ts'
import { endRow, listOpen, lockRecovery, type RecoveryRow } from './recovery-store.ts'
import { isToken, requestIdOf } from './sealed-recovery.ts'

export async function stopByLink(
  dependencies: RecoveryDependencies,
  { token }: CallArguments<'stopRecovery'>['body'],
): Promise<Record<string, never> | Declined> {
  const isMeant = (row: RecoveryRow) => isToken(dependencies.rowSeal, token, 'stop', row)
  const isStopped = await stop(dependencies, requestIdOf(token), isMeant)
  return isStopped ? {} : refused('link_ended')
}

export async function stopOwn(
  dependencies: RecoveryDependencies,
  { id }: CallArguments<'stopOwnRecovery'>['body'],
  { caller: { userId } }: CustomerContext,
): Promise<CallResult<'recoveries'> | Declined> {
  const isStopped = await stop(dependencies, id, (row) => row.userId === userId)
  return isStopped ? await readRecoveries(dependencies, userId) : NOT_FOUND
}

export async function readRecoveries(
  { database }: Pick<RecoveryDependencies, 'database'>,
  userId: string,
): Promise<CallResult<'recoveries'>> {
  const rows = await listOpen(database, userId)
  return {
    recoveries: rows.map(({ id, status, lost, contact, askedMs, holdUntilMs }) => ({
      ...{ id, status, lost: [...lost], contact: maskAddress(contact) },
      ...{ askedTime: askedMs, holdUntil: holdUntilMs },
    })),
  }
}

/** Of a stop and a use of the link that come together one wins, and the other finds it ended. */
async function stop(
  dependencies: RecoveryDependencies,
  id: string,
  isMeant: (row: RecoveryRow) => boolean,
): Promise<boolean> {
  const { database, log, nowMs, publish } = dependencies
  const events = await database.transaction(async (tx) => {
    const row = await lockRecovery(tx, id)
    if (row === undefined || !isMeant(row)) return undefined
    if (!(await endRow(tx, id, 'stopped', nowMs()))) return undefined
    const owner = await loadUser(tx, row.userId)
    if (owner === undefined) throw new Error('a request without its user')
    return await tellStopped(dependencies, { tx, owner, request: row, nowMs: nowMs() })
  })
  if (events === undefined) return false
  publish(events)
  log.info('help with a lost account was stopped')
  return true
}
