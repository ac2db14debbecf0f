// Replies that are ready: one text in each language, changed by who may, on record.

import type { AdminCallArguments, AdminCallResult } from '@fairtick/wire/admin/api-contract'
import { type AdminDeclined, adminRefused, type StaffContext } from '@fairtick/wire/admin/handler'
import type { Queryable } from '../../../platform/database.ts'
import { randomId } from '../../../platform/random-id.ts'
import { audited } from '../../audit/public.ts'
import { CANNED_MAX, deleteCanned, insertCanned, listCanned, updateCanned } from './canned-store.ts'
import type { ChatOfficeDependencies } from './dependencies.ts'
import { hasForeignAddress } from './foreign-address.ts'

type Replies = AdminCallResult<'cannedReplies'>

export async function readCanned(database: Queryable): Promise<Replies> {
  const replies = await listCanned(database)
  return {
    data: replies.map(({ id, name, texts, changedMs }) => ({
      ...{ id, name, texts, changedTime: changedMs },
    })),
  }
}

export function saveCanned(
  dependencies: ChatOfficeDependencies,
  { id, name, texts }: AdminCallArguments<'saveCannedReply'>['body'],
  context: StaffContext,
): Promise<Replies | AdminDeclined> {
  const ours = dependencies.ownAddresses()
  const isForeign = Object.values(texts).some((text) => hasForeignAddress(text, ours))
  if (isForeign) return Promise.resolve(adminRefused('foreign_address'))
  const { staffId } = context.caller
  return audited(dependencies, context, async (tx, write) => {
    const reply = { id: id ?? randomId(), name, texts, changedMs: dependencies.nowMs() }
    if (id === null) {
      if ((await listCanned(tx)).length >= CANNED_MAX) return adminRefused('changed_meanwhile')
      await insertCanned(tx, reply, staffId)
    } else if (!(await updateCanned(tx, reply, staffId))) return { declined: 'not_found' }
    const detail = { name, texts }
    await write({ action: 'chat.save_reply', subjectKind: 'chat', subjectId: reply.id, detail })
    return await readCanned(tx)
  })
}

export function removeCanned(
  dependencies: ChatOfficeDependencies,
  id: string,
  context: StaffContext,
): Promise<Replies | AdminDeclined> {
  return audited(dependencies, context, async (tx, write) => {
    if (!(await deleteCanned(tx, id))) return { declined: 'not_found' }
    await write({ action: 'chat.remove_reply', subjectKind: 'chat', subjectId: id })
    return await readCanned(tx)
  })
}
