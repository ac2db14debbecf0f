// Once, a customer asks that another reviewer look at what was declined for good.

import { type CustomerContext, type Declined, NOT_FOUND } from '@fairtick/wire/handler'
import { once } from '../../platform/idempotency.ts'
import { loadNewestCase, lockCasesOf, updateAppealed } from './case-store.ts'
import type { IdentityDependencies } from './dependencies.ts'
import { loadStanding, readIdentity, type WireIdentity } from './read-identity.ts'
import { isOutcome } from './submit-identity.ts'

export async function appealIdentity(
  dependencies: IdentityDependencies,
  text: string,
  { caller: { userId }, key }: CustomerContext,
): Promise<WireIdentity | Declined> {
  const { database, nowMs } = dependencies
  const { outcome } = await once<WireIdentity | Declined>(
    database,
    { key, nowMs: nowMs() },
    async (tx) => {
      await lockCasesOf(tx, userId)
      const newest = await loadNewestCase(tx, userId)
      const { standing } = await loadStanding(tx, newest, nowMs())
      if (newest === undefined || standing.appeal !== 'possible') return NOT_FOUND
      await updateAppealed(tx, newest.id, text, nowMs())
      return await readIdentity(dependencies, tx, userId)
    },
    isOutcome,
  )
  return outcome
}
