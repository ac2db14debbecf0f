// A view of one section of a customer's page: who looked, at whose, at what and why is written down
// before anything is read.

import {
  defaultAccountOf,
  findAccountRefusal,
  type InstallationMode,
} from '@fairtick/core/account/account-access'
import type { AdminDeclined, StaffContext } from '@fairtick/wire/admin/handler'
import type { CustomerViewReason } from '@fairtick/wire/admin/view-reasons'
import type { AccountContext, CustomerContext } from '@fairtick/wire/handler'
import type { Queryable } from '../../platform/database.ts'
import { audited } from '../audit/public.ts'
import { isConversationOf } from '../chat/public.ts'
import { loadUser } from '../profile/public.ts'
import type { CustomerDependencies } from './dependencies.ts'
import type { ViewLimit } from './view-limit.ts'

type Kind = AccountContext['account']

/** Whose, why, and which part of the section. */
type Wanted = {
  readonly id: string
  readonly reason: CustomerViewReason
  /** The conversation of theirs that one looks for. */
  readonly chat?: string | undefined
  readonly [part: string]: unknown
}
type WantedOfAccount = Wanted & { readonly account?: Kind | undefined }

type View<Asked, Own> = <Result>(
  section: string,
  asked: { readonly query: Asked; readonly context: StaffContext },
  read: (own: Own) => Promise<Result>,
) => Promise<Result | AdminDeclined>

export type ViewSection = {
  /** What they have as a person, whichever account is meant. */
  readonly ofPerson: View<Wanted, CustomerContext>
  /** What one of their trading accounts has; it is named in the log, too. */
  readonly ofAccount: View<WantedOfAccount, AccountContext>
}

export function createViewSection(
  dependencies: CustomerDependencies,
  limit: ViewLimit,
): ViewSection {
  const note = async (section: string, { id, reason, ...part }: Wanted, context: StaffContext) =>
    limit(context) ??
    (await audited(dependencies, context, async (tx, write) => {
      const declined = await refuseView(tx, id, part.chat)
      if (declined !== undefined) return declined
      const detail = { section, reason, ...part }
      await write({ action: 'user.read_section', subjectKind: 'user', subjectId: id, detail })
      return undefined
    }))
  return {
    ofPerson: async (section, { query, context }, read) =>
      (await note(section, query, context)) ?? (await read(contextOf(query.id, context))),
    ofAccount: async (section, { query, context }, read) => {
      const account = query.account ?? defaultAccountOf(dependencies.mode)
      const closed = refuseAccount(dependencies.mode, account)
      if (closed !== undefined) return closed
      const { id, reason, ...part } = query
      const declined = await note(section, { id, reason, ...part, account }, context)
      return declined ?? (await read({ ...contextOf(id, context), account }))
    },
  }
}

async function refuseView(
  tx: Queryable,
  id: string,
  chat: string | undefined,
): Promise<AdminDeclined | undefined> {
  // Until their accounts are open they have nothing, and no screen.
  if ((await loadUser(tx, id))?.hasAccounts !== true) return { declined: 'not_found' }
  if (chat === undefined || (await isConversationOf(tx, id, chat))) return undefined
  return { declined: 'invalid', fields: { chat: ['invalid'] } }
}

/** What is closed to its owner has no screen that could answer. */
function refuseAccount(mode: InstallationMode, account: Kind): AdminDeclined | undefined {
  if (findAccountRefusal(mode, account, 'figures') === undefined) return undefined
  return { declined: 'invalid', fields: { account: ['choice'] } }
}

/** As if they asked themselves; no read of their screens depends on a session. */
function contextOf(userId: string, { address, device }: StaffContext): CustomerContext {
  return {
    caller: { userId, sessionId: '' },
    language: 'en',
    ...{ address, device, key: undefined },
  }
}
