// Asking for help with what was lost. The answer, and the time it takes, are the same whether the
// account exists or not, the password was right or not (REL-49).

import { HOUR_MS } from '@fairtick/core/time/duration'
import type { CallArguments, CallResult } from '@fairtick/wire/api-contract'
import {
  type Declined,
  invalid,
  refused,
  tooMany,
  type VisitorContext,
} from '@fairtick/wire/handler'
import { LOST_THINGS, type LostThing } from '@fairtick/wire/recovery-rules'
import { spendOrWait } from '../../platform/attempt-throttle.ts'
import { networkOf } from '../../platform/caller-network.ts'
import { strangersTurn } from '../../platform/password-hasher.ts'
import { hashOf, randomId } from '../../platform/random-id.ts'
import { storedPassword } from '../../platform/sealed-password.ts'
import { ownDeviceKeys, recogniseDevice } from '../auth/public.ts'
import { emailKey, isContactSealed, loadUserByPhone, type UserRow } from '../profile/public.ts'
import { checkCode, claimOfVisitor, spendCode } from '../second-factor/public-for-recovery.ts'
import type { RecoveryDependencies } from './dependencies.ts'
import { insertRecovery } from './recovery-store.ts'
import { linkToken, type NewRecovery, sealRecovery } from './sealed-recovery.ts'

/** Each costs a code to a mailbox, and staff their time. */
const BY_NETWORK = { budget: 10, everyMs: HOUR_MS }
const BY_ADDRESS = { budget: 3, everyMs: 6 * HOUR_MS }

export async function askRecovery(
  dependencies: RecoveryDependencies,
  form: CallArguments<'askRecovery'>['body'],
  context: VisitorContext,
): Promise<CallResult<'askRecovery'> | Declined> {
  const { database, hasher, rowSeal, log, nowMs } = dependencies
  // Whoever knows the password says it; whoever does not has lost it.
  if (form.password === undefined && !form.lost.includes('password')) {
    return invalid({ password: ['required'] })
  }
  const contact = emailKey(form.email)
  const asker = { address: context.address, deviceKeys: ownDeviceKeys(context) }
  const claim = claimOfVisitor(asker, form.challenge)
  const given = { code: form.code, claim, nowMs: nowMs() }
  const code = await checkCode(dependencies, 'recovery', form.email, given)
  if (code === undefined || code.isUsed) return refused('code_wrong')
  const waitMs = await spendBudgets(dependencies, contact, context)
  if (waitMs !== undefined) return tooMany(waitMs)
  const user = await loadUserByPhone(database, form.phone)
  const browser = await recogniseDevice(database, user?.id ?? '', context)
  // Looked at for nobody, and for who gave none, too.
  const turn = strangersTurn(context.address)
  const stored = storedPassword('customer', user)
  const isRight = await hasher.isRight(form.password ?? '', stored, turn)
  const request: NewRecovery = {
    ...{ id: randomId(), userId: user?.id ?? '', contact, note: form.note ?? '' },
    isPasswordRight: isRight && form.password !== undefined && user !== undefined,
    isOwnAddress: isOwn(dependencies, user, contact),
    isKnownBrowser: browser.how !== 'new',
    lost: lostBy(form.lost, { user, contact }),
    askedMs: nowMs(),
  }
  const isSpent = await database.transaction(async (tx) => {
    if (!(await spendCode(tx, code, nowMs()))) return false
    await insertRecovery(tx, { ...request, seal: sealRecovery(rowSeal, request) })
    return true
  })
  if (!isSpent) return refused('code_wrong')
  log.info({ network: networkOf(context.address) }, 'help with a lost account was asked for')
  return { pictures: linkToken(rowSeal, 'pictures', request, null) }
}

async function spendBudgets(
  { database, nowMs }: RecoveryDependencies,
  contact: string,
  { address }: VisitorContext,
): Promise<number | undefined> {
  const networkKey = hashOf('recoveries of a network', networkOf(address))
  const waitMs = await spendOrWait(database, networkKey, nowMs(), BY_NETWORK)
  if (waitMs !== undefined) return waitMs
  return await spendOrWait(database, hashOf('recoveries to', contact), nowMs(), BY_ADDRESS)
}

/** An address that somebody wrote into the row proves nothing. */
function isOwn(
  { rowSeal }: RecoveryDependencies,
  user: UserRow | undefined,
  contact: string,
): boolean {
  return user !== undefined && user.email === contact && isContactSealed(rowSeal, user)
}

/** Whoever is reached at another address than the account's has lost that one, and no other way. */
function lostBy(
  lost: readonly LostThing[],
  { user, contact }: { readonly user: UserRow | undefined; readonly contact: string },
): readonly LostThing[] {
  return LOST_THINGS.filter((thing) =>
    thing === 'email' ? user?.email !== contact : lost.includes(thing),
  )
}
