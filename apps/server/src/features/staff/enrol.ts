// Enrolling with a one-time secret: the first two admins, an invitation, a factor that was reset.

import type { AdminCallArguments, AdminCallResult } from '@fairtick/wire/admin/api-contract'
import {
  type AdminDeclined,
  type AnonymousContext,
  adminRefused,
} from '@fairtick/wire/admin/handler'
import { type FieldProblem, passwordProblem } from '@fairtick/wire/field-rules'
import { admitTry, forgetMisses, tryFrom } from '../../platform/attempt-throttle.ts'
import { networkOf } from '../../platform/caller-network.ts'
import type { Queryable } from '../../platform/database.ts'
import { strangersTurn } from '../../platform/password-hasher.ts'
import { randomId } from '../../platform/random-id.ts'
import { storedPassword } from '../../platform/sealed-password.ts'
import { audited } from '../audit/public.ts'
import { newPasswordProblem } from '../auth/public.ts'
import { matchTotpStep, newTotpSecret, totpUri } from '../second-factor/public-for-staff.ts'
import type { StaffDependencies } from './dependencies.ts'
import { type OpenEnrolment, spendEnrolment, updateShownFactor } from './enrolment-store.ts'
import { findEnrolment } from './one-time-secret.ts'
import { issueRecovery } from './recovery-secret.ts'
import { ENROLMENT } from './role-grants.ts'
import {
  insertStaff,
  listTakenSeats,
  loadStaff,
  loadStaffByEmail,
  replaceRoles,
  type Seat,
  updateFactor,
  updatePasswordHash,
} from './store.ts'

/** What an authenticator app calls it; a blank would be shown as a plus by some. */
const ISSUER = 'Fairtick-office'

type Form = AdminCallArguments<'enrol'>['body']

/** Each time another factor: only the one shown last can be proven. */
export function showFactor(
  dependencies: StaffDependencies,
  { secret }: AdminCallArguments<'enrolFactor'>['body'],
  context: AnonymousContext,
): Promise<AdminCallResult<'enrolFactor'> | AdminDeclined> {
  return withEnrolment(dependencies, secret, context, async (enrolment) => {
    const { database, seal } = dependencies
    const { kind, staffId, secretHash } = enrolment
    const factor = newTotpSecret()
    await updateShownFactor(database, secretHash, seal.close(factor, secretHash))
    const member = staffId === null ? undefined : await loadStaff(database, dependencies, staffId)
    return {
      kind,
      factor,
      uri: totpUri(factor, ISSUER, member?.email ?? `admin ${enrolment.seat}`),
    }
  })
}

export function enrol(
  dependencies: StaffDependencies,
  form: Form,
  context: AnonymousContext,
): Promise<AdminCallResult<'enrol'> | AdminDeclined> {
  return withEnrolment(dependencies, form.secret, context, async (enrolment) => {
    const { seal, nowMs } = dependencies
    const { sealedFactor, secretHash } = enrolment
    if (sealedFactor === null) return adminRefused('factor_wrong')
    const factor = seal.open(sealedFactor, secretHash)
    const step = matchTotpStep(factor, form.code, nowMs())
    if (step === undefined) return adminRefused('factor_wrong')
    const person = await preparePerson(dependencies, enrolment, form, context)
    if ('declined' in person) return person
    return await complete(dependencies, { enrolment, person, factor, step }, context)
  })
}

/** Finds whose secret it is; guesses of one place are counted. */
async function withEnrolment<Result extends object>(
  { database, rowSeal, nowMs }: StaffDependencies,
  secret: string,
  { address }: AnonymousContext,
  work: (enrolment: OpenEnrolment) => Promise<Result | AdminDeclined>,
): Promise<Result | AdminDeclined> {
  const tried = tryFrom(address, `enrolment from ${networkOf(address)}`)
  const waitMs = await admitTry(database, tried, nowMs())
  if (waitMs !== undefined) return { declined: 'too_many', retryAfterMs: waitMs }
  const enrolment = await findEnrolment(database, rowSeal, secret, nowMs())
  if (enrolment === undefined) return adminRefused('secret_wrong')
  const answer = await work(enrolment)
  if (!('declined' in answer)) await forgetMisses(database, tried)
  return answer
}

type Person = {
  readonly id: string
  readonly email: string
  readonly name: string
  /** Undefined: the password stays as it is. */
  readonly passwordHash: string | undefined
}

async function preparePerson(
  dependencies: StaffDependencies,
  { kind, staffId }: OpenEnrolment,
  form: Form,
  { address }: AnonymousContext,
): Promise<Person | AdminDeclined> {
  const { database, hasher } = dependencies
  const turn = strangersTurn(address)
  if (kind === 'factor') {
    const member = await loadStaff(database, dependencies, staffId ?? '')
    // A reset never skips the other factor (ASVS 6.4.3).
    const isRight = await hasher.isRight(form.password, storedPassword('staff', member), turn)
    if (member === undefined || !isRight) return adminRefused('password_wrong')
    return { id: member.id, email: member.email, name: member.name, passwordHash: undefined }
  }
  const member = staffId === null ? undefined : await loadStaff(database, dependencies, staffId)
  const isNew = staffId === null
  const { email = member?.email, name = member?.name } = isNew ? form : {}
  if (email === undefined || name === undefined) {
    return isNew ? missing({ email, name }) : adminRefused('secret_wrong')
  }
  const about = { phone: '', email, fullName: name }
  const problem = passwordProblem(form.password) ?? newPasswordProblem(form.password, about)
  if (problem !== undefined) return { declined: 'invalid', fields: { password: [problem] } }
  const id = member?.id ?? randomId()
  const passwordHash = await hasher.hash(form.password, { of: 'staff', id }, turn)
  return { id, email, name, passwordHash }
}

function missing(given: Readonly<Record<string, string | undefined>>): AdminDeclined {
  const absent = Object.keys(given).filter((field) => given[field] === undefined)
  const fields = absent.map((field): [string, FieldProblem[]] => [field, ['required']])
  return { declined: 'invalid', fields: Object.fromEntries(fields) }
}

type Completion = {
  readonly enrolment: OpenEnrolment
  readonly person: Person
  readonly factor: string
  readonly step: number
}

function complete(
  dependencies: StaffDependencies,
  { enrolment, person, factor, step }: Completion,
  context: AnonymousContext,
): Promise<AdminCallResult<'enrol'> | AdminDeclined> {
  const { seal, rowSeal, nowMs } = dependencies
  return audited(dependencies, context, async (tx, write) => {
    const isNew = enrolment.staffId === null
    if (isNew) {
      const declined = await checkNewAdmin(dependencies, tx, enrolment, person)
      if (declined !== undefined) return declined
    }
    if (!(await spendEnrolment(tx, enrolment))) return adminRefused('secret_wrong')
    if (isNew) {
      const seat = setupSeatOf(enrolment)
      await addAdmin(dependencies, tx, { ...person, createdMs: nowMs(), seat })
    }
    if (person.passwordHash !== undefined) {
      await updatePasswordHash(tx, person.id, person.passwordHash)
    }
    await updateFactor(tx, person.id, { sealed: seal.close(factor, person.id), step })
    await write({
      action: `staff.enrol_${enrolment.kind}`,
      subjectKind: 'staff',
      subjectId: person.id,
      staffId: person.id,
    })
    const { id } = person
    return { recoverySecret: isNew ? await issueRecovery(tx, rowSeal, id, nowMs()) : null }
  })
}

/** Each of two is another person, and nobody takes a seat of the setup again. */
async function checkNewAdmin(
  dependencies: StaffDependencies,
  tx: Queryable,
  enrolment: OpenEnrolment,
  { email }: Person,
): Promise<AdminDeclined | undefined> {
  if (await loadStaffByEmail(tx, dependencies, email)) return adminRefused('email_taken')
  const seat = setupSeatOf(enrolment)
  const isTaken = seat !== null && (await listTakenSeats(tx)).includes(seat)
  return isTaken ? adminRefused('secret_wrong') : undefined
}

function setupSeatOf({ kind, seat }: OpenEnrolment): Seat | null {
  return kind === 'setup' ? seat : null
}

async function addAdmin(
  dependencies: StaffDependencies,
  tx: Queryable,
  person: Parameters<typeof insertStaff>[1],
): Promise<void> {
  if (!(await insertStaff(tx, person))) throw new Error('the seat or the address is taken')
  await replaceRoles(tx, dependencies, person.id, { roles: ['admin'], basis: ENROLMENT })
}
