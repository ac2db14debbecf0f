// The first of the two approvals that help with a lost account needs (REL-58).

import type { Queryable } from '../../../platform/database.ts'
import { hashOf } from '../../../platform/random-id.ts'
import { loadCountingRule } from '../../reviews/public.ts'
import type { StaffDependencies } from '../../staff/public.ts'
import { listPictures, type RecoveryPicture } from '../picture-store.ts'
import type { RecoveryRow } from '../recovery-store.ts'
import { type FirstRecoveryApproval, listFirstApprovals } from './approval-store.ts'

/** A request with what was added to it, and the first approval of exactly that. */
export type Reviewed = {
  readonly pictures: readonly RecoveryPicture[]
  readonly first: FirstRecoveryApproval | undefined
  readonly factsHash: string
}

/** One of other pictures does not count, nor one that is old or whose giver could not give it. */
export async function loadReviewed(
  dependencies: Pick<StaffDependencies, 'rowSeal' | 'nowMs'>,
  tx: Queryable,
  requests: readonly RecoveryRow[],
): Promise<(request: RecoveryRow) => Reviewed> {
  const ids = requests.map(({ id }) => id)
  const pictures = await listPictures(tx, ids)
  const approvals = await listFirstApprovals(tx, dependencies.rowSeal, ids)
  const rule = { permission: 'recoveries.review', nowMs: dependencies.nowMs() } as const
  const counts = await loadCountingRule(dependencies, tx, [...approvals.values()].flat(), rule)
  return (request) => {
    const shown = pictures.get(request.id) ?? []
    const factsHash = hashFacts(request, shown)
    const isOpen = request.status === 'pending'
    const first = approvals
      .get(request.id)
      ?.findLast((one) => one.factsHash === factsHash && (!isOpen || counts(one)))
    return { pictures: shown, first, factsHash }
  }
}

function hashFacts(request: RecoveryRow, pictures: readonly RecoveryPicture[]): string {
  const { id, userId, contact, lost, note, askedMs } = request
  const { isPasswordRight, isOwnAddress, isKnownBrowser } = request
  const files = pictures.map(({ fileId }) => fileId)
  const evidence = [isPasswordRight, isOwnAddress, isKnownBrowser]
  const facts = JSON.stringify([contact, lost, note, askedMs, evidence, files])
  return hashOf('recovery', id, userId, facts)
}
