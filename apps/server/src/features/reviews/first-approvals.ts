// Which first approvals count for a second person to come (REL-58): the rule of every queue in
// which two people approve one case.

import { DAY_MS } from '@fairtick/core/time/duration'
import type { Permission } from '@fairtick/wire/admin/roles'
import type { Queryable } from '../../platform/database.ts'
import { type RoleKey, recheckPermission } from '../staff/public.ts'

export type FirstApproval = { readonly staffId: string; readonly timeMs: number }

/** Whoever comes later looks at another case: like a request for a change it is void after that. */
const FIRST_APPROVAL_LIFE_MS = 3 * DAY_MS

type Rule = { readonly permission: Permission; readonly nowMs: number }

/** One that is old does not count, nor one of somebody who could not give it now (REL-57). */
export async function loadCountingRule(
  key: RoleKey,
  tx: Queryable,
  approvals: readonly FirstApproval[],
  { permission, nowMs }: Rule,
): Promise<(approval: FirstApproval) => boolean> {
  const staffIds = new Set(approvals.map(({ staffId }) => staffId))
  const may = new Map<string, boolean>()
  for (const id of staffIds) may.set(id, await recheckPermission(key, tx, id, permission))
  const oldestMs = nowMs - FIRST_APPROVAL_LIFE_MS
  return ({ staffId, timeMs }) => timeMs > oldestMs && may.get(staffId) === true
}
