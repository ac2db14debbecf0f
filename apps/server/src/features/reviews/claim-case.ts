// Who looks at a case says so for two minutes, and again while they do; it hinders nobody.

import { MINUTE_MS } from '@fairtick/core/time/duration'
import type { AdminDeclined, StaffContext } from '@fairtick/wire/admin/handler'
import type { Queryable } from '../../platform/database.ts'
import { audited } from '../audit/public.ts'
import { listStaffNames } from '../staff/public.ts'
import type { ReviewDependencies } from './dependencies.ts'
import { deleteClaim, listClaims, type NamedClaim, type Queue, takeClaim } from './store.ts'

/** Screens say it again every half of it; one that was closed holds nothing for longer. */
const CLAIM_MS = 2 * MINUTE_MS

type Wanted = {
  readonly queue: Queue
  readonly id: string
  readonly exists: (tx: Queryable) => Promise<boolean>
}

/** A claim that is only prolonged is not written into the audit log again. */
export async function claimCase(
  dependencies: ReviewDependencies,
  { queue, id, exists }: Wanted,
  context: StaffContext,
): Promise<{ readonly claim: NamedClaim } | AdminDeclined> {
  const { staffId } = context.caller
  const taken = await audited(dependencies, context, async (tx, write) => {
    if (!(await exists(tx))) return undefined
    const nowMs = dependencies.nowMs()
    const before = (await listClaims(tx, queue, [id], nowMs)).get(id)
    const mine = { staffId, nowMs, until: nowMs + CLAIM_MS }
    const claim = await takeClaim(tx, { queue, id }, mine)
    if (before === undefined) {
      await write({ action: `${queue}.claim`, subjectKind: queue, subjectId: id })
    }
    const names = await listStaffNames(tx, [claim.staffId])
    return { claim: { ...claim, name: names.get(claim.staffId) ?? '' } }
  })
  if (taken === undefined) return { declined: 'not_found' }
  dependencies.onQueueChange()
  return taken
}

/** Of a claim that is not mine, or of none, nothing changes. */
export async function releaseCase(
  dependencies: ReviewDependencies,
  wanted: { readonly queue: Queue; readonly id: string },
  { caller }: StaffContext,
): Promise<Record<string, never>> {
  await deleteClaim(dependencies.database, wanted, caller.staffId)
  dependencies.onQueueChange()
  return {}
}
