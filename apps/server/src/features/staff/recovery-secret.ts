// Recovery secrets: each admin keeps one on paper; two of them, of two people, recover the office.

import type { AdminCallResult } from '@fairtick/wire/admin/api-contract'
import { type AdminDeclined, adminRefused, type StaffContext } from '@fairtick/wire/admin/handler'
import type { Queryable } from '../../platform/database.ts'
import { randomId } from '../../platform/random-id.ts'
import type { RowSeal } from '../../platform/row-seal.ts'
import { audited } from '../audit/public.ts'
import type { StaffDependencies } from './dependencies.ts'
import { mailNewRecovery } from './mail-staff.ts'
import { hashSecret, newSecret } from './one-time-secret.ts'
import {
  loadRecovery,
  loadRecoveryOf,
  type RecoverySecret,
  replaceRecovery,
} from './recovery-store.ts'
import { loadStaff } from './store.ts'

/** Shown this once; the one before counts no more. */
export async function issueRecovery(
  tx: Queryable,
  rowSeal: RowSeal,
  staffId: string,
  madeMs: number,
): Promise<string> {
  const secret = newSecret()
  const issued = { staffId, secretHash: hashSecret(secret, 'office-recovery'), madeMs }
  await replaceRecovery(tx, { ...issued, seal: rowSeal.seal('staff-recovery', fieldsOf(issued)) })
  return secret
}

/** Undefined: nobody keeps such a secret, or its row is not of our making. */
export async function findRecovery(
  database: Queryable,
  rowSeal: RowSeal,
  secret: string,
): Promise<RecoverySecret | undefined> {
  const found = await loadRecovery(database, hashSecret(secret, 'office-recovery'))
  if (found === undefined) return undefined
  return rowSeal.isSealed('staff-recovery', fieldsOf(found), found.seal) ? found : undefined
}

export async function readMyRecovery(
  { database }: StaffDependencies,
  { caller }: StaffContext,
): Promise<AdminCallResult<'myRecovery'>> {
  return { madeTime: (await loadRecoveryOf(database, caller.staffId))?.madeMs ?? null }
}

/** By an admin for themselves. */
export async function renewMyRecovery(
  dependencies: StaffDependencies,
  context: StaffContext,
): Promise<AdminCallResult<'renewMyRecovery'> | AdminDeclined> {
  const { staffId } = context.caller
  return await audited(dependencies, context, async (tx, write) => {
    const me = await loadStaff(tx, dependencies, staffId)
    if (!me?.roles.includes('admin')) return adminRefused('not_permitted')
    await write({ action: 'staff.renew_recovery', subjectKind: 'staff', subjectId: staffId })
    const { rowSeal, nowMs } = dependencies
    const recoverySecret = await issueRecovery(tx, rowSeal, staffId, nowMs())
    const to = { tx, cause: `recovery-secret:${randomId()}`, email: me.email }
    await mailNewRecovery(dependencies, to)
    return { recoverySecret }
  })
}

function fieldsOf({ staffId, secretHash, madeMs }: Omit<RecoverySecret, 'seal'>) {
  return [staffId, secretHash, madeMs]
}
