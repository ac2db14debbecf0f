// The customer of a case, as far as a decision needs to know him.

import type { AdminCallResult } from '@fairtick/wire/admin/contract'
import type { Queryable } from '../../platform/database.ts'
import { listLocks } from '../locks/public.ts'
import { loadFoundUser } from '../profile/public.ts'

export async function loadCaseOwner(
  tx: Queryable,
  userId: string,
): Promise<AdminCallResult<'depositCase'>['customer']> {
  const user = await loadFoundUser(tx, userId)
  if (user === undefined) throw new Error('a case without its customer')
  const { id, nickname, fullName, createdMs } = user
  const locks = (await listLocks(tx, [id])).get(id) ?? []
  return { id, nickname, fullName, createdTime: createdMs, locked: locks.map(({ flag }) => flag) }
}
