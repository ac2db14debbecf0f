// Logging in: the same answer in the same time whether the phone is known or not (REL-48, 49, 52).

import type { CallArguments, CallResult } from '@fairtick/wire/api-contract'
import { type Declined, refused, tooMany, type VisitorContext } from '@fairtick/wire/handler'
import {
  admitOrigin,
  admitTry,
  forgetMisses,
  type Origin,
  returnOrigin,
  type TriedLogin,
  tryFrom,
} from '../../platform/attempt-throttle.ts'
import { networkOf } from '../../platform/caller-network.ts'
import { knownTurn, strangersTurn } from '../../platform/password-hasher.ts'
import { storedPassword } from '../../platform/sealed-password.ts'
import { loadUserByPhone, phoneKey, type UserRow } from '../profile/public.ts'
import { proveLogin } from '../second-factor/public-for-auth.ts'
import { beginSession, declinedSession } from './begin-session.ts'
import type { AuthDependencies } from './dependencies.ts'
import { type Recognised, recogniseDevice } from './known-device.ts'
import { type LoginLanes, lookTurn } from './login-lanes.ts'
import { openAccounts } from './open-accounts.ts'

export async function login(
  dependencies: AuthDependencies & { readonly lanes: LoginLanes },
  { phone, password, otp }: CallArguments<'login'>['body'],
  context: VisitorContext,
): Promise<CallResult<'login'> | Declined> {
  const { database, lanes } = dependencies
  const known = await lanes.look(lookTurn(context), async () => {
    const owner = await loadUserByPhone(database, phone)
    return { owner, recognised: await recogniseDevice(database, owner?.id ?? '', context) }
  })
  const proceed = () => tryPassword(dependencies, { phone, password, otp }, known, context)
  // A flood of strangers waits here, before it writes: the database is everybody's.
  if (known.recognised.how !== 'new') return await proceed()
  return await lanes.admit(strangersTurn(context.address), proceed)
}

type Known = { readonly owner: UserRow | undefined; readonly recognised: Recognised }

async function tryPassword(
  dependencies: AuthDependencies,
  { phone, password, otp }: CallArguments<'login'>['body'],
  { owner, recognised }: Known,
  context: VisitorContext,
): Promise<CallResult<'login'> | Declined> {
  const { database, hasher, log, nowMs } = dependencies
  const tried = triedLogin(phoneKey(phone), recognised, context)
  const origin = originOf(recognised, context)
  const waitMs =
    (origin && (await admitOrigin(database, origin, nowMs()))) ??
    (await admitTry(database, tried, nowMs()))
  if (waitMs !== undefined) return tooMany(waitMs)
  // Looked at for nobody, too: an unknown phone takes as long as a known one (REL-49).
  const turn =
    recognised.how === 'new' ? strangersTurn(context.address) : knownTurn(owner?.id ?? '')
  const isRight = await hasher.isRight(password, storedPassword('customer', owner), turn)
  if (owner === undefined || !isRight) {
    log.info({ userId: owner?.id, network: networkOf(context.address) }, 'a login failed')
    return refused('login_failed')
  }
  await forgetMisses(database, tried)
  if (origin !== undefined) await returnOrigin(database, origin)
  const unproven = await proveLogin(dependencies, owner.id, otp)
  if (unproven !== undefined) return unproven
  await openAccounts(dependencies, owner)
  const begun = await beginSession(dependencies, owner, context).catch(declinedSession)
  if ('declined' in begun) {
    log.info({ userId: owner.id }, 'a login was turned away at its end')
    return begun
  }
  await dependencies.links.noteVisit(owner, { ...context, deviceToken: begun.device })
  log.info({ userId: owner.id }, 'logged in')
  return { ...begun, user: await dependencies.readUser(owner.id) }
}

function triedLogin(
  subject: string,
  recognised: Recognised,
  { address }: VisitorContext,
): TriedLogin {
  return recognised.how === 'new'
    ? tryFrom(address, subject)
    : { subject, place: recognised.key, device: 'known' }
}

/** Whose misses count over all accounts; a device that is proven is nobody's spray. */
function originOf({ how }: Recognised, { address }: VisitorContext): Origin | undefined {
  if (how === 'proven') return undefined
  return { realm: how === 'familiar' ? 'familiar' : 'strangers', address }
}
