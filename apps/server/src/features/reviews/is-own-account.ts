// Staff who are customers too have others look at what is theirs.

import type { Queryable } from '../../platform/database.ts'
import { emailKey } from '../profile/public.ts'
import { loadStaff, type RoleKey } from '../staff/public.ts'

/** `addresses`: the keys of the mail addresses of whose case it is. */
export async function isOwnAccount(
  key: RoleKey,
  tx: Queryable,
  staffId: string,
  addresses: readonly string[],
): Promise<boolean> {
  const staff = await loadStaff(tx, key, staffId)
  return staff !== undefined && addresses.includes(emailKey(staff.email))
}
