// Once, a customer asks that another reviewer look at what was declined for good.

import { type CustomerContext, type Declined, isDeclined, NOT_FOUND } from '@fairtick/wire/handler'
import { once } from '../../platform/idempotency.ts'
import { loadNewestCase, lockCasesOf, updateAppealed } from './case-store.ts'
import type { IdentityDependencies } from './dependencies.ts'
import { loadStanding, readIdentity, type WireIdentity } from './read-identity.ts'
import { type Done, isOutcome } from './submit-identity.ts'

export async function appealIdentity(
  dependencies: IdentityDependencies,
  text: string,
  { caller: { userId }, key }: CustomerContext,
): Promise<WireIdentity | Declined> {
  const { database, nowMs } = dependencies
  const { outcome } = await once<Done | Declined>(
    database,
    { key, nowMs: nowMs() },
    async (tx) => {
      await lockCasesOf(tx, userId)
      const newest = await loadNewestCase(tx, userId)
      const { standing } = await loadStanding(tx, newest, nowMs())
      if (newest === undefined || standing.appeal !== 'possible') return NOT_FOUND
      await updateAppealed(tx, newest.id, text, nowMs())
      return { caseId: newest.id }
    },
    isOutcome,
  )
  if (isDeclined(outcome)) return outcome
  return await readIdentity(dependencies, database, userId)
}
