// A new authenticator app in place of app, passkeys and recovery codes that were lost: whoever
// calls has proven in another way whose account it is.

import type { Queryable } from '../../platform/database.ts'
import type { SecondFactorDependencies } from './dependencies.ts'
import { PASSKEYS } from './passkeys/customer-passkeys.ts'
import { renewRecoveryCodes } from './recovery-codes/recovery-codes.ts'
import { TOTP_ISSUER } from './totp/enrol-totp.ts'
import { matchTotpStep, newTotpSecret, totpUri } from './totp/totp.ts'
import { beginFactor, confirmFactor, deleteFactor } from './totp/totp-store.ts'

type Parts = Pick<SecondFactorDependencies, 'seal' | 'rowSeal' | 'nowMs'>

/** Of one user, for one purpose: `setup` comes back with a code of the app. */
export function offerApp({ seal }: Parts, owner: AppOwner) {
  const secret = newTotpSecret()
  const uri = totpUri(secret, TOTP_ISSUER, owner.email)
  return { secret, uri, setup: seal.close(secret, aboutOf(owner)) }
}

export type AppOwner = { readonly id: string; readonly email: string; readonly purpose: string }

/** An app that was offered, and the step of a code of it. */
export type NewApp = { readonly secret: string; readonly step: number }

/** Undefined: it was not offered to them for this, or the code is none of it. */
export function proveNewApp(
  { seal, nowMs }: Parts,
  owner: AppOwner,
  given: { readonly setup: string; readonly code: string },
): NewApp | undefined {
  const secret = openSetup(seal, given.setup, aboutOf(owner))
  const step = secret === undefined ? undefined : matchTotpStep(secret, given.code, nowMs())
  return secret === undefined || step === undefined ? undefined : { secret, step }
}

/** Returns new recovery codes; those before, the app and the passkeys count no more. */
export async function replaceFactors(
  { seal, rowSeal, nowMs }: Parts,
  tx: Queryable,
  userId: string,
  { secret, step }: NewApp,
): Promise<readonly string[]> {
  await PASSKEYS.removeAll(tx, userId)
  await deleteFactor(tx, userId)
  const sealed = seal.close(secret, userId)
  await beginFactor(tx, userId, sealed, nowMs())
  await confirmFactor(tx, userId, sealed, { step, nowMs: nowMs() })
  return await renewRecoveryCodes(rowSeal, tx, userId)
}

function aboutOf({ id, purpose }: AppOwner): string {
  return JSON.stringify(['new app', id, purpose])
}

function openSetup(seal: Parts['seal'], setup: string, about: string): string | undefined {
  try {
    return seal.open(setup, about)
  } catch {
    return undefined
  }
}
