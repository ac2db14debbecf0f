// Whether the server gave every role of the staff, and nobody who was deactivated is back.

import type { Queryable } from '../../platform/database.ts'
import type { RowSeal } from '../../platform/row-seal.ts'
import { loadActs } from '../audit/public.ts'
import { listGranted } from '../staff/public.ts'

/** One sentence for each that is not. */
export async function checkRoles(
  database: Queryable,
  rowSeal: RowSeal,
): Promise<readonly string[]> {
  const members = await listGranted(database, rowSeal)
  const active = members.filter(({ isDeactivated }) => !isDeactivated).map(({ id }) => id)
  const acts = await loadActs(database, rowSeal, {
    subjectIds: active,
    actions: ['staff.deactivate'],
  })
  return [
    ...members.flatMap(({ id, planted }) =>
      planted.map((role) => `staff_role: the server did not give ${id} the role ${role}`),
    ),
    ...active
      .filter((id) => acts.has(id))
      .map((id) => `staff: ${id} was deactivated and is active again`),
  ]
}
