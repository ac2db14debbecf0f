// The link after the hold: the person alone sets anew what was lost, once. Every session ends, and
// withdrawals wait as after any change of what guards an account (TR-6.6).

import type { CallArguments, CallResult } from '@fairtick/wire/api-contract'
import {
  type Declined,
  invalid,
  isDeclined,
  refused,
  type VisitorContext,
} from '@fairtick/wire/handler'
import { type Queryable, sqlState } from '../../platform/database.ts'
import { strangersTurn } from '../../platform/password-hasher.ts'
import { storedPassword } from '../../platform/sealed-password.ts'
import { newPasswordProblem } from '../auth/public.ts'
import { isContactSealed, loadUser, lockUser, type UserRow } from '../profile/public.ts'
import { offerApp, proveNewApp } from '../second-factor/public-for-recovery.ts'
import type { RecoveryDependencies } from './dependencies.ts'
import { LINK_LIFE_MS } from './recovery-mails.ts'
import { loadRecovery, lockRecovery, type RecoveryRow } from './recovery-store.ts'
import { isSealedHold, isToken, requestIdOf } from './sealed-recovery.ts'
import { type SetAnew, setAnew } from './set-anew.ts'

type Form = CallArguments<'finishRecovery'>['body']

export async function openRecovery(
  dependencies: RecoveryDependencies,
  { token }: CallArguments<'openRecovery'>['body'],
): Promise<CallResult<'openRecovery'> | Declined> {
  const found = await findByLink(dependencies, token)
  if (isDeclined(found)) return found
  const { row, user } = found
  return {
    lost: thingsToSet(row, user),
    email: row.contact,
    language: user.language,
    until: (row.holdUntilMs ?? 0) + LINK_LIFE_MS,
    totp: row.lost.includes('factor') ? offerApp(dependencies, appOwner(row)) : null,
  }
}

export async function finishRecovery(
  dependencies: RecoveryDependencies,
  form: Form,
  { address }: VisitorContext,
): Promise<CallResult<'finishRecovery'> | Declined> {
  const { database, bus, log, publish } = dependencies
  const found = await findByLink(dependencies, form.token)
  if (isDeclined(found)) return found
  const values = await readForm(dependencies, form, { ...found, address })
  if (isDeclined(values)) return values
  try {
    const done = await database.transaction(async (tx) => {
      const now = await lockUsable(dependencies, tx, form.token)
      return isDeclined(now) ? now : await setAnew(dependencies, tx, { ...now, values })
    })
    if (isDeclined(done)) return done
    bus.publish('session', { userId: found.user.id })
    publish(done.events)
    log.info({ userId: found.user.id }, 'what guards an account was set anew by its owner')
    return { newRecoveryCodes: [...done.newRecoveryCodes] }
  } catch (error) {
    // Somebody else took the same number or address at that moment.
    if (sqlState(error) === UNIQUE_VIOLATION) return refused('already_registered')
    throw error
  }
}

const UNIQUE_VIOLATION = '23505'

type Found = { readonly row: RecoveryRow; readonly user: UserRow }

async function findByLink(
  dependencies: RecoveryDependencies,
  token: string,
): Promise<Found | Declined> {
  const { database } = dependencies
  const row = await loadRecovery(database, requestIdOf(token))
  if (row === undefined || !isUsable(dependencies, row, token)) return refused('link_ended')
  const user = await loadUser(database, row.userId)
  if (user === undefined) return refused('link_ended')
  return isContactSealed(dependencies.rowSeal, user) ? { row, user } : refused('contact_altered')
}

/** As they are now; until the end of the transaction nobody begins a session, stops or decides. */
async function lockUsable(
  dependencies: RecoveryDependencies,
  tx: Queryable,
  token: string,
): Promise<Found | Declined> {
  const row = await lockRecovery(tx, requestIdOf(token))
  if (row === undefined || !isUsable(dependencies, row, token)) return refused('link_ended')
  await lockUser(tx, row.userId)
  const user = await loadUser(tx, row.userId)
  if (user === undefined) return refused('link_ended')
  return isContactSealed(dependencies.rowSeal, user) ? { row, user } : refused('contact_altered')
}

/** Approved by two, not ended, and between the end of its hold and that of its link. */
function isUsable(
  { rowSeal, nowMs }: RecoveryDependencies,
  row: RecoveryRow,
  token: string,
): boolean {
  if (row.status !== 'approved' || row.holdUntilMs === null) return false
  if (!isSealedHold(rowSeal, row) || !isToken(rowSeal, token, 'finish', row)) return false
  return row.holdUntilMs <= nowMs() && nowMs() < row.holdUntilMs + LINK_LIFE_MS
}

/** Whose address is another than the proved one gets that one, also where it changed since. */
function thingsToSet(row: RecoveryRow, user: UserRow) {
  const others = row.lost.filter((thing) => thing !== 'email')
  return user.email === row.contact ? [...others] : ['email' as const, ...others]
}

function appOwner(row: RecoveryRow) {
  return { id: row.userId, email: row.contact, purpose: row.id }
}

type Given = Found & { readonly address: string }

/** All that was lost, and nothing else; hashed before the transaction. */
async function readForm(
  dependencies: RecoveryDependencies,
  form: Form,
  { row, user, address }: Given,
): Promise<SetAnew | Declined> {
  const lacking = missingOf(row, form)
  if (lacking !== undefined) return lacking
  const { hasher } = dependencies
  const turn = strangersTurn(address)
  const password = row.lost.includes('password') ? form.password : undefined
  const fundPassword = row.lost.includes('fund_password') ? form.fundPassword : undefined
  if (password !== undefined) {
    const contact = { ...user, email: row.contact }
    const problem = newPasswordProblem(password, contact)
    if (problem !== undefined) return invalid({ password: [problem] })
  }
  if (fundPassword !== undefined) {
    const login = storedPassword('customer', user)
    const isLogin =
      password === undefined
        ? await hasher.isRight(fundPassword, login, turn)
        : fundPassword === password
    if (isLogin) return invalid({ fundPassword: ['fund_password_login'] })
  }
  const { setup = '', code = '' } = form
  const app = row.lost.includes('factor')
    ? proveNewApp(dependencies, appOwner(row), { setup, code })
    : undefined
  if (row.lost.includes('factor') && app === undefined) return refused('otp_wrong')
  const hash = async (of: 'customer' | 'fund', text: string | undefined) =>
    text === undefined ? undefined : await hasher.hash(text, { of, id: user.id }, turn)
  return {
    passwordHash: await hash('customer', password),
    fundPasswordHash: await hash('fund', fundPassword),
    phone: row.lost.includes('phone') ? form.phone : undefined,
    app,
  }
}

function missingOf({ lost }: RecoveryRow, form: Form): Declined | undefined {
  if (lost.includes('password') && form.password === undefined) return required('password')
  if (lost.includes('phone') && form.phone === undefined) return required('phone')
  if (lost.includes('factor') && form.code === undefined) return required('code')
  if (lost.includes('fund_password') && form.fundPassword === undefined) {
    return required('fundPassword')
  }
  return undefined
}

function required(field: string): Declined {
  return invalid({ [field]: ['required'] })
}
