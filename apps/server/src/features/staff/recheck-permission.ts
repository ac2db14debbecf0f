// Whether somebody may still do what they were let in for: asked when their turn comes (REL-57).

import { type Permission, permissionsOf } from '@fairtick/wire/admin/roles'
import type { Queryable } from '../../platform/database.ts'
import { loadStaff, type RoleKey } from './store.ts'

/** Under the lock of the audit log: a role that was taken away a moment ago counts no more. */
export async function recheckPermission(
  key: RoleKey,
  tx: Queryable,
  staffId: string,
  permission: Permission,
): Promise<boolean> {
  const member = await loadStaff(tx, key, staffId)
  return permissionsOf(member?.roles ?? []).includes(permission)
}
