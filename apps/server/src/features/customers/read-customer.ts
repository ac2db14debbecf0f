// One customer, contacts masked, with accounts, sessions and locks; the look is written into the
// audit log (REL-59).

import type { AdminCallResult } from '@fairtick/wire/admin/api-contract'
import type { AdminDeclined, StaffContext } from '@fairtick/wire/admin/handler'
import type { Queryable } from '../../platform/database.ts'
import { loadAccounts } from '../account/public.ts'
import { audited } from '../audit/public.ts'
import { horizonAt, listSessions } from '../auth/public.ts'
import { hasSharedBreak } from '../linked-accounts/public.ts'
import { listLocks } from '../locks/public.ts'
import { loadFoundUser } from '../profile/public.ts'
import type { CustomerDependencies } from './dependencies.ts'
import { maskEmail, maskPhone } from './mask-contact.ts'
import type { ViewLimit } from './view-limit.ts'

export type Customer = AdminCallResult<'user'>

export async function readCustomer(
  dependencies: CustomerDependencies,
  id: string,
  context: StaffContext,
  limit: ViewLimit,
): Promise<Customer | AdminDeclined> {
  const tooOften = limit(context)
  if (tooOften !== undefined) return tooOften
  return await audited(dependencies, context, async (tx, write) => {
    const customer = await loadCustomer(tx, id, dependencies.nowMs())
    if (customer === undefined) return { declined: 'not_found' }
    await write({ action: 'user.read', subjectKind: 'user', subjectId: id })
    return customer
  })
}

export async function loadCustomer(
  tx: Queryable,
  id: string,
  nowMs: number,
): Promise<Customer | undefined> {
  const user = await loadFoundUser(tx, id)
  if (user === undefined) return undefined
  const accounts = await loadAccounts(tx, id)
  const sessions = await listSessions(tx, id, horizonAt(nowMs))
  const locks = (await listLocks(tx, [id])).get(id) ?? []
  const { nickname, phone, email, language, createdMs } = user
  return {
    ...{ id, nickname, phone: maskPhone(phone), email: maskEmail(email), language },
    createdTime: createdMs,
    accounts: accounts.map((account) => ({
      ...{ id: account.id, kind: account.kind, vipLevel: account.vip.level },
    })),
    sessions: sessions.map(({ id: sessionId, device, address, lastSeenMs }) => ({
      ...{ id: sessionId, device, ip: address, lastSeenTime: lastSeenMs },
    })),
    locks: locks.map(({ timeMs, ...lock }) => ({ ...lock, time: timeMs })),
    sharesBreak: await hasSharedBreak(tx, id, nowMs),
  }
}
