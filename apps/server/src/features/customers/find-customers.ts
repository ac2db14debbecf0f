// Customers by what somebody typed, or all of them; whom a look found stands in the audit log.

import type { AdminCallArguments, AdminCallResult } from '@fairtick/wire/admin/api-contract'
import { CUSTOMERS_COUNTED_MAX } from '@fairtick/wire/admin/customer-search'
import type { AdminDeclined, StaffContext } from '@fairtick/wire/admin/handler'
import { boundComplaint } from '@fairtick/wire/field-rules'
import type { Queryable } from '../../platform/database.ts'
import { answerPage, type CountedPage, type Paging, pagingOf } from '../../platform/list-page.ts'
import { audited } from '../audit/public.ts'
import { listLocks } from '../locks/public.ts'
import { type FoundUser, listUsers, pageUsers, searchUsers } from '../profile/public.ts'
import type { CustomerDependencies } from './dependencies.ts'
import { maskEmail, maskPhone } from './mask-contact.ts'
import { findOwners } from './record-owner-store.ts'
import type { ViewLimit } from './view-limit.ts'

type Answer = AdminCallResult<'users'>

export async function findCustomers(
  dependencies: CustomerDependencies,
  { search, ...form }: AdminCallArguments<'users'>['query'],
  context: StaffContext,
  limit: ViewLimit,
): Promise<Answer | AdminDeclined> {
  const paging = pagingOf(form)
  const tooFar = refuseFarPage(paging)
  if (tooFar !== undefined) return tooFar
  const tooOften = limit(context)
  if (tooOften !== undefined) return tooOften
  const { database } = dependencies
  // Not under the lock of the log, and nothing is shown before it is written.
  const found = await findPage(database, search?.trim(), paging)
  const ids = found.rows.map(({ id }) => id)
  const locks = await listLocks(database, ids)
  // Whom somebody looked for is told by who was found; what was typed stays out of the log.
  const { page, after } = paging
  const detail = { isSearch: search !== undefined, page, after, found: ids }
  await audited(dependencies, context, (_, write) =>
    write({ action: 'user.list', subjectKind: 'user', subjectId: '', detail }),
  )
  const data = found.rows.map(({ id, nickname, phone, email, createdMs }) => ({
    ...{ id, nickname, phone: maskPhone(phone), email: maskEmail(email) },
    createdTime: createdMs,
    locked: (locks.get(id) ?? []).map(({ flag }) => flag),
  }))
  return answerPage(paging, found, data)
}

async function findPage(
  database: Queryable,
  search: string | undefined,
  paging: Paging,
): Promise<CountedPage<FoundUser>> {
  if (search === undefined) return await listUsers(database, paging)
  const owners = await findOwners(database, search)
  const ids = owners.length > 0 ? owners : await searchUsers(database, search)
  return await pageUsers(database, ids, paging)
}

/** By its number a page is come to by reading all before it; by a cursor it is not. */
function refuseFarPage({ page, size, after }: Paging): AdminDeclined | undefined {
  if (after !== undefined || page * size <= CUSTOMERS_COUNTED_MAX) return undefined
  const furthest = Math.floor(CUSTOMERS_COUNTED_MAX / size)
  return { declined: 'invalid', fields: { page: [boundComplaint('above_maximum', furthest)] } }
}
