// A change of what proves a customer a second time: with its notices and the hold (TR-6.6) in one
// transaction. The first factor brings recovery codes, the last one takes them away.

import { type Declined, isDeclined, refused } from '@fairtick/wire/handler'
import type { AccountEvent } from '../../platform/bus-topics.ts'
import type { Queryable } from '../../platform/database.ts'
import type { RowSeal } from '../../platform/row-seal.ts'
import { holdPassword, type UserRow } from '../profile/public.ts'
import { mailSecurityChange, recordHold } from '../security-holds/public.ts'
import type { SecondFactorDependencies } from './dependencies.ts'
import { PASSKEYS } from './passkeys/customer-passkeys.ts'
import { hasRecoveryCode, renewRecoveryCodes } from './recovery-codes/recovery-codes.ts'
import { replaceRecoveryCodes } from './recovery-codes/recovery-store.ts'
import { hasTotp } from './totp/totp-store.ts'

/** Shown this once; empty when there were codes already, or no factor is left. */
export type FactorChanged = { readonly newRecoveryCodes: string[] }

/**
 * What `change` declines comes to nothing, as does what a new password overtook. `renew`: new codes
 * whatever there was.
 */
export async function changeFactor(
  dependencies: SecondFactorDependencies,
  user: UserRow,
  change: (tx: Queryable) => Promise<Declined | undefined>,
  codes: 'keep' | 'renew' = 'keep',
): Promise<FactorChanged | Declined> {
  const { database, rowSeal, mails, log, nowMs, publish } = dependencies
  const done = await database.transaction(async (tx) => {
    if (!(await holdPassword(tx, user))) return refused('password_wrong')
    const declined = await change(tx)
    if (declined !== undefined) return declined
    const newRecoveryCodes = await fitRecoveryCodes(rowSeal, tx, user.id, codes)
    const events: readonly AccountEvent[] = await recordHold(
      ...([tx, user.id, 'factor', nowMs()] as const),
    )
    await mailSecurityChange({ tx, mails }, user, 'factor')
    return { events, newRecoveryCodes }
  })
  if (isDeclined(done)) return done
  publish(done.events)
  log.info({ userId: user.id }, 'a second factor was changed')
  return { newRecoveryCodes: [...done.newRecoveryCodes] }
}

async function fitRecoveryCodes(
  rowSeal: RowSeal,
  tx: Queryable,
  userId: string,
  codes: 'keep' | 'renew',
): Promise<readonly string[]> {
  const hasFactor = (await hasTotp(tx, userId)) || (await PASSKEYS.hasAny(tx, userId))
  if (!hasFactor) {
    await replaceRecoveryCodes(tx, userId, [])
    return []
  }
  const isEnough = codes === 'keep' && (await hasRecoveryCode(tx, userId))
  return isEnough ? [] : await renewRecoveryCodes(rowSeal, tx, userId)
}
