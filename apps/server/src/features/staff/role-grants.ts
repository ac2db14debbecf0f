// Roles as rows that the server sealed: one that was planted, copied from another, or put back
// after it was taken away gives nothing.

import type { StaffRole } from '@fairtick/wire/admin/roles'
import type { RowSeal } from '../../platform/row-seal.ts'

/** What gave the role: the id of a request, or that somebody enrolled as an admin. */
export const ENROLMENT = 'enrolment'

/** As a row has it. */
export type RoleGrant = readonly [role: StaffRole, basis: string, seal: string]

export type StoredGrants = {
  readonly grants: readonly RoleGrant[]
  /** The newest request about their roles that was approved; null: there is none. */
  readonly basis: string | null
}

/** Selects `StoredGrants` of the staff `s`; after a request to deactivate nothing counts. */
export const GRANTS = `
  (SELECT coalesce(json_agg(json_build_array(r.role, r.basis, r.seal) ORDER BY r.role), '[]'::json)
   FROM staff_role r WHERE r.staff_id = s.id) AS grants,
  (SELECT q.id FROM role_request q
   WHERE q.staff_id = s.id AND q.status = 'approved'
     AND (q.payload LIKE '{"act":"roles"%' OR q.payload LIKE '{"act":"deactivate"%')
   ORDER BY q.number DESC LIMIT 1) AS basis`

export function sealRole(
  rowSeal: RowSeal,
  staffId: string,
  { role, basis }: { readonly role: StaffRole; readonly basis: string },
): string {
  return rowSeal.seal('staff-role', [staffId, role, basis])
}

/** Those that count, ascending. */
export function openRoles(
  rowSeal: RowSeal,
  staffId: string,
  { grants, basis }: StoredGrants,
): readonly StaffRole[] {
  const newest = basis ?? ENROLMENT
  return grants
    .filter(
      ([role, given, seal]) =>
        given === newest && rowSeal.isSealed('staff-role', [staffId, role, given], seal),
    )
    .map(([role]) => role)
}
