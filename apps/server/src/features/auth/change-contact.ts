// Changing the mail address or the phone number: password, mailed code, the second factor of who
// has one (ASVS 7.5.1), notice to the old one.

import type { CallArguments, CallResult } from '@fairtick/wire/api-contract'
import { type CustomerContext, type Declined, isDeclined, refused } from '@fairtick/wire/handler'
import { type Queryable, sqlState } from '../../platform/database.ts'
import { addMessages, contactChangedMessage } from '../messages/public.ts'
import {
  type CallerRow,
  emailKey,
  holdPassword,
  isContactSealed,
  loadCaller,
  loadUser,
  phoneKey,
  provePassword,
  sealContact,
  updateEmail,
  updatePhone,
} from '../profile/public.ts'
import type { SecondProof } from '../second-factor/public.ts'
import {
  checkCode,
  type ProvenCode,
  proveOwnFactor,
  sessionHolder,
  spendCode,
} from '../second-factor/public-for-auth.ts'
import { recordHold } from '../security-holds/public.ts'
import type { AuthDependencies } from './dependencies.ts'
import { mailContactChanged } from './mail-contact-changed.ts'
import { deleteOtherSessions } from './store.ts'

/** The code went to the new address, so that it is reached; the old one is told. */
export async function changeEmail(
  dependencies: AuthDependencies,
  { email, ...proof }: CallArguments<'changeEmail'>['body'],
  context: CustomerContext,
): Promise<CallResult<'changeEmail'> | Declined> {
  const user = await loadCaller(dependencies, context)
  if (emailKey(email) === user.email) return refused('already_registered')
  const change: Change = { what: 'email', value: emailKey(email), codeTo: email, ...proof }
  return await changeContact(dependencies, user, change, context)
}

/** The code went to the account's own address: there is no other way to reach its owner. */
export async function changePhone(
  dependencies: AuthDependencies,
  { phone, ...proof }: CallArguments<'changePhone'>['body'],
  context: CustomerContext,
): Promise<CallResult<'changePhone'> | Declined> {
  const user = await loadCaller(dependencies, context)
  if (phoneKey(phone) === user.phone) return refused('already_registered')
  const change: Change = { what: 'phone', value: phoneKey(phone), codeTo: user.email, ...proof }
  return await changeContact(dependencies, user, change, context)
}

export type Change = {
  readonly what: 'email' | 'phone'
  readonly value: string
  readonly codeTo: string
  /** What was mailed. */
  readonly otp: string
  /** Of who has a second factor. */
  readonly factor?: string | undefined
  readonly password: string
}

/** What is taken is told only to who has password and code (REL-49). */
async function changeContact(
  dependencies: AuthDependencies,
  user: CallerRow,
  change: Change,
  context: CustomerContext,
): Promise<CallResult<'userDetail'> | Declined> {
  const { bus, log, nowMs } = dependencies
  const unproven = await provePassword(dependencies, user, change.password, context)
  if (unproven !== undefined) return unproven
  const claim = { holder: sessionHolder(user.sessionId) }
  const given = { code: change.otp, claim, nowMs: nowMs() }
  const code = await checkCode(dependencies, 'security', change.codeTo, given)
  if (code === undefined || code.isUsed) return refused('code_wrong')
  const factor = await proveOwnFactor(dependencies, user, 'security', change.factor)
  if (isDeclined(factor)) return factor
  const done = await writeChange(dependencies, change, { user, code, factor }, context)
  if ('declined' in done) return done
  bus.publish('session', { sessionIds: done.ended })
  dependencies.publish(done.events)
  log.info({ userId: user.id, what: change.what }, 'a contact was changed')
  return await dependencies.readUser(user.id)
}

type Proofs = {
  readonly user: CallerRow
  readonly code: ProvenCode
  readonly factor: SecondProof
}

/** The code is spent also when the new value is taken, so that one does not tell of many. */
async function writeChange(
  dependencies: AuthDependencies,
  { what, value }: Change,
  { user, code, factor }: Proofs,
  { caller: { userId, sessionId } }: CustomerContext,
) {
  const { database, nowMs } = dependencies
  try {
    return await database.transaction(async (tx) => {
      if (!(await holdPassword(tx, user))) return refused('password_wrong')
      if (!(await spendCode(tx, code, nowMs()))) return refused('code_wrong')
      if (!(await factor.spend(tx))) return refused('otp_wrong')
      const written = await writeContact(dependencies, tx, { what, value }, userId)
      if (written !== 'done') return refused(written)
      const ended = await deleteOtherSessions(tx, userId, sessionId)
      // Codes by mail go to the new address from now on, also to who stole the session.
      await recordHold(tx, userId, 'contact', nowMs())
      await mailContactChanged(dependencies, tx, user, { what, value })
      const events = await addMessages(tx, [contactChangedMessage(userId, what)], nowMs())
      return { ended, events }
    })
  } catch (error) {
    // Somebody else took the same at the same moment.
    if (sqlState(error) === UNIQUE_VIOLATION) return refused('already_registered')
    throw error
  }
}

/**
 * Sealed anew, as the other one is by now: until the end of the transaction nobody else changes it.
 * By a code that went to an address which somebody wrote into the row no phone is changed.
 */
async function writeContact(
  { rowSeal }: AuthDependencies,
  tx: Queryable,
  { what, value }: Pick<Change, 'what' | 'value'>,
  userId: string,
): Promise<'done' | 'contact_altered' | 'already_registered'> {
  const user = await loadUser(tx, userId)
  if (user === undefined) throw new Error('a user has gone')
  if (what === 'phone' && !isContactSealed(rowSeal, user)) return 'contact_altered'
  const seal = sealContact(rowSeal, { ...user, [what]: value })
  const isFree =
    what === 'email'
      ? await updateEmail(tx, userId, { email: value, seal })
      : await updatePhone(tx, userId, { phone: value, seal })
  return isFree ? 'done' : 'already_registered'
}

const UNIQUE_VIOLATION = '23505'
