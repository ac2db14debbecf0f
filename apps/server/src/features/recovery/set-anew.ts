// Writes all that a person sets anew in one transaction, with its holds and notices.

import type { SecurityChange } from '@fairtick/wire/calls/security'
import { type Declined, refused } from '@fairtick/wire/handler'
import type { AccountEvent } from '../../platform/bus-topics.ts'
import type { Queryable } from '../../platform/database.ts'
import { deleteOtherSessions, forgetOtherDevices } from '../auth/public.ts'
import { addMessages, contactChangedMessage } from '../messages/public.ts'
import {
  loadUserByEmail,
  loadUserByPhone,
  phoneKey,
  sealContact,
  type UserRow,
  updateEmail,
  updatePasswordHash,
  updatePhone,
} from '../profile/public.ts'
import { type NewApp, replaceFactors } from '../second-factor/public-for-recovery.ts'
import { recordHold } from '../security-holds/public.ts'
import { writeFundPassword } from '../withdrawals/public.ts'
import type { RecoveryDependencies } from './dependencies.ts'
import { recoveryTopic, tellDone } from './recovery-mails.ts'
import { endRow, type RecoveryRow, replaceOthers } from './recovery-store.ts'

/** What is undefined stays. */
export type SetAnew = {
  readonly passwordHash: string | undefined
  readonly fundPasswordHash: string | undefined
  readonly phone: string | undefined
  readonly app: NewApp | undefined
}

type Setting = { readonly row: RecoveryRow; readonly user: UserRow; readonly values: SetAnew }

export type Done = {
  readonly newRecoveryCodes: readonly string[]
  readonly events: readonly AccountEvent[]
}

const NO_SESSION = ''
const NO_DEVICES: readonly string[] = []

/** What is somebody else's is found before anything is written: the link stays good. */
export async function setAnew(
  dependencies: RecoveryDependencies,
  tx: Queryable,
  { row, user, values }: Setting,
): Promise<Done | Declined> {
  const nowMs = dependencies.nowMs()
  if (await isTaken(tx, user, { email: row.contact, phone: values.phone })) {
    return refused('already_registered')
  }
  if (!(await endRow(tx, row.id, 'done', nowMs))) return refused('link_ended')
  const contacts = await writeContacts(dependencies, tx, { row, user, values })
  const { passwordHash, fundPasswordHash, app } = values
  const changes: SecurityChange[] = contacts.length > 0 ? ['contact'] : []
  if (passwordHash !== undefined) {
    await updatePasswordHash(tx, user.id, passwordHash)
    changes.push('password')
  }
  if (fundPasswordHash !== undefined) {
    await writeFundPassword(tx, user.id, fundPasswordHash)
    changes.push('fund_password')
  }
  const newRecoveryCodes =
    app === undefined ? [] : await replaceFactors(dependencies, tx, user.id, app)
  if (app !== undefined) changes.push('factor')
  await deleteOtherSessions(tx, user.id, NO_SESSION)
  await forgetOtherDevices(tx, user.id, NO_DEVICES)
  for (const other of await replaceOthers(tx, row, nowMs)) {
    await dependencies.mails.takeBack(tx, recoveryTopic(other))
  }
  const events: AccountEvent[] = []
  for (const change of changes) events.push(...(await recordHold(tx, user.id, change, nowMs)))
  const told = contacts.map((what) => contactChangedMessage(user.id, what))
  events.push(...(await addMessages(tx, told, nowMs)))
  events.push(...(await tellDone(dependencies, { tx, owner: user, request: row, nowMs })))
  return { newRecoveryCodes, events }
}

async function isTaken(
  tx: Queryable,
  { id }: UserRow,
  { email, phone }: { readonly email: string; readonly phone: string | undefined },
): Promise<boolean> {
  const holders = [
    await loadUserByEmail(tx, email),
    phone === undefined ? undefined : await loadUserByPhone(tx, phone),
  ]
  return holders.some((holder) => holder !== undefined && holder.id !== id)
}

/** Under one seal of both, as they are to be. */
async function writeContacts(
  { rowSeal }: RecoveryDependencies,
  tx: Queryable,
  { row, user, values }: Setting,
): Promise<readonly ('email' | 'phone')[]> {
  const phone = values.phone === undefined ? user.phone : phoneKey(values.phone)
  const email = row.contact
  const seal = sealContact(rowSeal, { id: user.id, phone, email })
  const changed: ('email' | 'phone')[] = []
  if (email !== user.email) {
    await updateEmail(tx, user.id, { email, seal })
    changed.push('email')
  }
  if (phone !== user.phone) {
    await updatePhone(tx, user.id, { phone, seal })
    changed.push('phone')
  }
  return changed
}
