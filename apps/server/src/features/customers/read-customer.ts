// One customer with accounts, sessions and locks; the look is written into the audit log (REL-59).

import { formatMoney } from '@fairtick/core/numbers/money'
import type { AdminCallArguments, AdminCallResult } from '@fairtick/wire/admin/api-contract'
import type { AdminDeclined, StaffContext } from '@fairtick/wire/admin/handler'
import type { Queryable } from '../../platform/database.ts'
import { answerPage, pagingOf } from '../../platform/list-page.ts'
import { loadAccounts } from '../account/public.ts'
import { audited } from '../audit/public.ts'
import { horizonAt, listSessions } from '../auth/public.ts'
import { hasSharedBreak } from '../linked-accounts/public.ts'
import { listLocks } from '../locks/public.ts'
import { findUsers, loadFoundUser } from '../profile/public.ts'
import type { CustomerDependencies } from './dependencies.ts'
import { maskEmail, maskPhone } from './mask-contact.ts'

export type Customer = AdminCallResult<'user'>

export function listCustomers(
  dependencies: CustomerDependencies,
  { search, ...form }: AdminCallArguments<'users'>['query'],
  context: StaffContext,
): Promise<AdminCallResult<'users'>> {
  return audited(dependencies, context, async (tx, write) => {
    const paging = pagingOf(form)
    const found = await findUsers(tx, search, paging)
    const ids = found.rows.map(({ id }) => id)
    const locks = await listLocks(tx, ids)
    // Whom somebody looked for is told by who was found; what was typed stays out of the log.
    const { page, after } = paging
    const detail = { isSearch: search !== undefined, page, after, found: ids }
    await write({ action: 'user.list', subjectKind: 'user', subjectId: '', detail })
    const data = found.rows.map(({ id, nickname, phone, email, createdMs }) => ({
      ...{ id, nickname, phone: maskPhone(phone), email: maskEmail(email) },
      createdTime: createdMs,
      locked: (locks.get(id) ?? []).map(({ flag }) => flag),
    }))
    return answerPage(paging, found, data)
  })
}

export function readCustomer(
  dependencies: CustomerDependencies,
  id: string,
  context: StaffContext,
): Promise<Customer | AdminDeclined> {
  return audited(dependencies, context, async (tx, write) => {
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
  const { inviterId, createdMs, ...person } = user
  return {
    ...person,
    createdTime: createdMs,
    invitedBy: inviterId,
    accounts: accounts.map((account) => ({
      id: account.id,
      kind: account.kind,
      cash: formatMoney(account.cash),
      stake: formatMoney(account.stake),
      vipLevel: account.vip.level,
    })),
    sessions: sessions.map(({ id: sessionId, device, address, lastSeenMs }) => ({
      ...{ id: sessionId, device, ip: address, lastSeenTime: lastSeenMs },
    })),
    locks: locks.map(({ timeMs, ...lock }) => ({ ...lock, time: timeMs })),
    sharesBreak: await hasSharedBreak(tx, id, nowMs),
  }
}
