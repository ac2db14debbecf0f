// What guards the account, as its owner sees it.

import type { CallResult } from '@fairtick/wire/contract'
import { PASSKEYS } from '../passkeys/public.ts'
import { listHolds } from '../security-holds/public.ts'
import type { SecurityDependencies } from './dependencies.ts'
import { listProofs } from './prove-second.ts'
import { countRecoveryCodes } from './recovery-store.ts'
import { loadFactor } from './store.ts'

export async function readSecurity(
  { database, nowMs, loadFundPassword }: SecurityDependencies,
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
