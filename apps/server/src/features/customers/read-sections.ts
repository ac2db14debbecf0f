// The sections of a customer's page, answered by what answers the customer's own screens: staff and
// customer see the same figures.

import type { AdminCallArguments, AdminCallResult } from '@fairtick/wire/admin/api-contract'
import {
  type AccountContext,
  type CustomerContext,
  type Declined,
  isDeclined,
} from '@fairtick/wire/handler'
import type { Queryable } from '../../platform/database.ts'
import { loadAccount } from '../account/public.ts'
import { loadFoundUser } from '../profile/public.ts'
import type { CustomerDependencies, CustomerScreens } from './dependencies.ts'

type Query<Name extends SectionName> = AdminCallArguments<Name>['query']
type SectionName = 'userPositions' | 'userContracts' | 'userOptions' | 'userTeam' | 'userSalary'

/** Their own screen masks none of it. */
export async function readProfile(
  database: Queryable,
  id: string,
): Promise<AdminCallResult<'userProfile'>> {
  const user = await loadFoundUser(database, id)
  if (user === undefined) throw new Error('a customer has gone')
  const { fullName, phone, email, inviterId } = user
  return { fullName, phone, email, invitedBy: inviterId }
}

export async function readSecurity(
  screens: CustomerScreens,
  own: CustomerContext,
): Promise<AdminCallResult<'userSecurity'>> {
  const user = answered(await screens.userDetail(NOTHING, own))
  const { secondProof, fundPassword, holds } = answered(await screens.security(NOTHING, own))
  const { verified, kycStatus, hasBank, wallets, agreement } = user
  return {
    ...{ verified, kycStatus, hasBank, wallets, agreement },
    ...{ secondProof, fundPassword, holds },
  }
}

/** With the profit of each as the customer's screen works it out, by the same functions of core. */
export async function readPositions(
  { database, screens, readOpenAccount }: CustomerDependencies,
  query: Query<'userPositions'>,
  own: AccountContext,
): Promise<AdminCallResult<'userPositions'>> {
  const form = { ...pagingIn(query), status: 'trading' as const }
  const list = answered(await screens.contractOrders({ query: form, body: {} }, own))
  const { id } = await loadAccount(database, own.caller.userId, own.account)
  const { positionValue } = await readOpenAccount(id)
  const data = list.data.map((order) => {
    const value = positionValue(order.id)
    return { ...order, exitPrice: value?.exitPrice ?? null, openProfit: value?.profit ?? null }
  })
  return { ...pageOf(list), data }
}

export async function readContracts(
  screens: CustomerScreens,
  query: Query<'userContracts'>,
  own: AccountContext,
): Promise<AdminCallResult<'userContracts'>> {
  const form = pagingIn(query)
  const given = { query: query.state === 'open' ? { ...form, status: 'pending' as const } : form }
  const read = query.state === 'open' ? screens.contractOrders : screens.contractRecords
  return pageOf(answered(await read({ ...given, body: {} }, own)))
}

export async function readOptions(
  screens: CustomerScreens,
  query: Query<'userOptions'>,
  own: AccountContext,
): Promise<AdminCallResult<'userOptions'>> {
  const form = pagingIn(query)
  const given = { query: query.state === 'open' ? { ...form, status: 'trading' as const } : form }
  const read = query.state === 'open' ? screens.optionOrders : screens.optionRecords
  return pageOf(answered(await read({ ...given, body: {} }, own)))
}

export async function readPayoutMethods(
  screens: CustomerScreens,
  own: CustomerContext,
): Promise<AdminCallResult<'userPayoutMethods'>> {
  const { bank } = answered(await screens.bank(NOTHING, own))
  const { wallets } = answered(await screens.wallets(NOTHING, own))
  return { bank, wallets }
}

export async function readTeam(
  screens: CustomerScreens,
  query: Query<'userTeam'>,
  own: AccountContext,
): Promise<AdminCallResult<'userTeam'>> {
  const body = { ...pagingIn(query), level: query.level ?? 1 }
  return answered(await screens.team({ query: {}, body }, own))
}

export async function readSalary(
  screens: CustomerScreens,
  query: Query<'userSalary'>,
  own: AccountContext,
): Promise<AdminCallResult<'userSalary'>> {
  const { salary } = answered(await screens.accountSummary(NOTHING, own))
  const { totals, ofMine } = answered(
    await screens.shareRecords({ query: {}, body: { size: 1 } }, own),
  )
  const form = { query: {}, body: pagingIn(query) }
  return { salary, totals, ofMine, payroll: answered(await screens.payrollRecords(form, own)) }
}

export const NOTHING = { query: {}, body: {} }

type Cursor = { readonly page?: number; readonly size?: number; readonly after?: string }

/** Of a section's query, what the list of the customer's screen takes. */
export function pagingIn({
  page,
  size,
  after,
}: {
  readonly page?: number | undefined
  readonly size?: number | undefined
  readonly after?: string | undefined
}): Cursor {
  return {
    ...(page !== undefined && { page }),
    ...(size !== undefined && { size }),
    ...(after !== undefined && { after }),
  }
}

type Page<Row> = {
  readonly data: Row[]
  readonly page: number
  readonly size: number
  readonly total: number
  readonly next: string | null
}

/** Without what the customer's screen has beside its rows. */
function pageOf<Row>({ data, page, size, total, next }: Page<Row>): Page<Row> {
  return { data, page, size, total, next }
}

/** The customer is there and their account is open: a screen of theirs declines no read. */
export function answered<Result extends object>(answer: Result | Declined): Result {
  if (isDeclined(answer)) throw new Error(`a screen declined: ${answer.declined}`)
  return answer
}
