// Registering: a proven mail address and an invitation make a user with their accounts (TR-12.1).

import type { CallArguments, CallResult } from '@fairtick/wire/api-contract'
import { type Declined, invalid, refused, type VisitorContext } from '@fairtick/wire/handler'
import { strangersTurn } from '../../platform/password-hasher.ts'
import { randomId } from '../../platform/random-id.ts'
import { storedPassword } from '../../platform/sealed-password.ts'
import { acceptAtRegistration } from '../content/public.ts'
import {
  claimOpening,
  emailKey,
  insertUser,
  listInviters,
  loadUserByEmail,
  loadUserByPhone,
  newInviteCode,
  phoneKey,
  releaseOpening,
  sealContact,
  type UserRow,
} from '../profile/public.ts'
import {
  checkCode,
  claimOfVisitor,
  type ProvenCode,
  spendCode,
} from '../second-factor/public-for-auth.ts'
import { beginSession } from './begin-session.ts'
import type { AuthDependencies } from './dependencies.ts'
import { ownDeviceKeys } from './known-device.ts'
import { openAccounts } from './open-accounts.ts'
import { newPasswordProblem } from './password-rules.ts'

type Form = CallArguments<'register'>['body']

/** Longer than any call lives: an opening that is older was given up. */
const OPENING_MS = 15_000

/** What is taken or unknown is told only to who has the code of the mail (REL-49). */
export async function register(
  dependencies: AuthDependencies,
  form: Form,
  context: VisitorContext,
): Promise<CallResult<'register'> | Declined> {
  const { log, links, nowMs } = dependencies
  const problem = newPasswordProblem(form.password, form)
  if (problem !== undefined) return invalid({ password: [problem] })
  const asker = { address: context.address, deviceKeys: ownDeviceKeys(context) }
  const claim = claimOfVisitor(asker, form.challenge)
  const given = { code: form.code, claim, nowMs: nowMs() }
  const code = await checkCode(dependencies, 'register', form.email, given)
  if (code === undefined) return refused('code_wrong')
  const user = code.isUsed
    ? await findUnfinished(dependencies, form, context)
    : await addUser(dependencies, form, code, context)
  if ('declined' in user) return user
  await finishOpening(dependencies, user)
  const begun = await beginSession(dependencies, user, context)
  await links.noteVisit(user, { ...context, deviceToken: begun.device })
  log.info({ userId: user.id }, 'registered')
  return { ...begun, user: await dependencies.readUser(user.id) }
}

async function addUser(
  { database, hasher, rowSeal, nowMs }: AuthDependencies,
  form: Form,
  code: ProvenCode,
  { language, address }: VisitorContext,
): Promise<UserRow | Declined> {
  const inviterIds = await listInviters(database, form.inviteCode.trim().toUpperCase())
  if (inviterIds === undefined) return refused('invite_code_unknown')
  const owner =
    (await loadUserByPhone(database, form.phone)) ?? (await loadUserByEmail(database, form.email))
  if (owner !== undefined) {
    // Spent, so that one code does not tell of many phones.
    await spendCode(database, code, nowMs())
    return refused('already_registered')
  }
  const inviteCode = newInviteCode()
  const id = randomId()
  const own = { of: 'customer', id } as const
  const contact = { id, phone: phoneKey(form.phone), email: emailKey(form.email) }
  const user = {
    ...contact,
    contactSeal: sealContact(rowSeal, contact),
    fullName: form.fullName.trim(),
    nickname: `FT${inviteCode}`,
    language,
    inviteCode,
    passwordHash: await hasher.hash(form.password, own, strangersTurn(address)),
    practiceAccountId: randomId(),
    realAccountId: randomId(),
    openingUntilMs: nowMs() + OPENING_MS,
    hasAccounts: false,
    avatarFileId: null,
  }
  return await database.transaction(async (tx) => {
    if (!(await spendCode(tx, code, nowMs()))) return refused('code_wrong')
    const isNew = await insertUser(tx, { ...user, inviterIds, createdMs: nowMs() })
    if (!isNew) return refused('already_registered')
    await acceptAtRegistration(tx, user.id, form.agreementVersion, nowMs())
    return user
  })
}

/** The same form again, after a server that died before the accounts were open. */
async function findUnfinished(
  { database, hasher, nowMs }: AuthDependencies,
  form: Form,
  { address }: VisitorContext,
): Promise<UserRow | Declined> {
  const user = await loadUserByPhone(database, form.phone)
  if (user?.email !== emailKey(form.email) || user.hasAccounts) return refused('code_wrong')
  const turn = strangersTurn(address)
  if (!(await hasher.isRight(form.password, storedPassword('customer', user), turn)))
    return refused('code_wrong')
  const isMine = await claimOpening(database, user.id, nowMs(), nowMs() + OPENING_MS)
  return isMine ? user : refused('code_wrong')
}

async function finishOpening(dependencies: AuthDependencies, user: UserRow): Promise<void> {
  try {
    await openAccounts(dependencies, user)
  } catch (error) {
    // Whoever sends the form again may go on at once.
    await releaseOpening(dependencies.database, user.id).catch(() => {})
    throw error
  }
}
