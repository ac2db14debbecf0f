// What guards the account, as its owner sees it.

import type { CallResult } from '@fairtick/wire/api-contract'
import { listHolds } from '../security-holds/public.ts'
import type { SecondFactorDependencies } from './dependencies.ts'
import { PASSKEYS } from './passkeys/customer-passkeys.ts'
import { listProofs } from './prove-second.ts'
import { countRecoveryCodes } from './recovery-codes/recovery-store.ts'
import { loadFactor } from './totp/totp-store.ts'

export async function readSecurity(
  { database, nowMs, loadFundPassword }: SecondFactorDependencies,
  userId: string,
): Promise<CallResult<'security'>> {
  const now = nowMs()
  const since = (await loadFactor(database, userId))?.confirmedMs ?? null
  const { isSet, lockedUntilMs } = await loadFundPassword(userId)
  const proofs = await listProofs(database, userId)
  const holds = await listHolds(database, userId, now)
  const passkeys = await PASSKEYS.list(database, userId)
  return {
    factors: since === null ? [] : [{ kind: 'totp', since }],
    passkeys: passkeys.map(({ id, name, createdMs, lastUsedMs, isSynced }) => ({
      ...{ id, name, since: createdMs, lastUsed: lastUsedMs, synced: isSynced },
    })),
    recoveryCodes: await countRecoveryCodes(database, userId),
    secondProof: proofs[0] ?? 'mail',
    secondProofs: [...proofs],
    fundPassword: { isSet, lockedUntil: lockedUntilMs > now ? lockedUntilMs : null },
    holds: holds.map(({ change, untilMs }) => ({ reason: change, until: untilMs })),
  }
}
