// Somebody's own passkeys: added and removed by who proves the factor that they have.

import type { AdminCallArguments, AdminCallResult } from '@fairtick/wire/admin/api-contract'
import { type AdminDeclined, adminRefused, type StaffContext } from '@fairtick/wire/admin/handler'
import type { Queryable } from '../../platform/database.ts'
import { randomId } from '../../platform/random-id.ts'
import { audited } from '../audit/public.ts'
import {
  askAbout,
  askOwn,
  checkMade,
  exchangeAnswer,
  userHandleOf,
} from '../second-factor/public-for-staff.ts'
import type { StaffDependencies } from './dependencies.ts'
import { STAFF_PASSKEYS } from './passkey-store.ts'
import { ACT } from './prove-factor.ts'
import { hasSession } from './session-store.ts'
import { loadStaff, lockStaff } from './store.ts'

const MAX_PASSKEYS = 10

type Passkeys = AdminCallResult<'myPasskeys'>

export async function readPasskeys(
  { database }: Pick<StaffDependencies, 'database'>,
  { caller }: StaffContext,
): Promise<Passkeys> {
  const rows = await STAFF_PASSKEYS.list(database, caller.staffId)
  return {
    passkeys: rows.map(({ id, name, createdMs, lastUsedMs, isSynced }) => ({
      ...{ id, name, since: createdMs, lastUsed: lastUsedMs, synced: isSynced },
    })),
  }
}

export async function beginPasskey(
  dependencies: StaffDependencies,
  { caller }: StaffContext,
): Promise<AdminCallResult<'beginPasskey'> | AdminDeclined> {
  const { staffId } = caller
  const member = await loadStaff(dependencies.database, dependencies, staffId)
  if (member === undefined) return { declined: 'not_found' }
  const passkeys = await STAFF_PASSKEYS.list(dependencies.database, staffId)
  if (passkeys.length >= MAX_PASSKEYS) return adminRefused('passkeys_used_up')
  return {
    ...askAbout(dependencies, aboutNew(staffId)),
    rpName: `${dependencies.relyingParty.name} office`,
    userHandle: userHandleOf(staffId),
    userName: member.email,
    displayName: member.name,
    exclude: passkeys.map(({ credentialId: id, transports }) => ({
      ...{ id, transports: [...transports] },
    })),
  }
}

/** The question proves the factor: it was made for who had given it. */
export async function addPasskey(
  dependencies: StaffDependencies,
  { name, transports, ...made }: AdminCallArguments<'addPasskey'>['body'],
  context: StaffContext,
): Promise<Passkeys | AdminDeclined> {
  const { staffId } = context.caller
  const checked = await checkMade(dependencies, made, aboutNew(staffId))
  if (checked === undefined) return adminRefused('factor_wrong')
  const id = randomId()
  const isAdded = await audited(dependencies, context, async (tx, write) => {
    if (!(await isStillHe(dependencies, tx, context))) return false
    if ((await STAFF_PASSKEYS.list(tx, staffId)).length >= MAX_PASSKEYS) return false
    if (!(await checked.spend(tx))) return false
    const owned = { id, ownerId: staffId, name: name.trim(), createdMs: dependencies.nowMs() }
    const passkey = { ...checked.key, ...owned, transports }
    if (!(await STAFF_PASSKEYS.insert(tx, dependencies.rowSeal, passkey))) return false
    const detail = { passkey: id }
    await write({ action: 'staff.add_passkey', subjectKind: 'staff', subjectId: staffId, detail })
    return true
  })
  return isAdded ? await readPasskeys(dependencies, context) : adminRefused('factor_wrong')
}

type Removed = AdminCallArguments<'removePasskey'>['body']

/** One that is not there costs no code. */
export async function checkRemoval(
  dependencies: StaffDependencies,
  { id }: Removed,
  context: StaffContext,
): Promise<AdminDeclined | undefined> {
  const { passkeys } = await readPasskeys(dependencies, context)
  return passkeys.some((passkey) => passkey.id === id) ? undefined : { declined: 'not_found' }
}

export async function removePasskey(
  dependencies: StaffDependencies,
  { id }: Removed,
  context: StaffContext,
): Promise<Passkeys> {
  const { staffId } = context.caller
  await audited(dependencies, context, async (tx, write) => {
    if (!(await isStillHe(dependencies, tx, context))) return
    if (!(await STAFF_PASSKEYS.remove(tx, staffId, id))) return
    const detail = { passkey: id }
    const action = 'staff.remove_passkey'
    await write({ action, subjectKind: 'staff', subjectId: staffId, detail })
  })
  return await readPasskeys(dependencies, context)
}

export function askPasskey(
  dependencies: StaffDependencies,
  { caller }: StaffContext,
): Promise<AdminCallResult<'askPasskey'>> {
  return askOwn(dependencies, STAFF_PASSKEYS, caller.staffId, ACT)
}

export async function provePasskey(
  dependencies: StaffDependencies,
  answer: AdminCallArguments<'provePasskey'>['body'],
  { caller }: StaffContext,
): Promise<AdminCallResult<'provePasskey'> | AdminDeclined> {
  const given = { answer, purposes: [ACT] }
  const proof = await exchangeAnswer(dependencies, STAFF_PASSKEYS, caller.staffId, given)
  return proof ?? adminRefused('factor_wrong')
}

/**
 * Locks whose passkeys change: a factor that an admin resets at the same moment is either reset
 * afterwards, with what was added, or has ended this session before.
 */
async function isStillHe(
  dependencies: StaffDependencies,
  tx: Queryable,
  { caller }: StaffContext,
): Promise<boolean> {
  const member = await lockStaff(tx, dependencies, caller.staffId)
  return member !== undefined && (await hasSession(tx, caller))
}

function aboutNew(staffId: string): string {
  return `new passkey of staff ${staffId}`
}
