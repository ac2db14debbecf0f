// Confirming a link, or lifting it: lifting lets rewards accrue and opens what was closed, so it
// takes two people, one after the other (REL-58).

import { type AdminDeclined, adminRefused, type StaffContext } from '@fairtick/wire/admin/handler'
import type { Queryable } from '../../../platform/database.ts'
import { keepAnswer } from '../../../platform/idempotency.ts'
import { audited } from '../../audit/public.ts'
import { deleteClaim } from '../../reviews/public.ts'
import { recheckPermission } from '../../staff/public.ts'
import type { LinkRow } from '../link-row.ts'
import type { LinkReviewDependencies } from './dependencies.ts'
import { lockLink, updateConfirmed, updateFirstLift, updateLifted } from './link-store.ts'
import { type AccountLink, presentLink } from './read-links.ts'

type Decided = Promise<AccountLink | AdminDeclined>

const NOT_FOUND: AdminDeclined = { declined: 'not_found' }

export function confirmLink(
  dependencies: LinkReviewDependencies,
  id: string,
  context: StaffContext,
): Decided {
  return decide(dependencies, { id, context }, async (tx, link, review) => {
    if (link.status !== 'open') return NOT_FOUND
    await updateConfirmed(tx, id, review)
    return 'account_link.confirm'
  })
}

/** One that was confirmed can be lifted as well: an objection is heard at any time. */
export function liftLink(
  dependencies: LinkReviewDependencies,
  id: string,
  context: StaffContext,
): Decided {
  return decide(dependencies, { id, context }, async (tx, link, review) => {
    if (link.status === 'lifted') return NOT_FOUND
    const { firstLiftedBy: first } = link
    if (first === review.staffId) return adminRefused('own_request')
    // Who may not lift it any more was not the first of two.
    if (first === null || !(await recheckPermission(dependencies, tx, first, PERMISSION))) {
      await updateFirstLift(tx, id, review)
      return 'account_link.lift_first'
    }
    await updateLifted(tx, id, review)
    return 'account_link.lift'
  })
}

const PERMISSION = 'links.review'

type Review = { readonly staffId: string; readonly nowMs: number }

/** What `act` answers is what was done, as the audit log calls it. */
async function decide(
  dependencies: LinkReviewDependencies,
  { id, context }: { readonly id: string; readonly context: StaffContext },
  act: (tx: Queryable, link: LinkRow, review: Review) => Promise<string | AdminDeclined>,
): Decided {
  const { staffId } = context.caller
  const done = await audited(dependencies, context, async (tx, write) => {
    if (!(await recheckPermission(dependencies, tx, staffId, PERMISSION)))
      return adminRefused('not_permitted')
    const link = await lockLink(tx, id)
    if (link === undefined) return NOT_FOUND
    const nowMs = dependencies.nowMs()
    const action = await act(tx, link, { staffId, nowMs })
    if (typeof action !== 'string') return action
    const { laterUserId, earlierUserId, signals } = link
    const detail = { laterUserId, earlierUserId, signals, before: link.status }
    await write({ action, subjectKind: 'account_link', subjectId: id, detail })
    await deleteClaim(tx, { queue: 'account_link', id }, staffId)
    const row = await presentLink(tx, (await lockLink(tx, id)) ?? link, nowMs)
    await keepAnswer(tx, context.key, row, nowMs)
    return { row, userId: laterUserId }
  })
  if ('declined' in done) return done
  await dependencies.links.apply(done.userId)
  dependencies.onQueueChange()
  return done.row
}
