// Recovering an office whose admins are lost: by a command on the machine, with the recovery
// secrets of two people. Whoever was an admin is one no more; two new ones come in by the same.

import type { Database } from '../../platform/database.ts'
import type { MailOutbox } from '../../platform/mail-outbox.ts'
import type { RowSeal } from '../../platform/row-seal.ts'
import { appendByCommand, lockChain } from '../audit/public.ts'
import { closeAccount } from './close-account.ts'
import { replaceEnrolment } from './enrolment-store.ts'
import { mailRecovered } from './mail-staff.ts'
import { recoveryEnrolment } from './one-time-secret.ts'
import { findRecovery } from './recovery-secret.ts'
import { deleteAllRecovery } from './recovery-store.ts'
import { listAdmins } from './store.ts'

export type RecoveryParts = {
  readonly database: Database
  readonly rowSeal: RowSeal
  readonly mails: Pick<MailOutbox, 'add'>
  readonly nowMs: () => number
}

export type Recovery =
  | { readonly outcome: 'refused'; readonly why: 'unknown' | 'same_person' }
  /** Mail addresses of those who were admins. */
  | { readonly outcome: 'recovered'; readonly closed: readonly string[] }

/**
 * Both secrets or nothing. They are not spent by it: each opens enrolling once, for the person who
 * keeps it, so that nobody who looks on has both.
 */
export function recoverOffice(
  { database, rowSeal, mails, nowMs }: RecoveryParts,
  secrets: readonly [string, string],
): Promise<Recovery> {
  return database.transaction(async (tx) => {
    await lockChain(tx)
    const [first, second] = secrets
    const [one, other] = [
      await findRecovery(tx, rowSeal, first),
      await findRecovery(tx, rowSeal, second),
    ]
    if (one === undefined || other === undefined) return { outcome: 'refused', why: 'unknown' }
    if (one.staffId === other.staffId) return { outcome: 'refused', why: 'same_person' }
    const admins = await listAdmins(tx, { rowSeal })
    for (const { id, email } of admins) {
      await closeAccount(tx, id, nowMs())
      await mailRecovered({ mails }, { tx, cause: `office-recovered:${id}`, email })
    }
    await deleteAllRecovery(tx)
    await replaceEnrolment(tx, recoveryEnrolment(rowSeal, { seat: 1, secret: first }))
    await replaceEnrolment(tx, recoveryEnrolment(rowSeal, { seat: 2, secret: second }))
    const detail = { by: [one.staffId, other.staffId], closed: admins.map(({ id }) => id) }
    const what = { action: 'office.recover', subjectKind: 'staff', subjectId: '' } as const
    await appendByCommand(tx, rowSeal, { ...what, detail }, nowMs)
    return { outcome: 'recovered', closed: admins.map(({ email }) => email) }
  })
}
