// A view of one section of a customer's page: who looked, at whose, at what and why is written down
// before anything is read.

import type { AdminDeclined, StaffContext } from '@fairtick/wire/admin/handler'
import type { CustomerViewReason } from '@fairtick/wire/admin/view-reasons'
import type { AccountContext, CustomerContext } from '@fairtick/wire/handler'
import { loadAccounts } from '../account/public.ts'
import { audited } from '../audit/public.ts'
import { loadUser } from '../profile/public.ts'
import type { CustomerDependencies } from './dependencies.ts'
import type { ViewLimit } from './view-limit.ts'

/** Whose, why, and which part of the section. */
type Wanted = {
  readonly id: string
  readonly reason: CustomerViewReason
  readonly [part: string]: unknown
}

export type ViewSection = <Result>(
  section: string,
  asked: { readonly query: Wanted; readonly context: StaffContext },
  read: (own: AccountContext) => Promise<Result>,
) => Promise<Result | AdminDeclined>

export function createViewSection(
  dependencies: CustomerDependencies,
  limit: ViewLimit,
): ViewSection {
  return async (section, { query, context }, read) => {
    const tooOften = limit(context)
    if (tooOften !== undefined) return tooOften
    const { id, reason, ...part } = query
    const isThere = await audited(dependencies, context, async (tx, write) => {
      // Until their accounts are open they have nothing, and no screen.
      if ((await loadUser(tx, id))?.hasAccounts !== true) return false
      const detail = { section, reason, ...part }
      await write({ action: 'user.read_section', subjectKind: 'user', subjectId: id, detail })
      return true
    })
    if (!isThere) return { declined: 'not_found' }
    const accounts = await loadAccounts(dependencies.database, id)
    const account = accounts.find(({ isMain }) => isMain)?.kind ?? 'practice'
    return await read({ ...contextOf(id, context), account })
  }
}

/** As if they asked themselves; no read of their screens depends on a session. */
function contextOf(userId: string, { address, device }: StaffContext): CustomerContext {
  return {
    caller: { userId, sessionId: '' },
    language: 'en',
    ...{ address, device, key: undefined },
  }
}
