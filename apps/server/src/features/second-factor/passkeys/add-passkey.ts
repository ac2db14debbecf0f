// A passkey comes into use by the login password and a second proof of what was there before, and
// goes out of use in the same way. After each of these changes withdrawals wait (TR-6.6).

import type { CallArguments, CallResult } from '@fairtick/wire/api-contract'
import {
  type CustomerContext,
  type Declined,
  isDeclined,
  NOT_FOUND,
  refused,
} from '@fairtick/wire/handler'
import { randomId } from '../../../platform/random-id.ts'
import { loadCaller, provePassword } from '../../profile/public.ts'
import { changeFactor, type FactorChanged } from '../change-factor.ts'
import type { SecondFactorDependencies } from '../dependencies.ts'
import { proveSecond } from '../prove-second.ts'
import { PASSKEYS } from './customer-passkeys.ts'
import { askAbout, checkMade } from './passkey-answer.ts'
import { userHandleOf } from './webauthn.ts'

const MAX_PASSKEYS = 10

export async function beginPasskey(
  dependencies: SecondFactorDependencies,
  { loginPassword }: CallArguments<'beginPasskey'>['body'],
  context: CustomerContext,
): Promise<CallResult<'beginPasskey'> | Declined> {
  const user = await loadCaller(dependencies, context)
  const unproven = await provePassword(dependencies, user, loginPassword, context)
  if (unproven !== undefined) return unproven
  const passkeys = await PASSKEYS.list(dependencies.database, user.id)
  if (passkeys.length >= MAX_PASSKEYS) return refused('passkeys_used_up', { limit: MAX_PASSKEYS })
  return {
    ...askAbout(dependencies, aboutNew(user.id)),
    rpName: dependencies.relyingParty.name,
    userHandle: userHandleOf(user.id),
    userName: user.email,
    displayName: user.fullName,
    exclude: passkeys.map(({ credentialId: id, transports }) => ({
      ...{ id, transports: [...transports] },
    })),
  }
}

/** The challenge proves the password: it was made for who had given it. */
export async function addPasskey(
  dependencies: SecondFactorDependencies,
  { name, otp, transports, ...made }: CallArguments<'addPasskey'>['body'],
  context: CustomerContext,
): Promise<FactorChanged | Declined> {
  const { database, rowSeal, nowMs } = dependencies
  const user = await loadCaller(dependencies, context)
  const proof = await proveSecond(dependencies, user, 'security', otp)
  if (isDeclined(proof)) return proof
  const checked = await checkMade(dependencies, made, aboutNew(user.id))
  if (checked === undefined) return refused('passkey_wrong')
  if ((await PASSKEYS.list(database, user.id)).length >= MAX_PASSKEYS) {
    return refused('passkeys_used_up', { limit: MAX_PASSKEYS })
  }
  return await changeFactor(dependencies, user, async (tx) => {
    if (!(await proof.spend(tx))) return refused('otp_wrong')
    if (!(await checked.spend(tx))) return refused('passkey_wrong')
    const id = randomId()
    const owned = { id, ownerId: user.id, name: name.trim(), createdMs: nowMs() }
    const isNew = await PASSKEYS.insert(tx, rowSeal, { ...checked.key, ...owned, transports })
    return isNew ? undefined : refused('passkey_wrong')
  })
}

export async function removePasskey(
  dependencies: SecondFactorDependencies,
  { id, loginPassword, otp }: CallArguments<'removePasskey'>['body'],
  context: CustomerContext,
): Promise<FactorChanged | Declined> {
  const user = await loadCaller(dependencies, context)
  const passkeys = await PASSKEYS.list(dependencies.database, user.id)
  if (passkeys.every((passkey) => passkey.id !== id)) return NOT_FOUND
  const unproven = await provePassword(dependencies, user, loginPassword, context)
  if (unproven !== undefined) return unproven
  const proof = await proveSecond(dependencies, user, 'security', otp)
  if (isDeclined(proof)) return proof
  return await changeFactor(dependencies, user, async (tx) => {
    if (!(await proof.spend(tx))) return refused('otp_wrong')
    return (await PASSKEYS.remove(tx, user.id, id)) ? undefined : NOT_FOUND
  })
}

function aboutNew(userId: string): string {
  return `new passkey of ${userId}`
}
