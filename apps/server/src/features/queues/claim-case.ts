// Who looks at a case says so for a few minutes, and again while he does; it hinders nobody.

import type { AdminDeclined, StaffContext } from '@fairtick/wire/admin/handler'
import type { Queryable } from '../../platform/database.ts'
import { audited } from '../audit/public.ts'
import type { QueueDependencies } from './dependencies.ts'
import { type Claim, listClaims, type Queue, takeClaim } from './store.ts'

const CLAIM_MS = 5 * 60_000

type Wanted = {
  readonly queue: Queue
  readonly id: string
  readonly exists: (tx: Queryable) => Promise<boolean>
}

/** A claim that is only prolonged is not written into the audit log again. */
export function claimCase(
  dependencies: QueueDependencies,
  { queue, id, exists }: Wanted,
  context: StaffContext,
): Promise<{ readonly claim: Claim } | AdminDeclined> {
  const { staffId } = context.caller
  return audited(dependencies, context, async (tx, write) => {
    if (!(await exists(tx))) return { declined: 'not_found' }
    const nowMs = dependencies.nowMs()
    const before = (await listClaims(tx, queue, [id], nowMs)).get(id)
    const mine = { staffId, nowMs, until: nowMs + CLAIM_MS }
    const claim = await takeClaim(tx, { queue, id }, mine)
    if (before === undefined) {
      await write({ action: `${queue}.claim`, subjectKind: queue, subjectId: id })
    }
    return { claim }
  })
}
