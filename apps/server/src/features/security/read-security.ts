// What guards the account, as its owner sees it.

import type { CallResult } from '@fairtick/wire/contract'
import { listHolds } from '../security-holds/public.ts'
import type { SecurityDependencies } from './dependencies.ts'
import { loadFactor } from './store.ts'

export async function readSecurity(
  { database, nowMs, loadFundPassword }: SecurityDependencies,
  userId: string,
): Promise<CallResult<'security'>> {
  const now = nowMs()
  const since = (await loadFactor(database, userId))?.confirmedMs ?? null
  const { isSet, lockedUntilMs } = await loadFundPassword(userId)
  const holds = await listHolds(database, userId, now)
  return {
    factors: since === null ? [] : [{ kind: 'totp', since }],
    secondProof: since === null ? 'mail' : 'totp',
    fundPassword: { isSet, lockedUntil: lockedUntilMs > now ? lockedUntilMs : null },
    holds: holds.map(({ change, untilMs }) => ({ reason: change, until: untilMs })),
  }
}
