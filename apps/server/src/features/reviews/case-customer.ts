// The customer of a case, as far as a decision needs to know them.

import type { AdminCallResult } from '@fairtick/wire/admin/api-contract'
import type { Queryable } from '../../platform/database.ts'
import { listLocks } from '../locks/public.ts'
import { loadFoundUser } from '../profile/public.ts'
import { listHolds } from '../security-holds/public.ts'

export async function loadCaseCustomer(
  tx: Queryable,
  userId: string,
  nowMs: number,
): Promise<AdminCallResult<'depositCase'>['customer']> {
  const user = await loadFoundUser(tx, userId)
  if (user === undefined) throw new Error('a case without its customer')
  const { id, nickname, fullName, language, createdMs } = user
  const locks = (await listLocks(tx, [id])).get(id) ?? []
  const holds = await listHolds(tx, id, nowMs)
  return {
    ...{ id, nickname, fullName, language, createdTime: createdMs },
    locked: locks.map(({ flag }) => flag),
    holds: holds.map(({ change, untilMs }) => ({ reason: change, until: untilMs })),
  }
}
