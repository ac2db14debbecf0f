// Changes as the wire has them, with the names of who asked and who decided.

import type { AdminCallResult } from '@fairtick/wire/admin/api-contract'
import type { Queryable } from '../../platform/database.ts'
import { listStaffNames } from '../staff/public.ts'
import { readPayload } from './change-payload.ts'
import type { ChangeRequest } from './change-store.ts'

type WireChange = AdminCallResult<'change'>

export async function presentChange(
  tx: Queryable,
  change: ChangeRequest,
  nowMs: number,
): Promise<WireChange> {
  const [presented] = await presentChanges(tx, [change], nowMs)
  if (presented === undefined) throw new Error('a change is missing')
  return presented
}

export async function presentChanges(
  tx: Queryable,
  changes: readonly ChangeRequest[],
  nowMs: number,
): Promise<WireChange[]> {
  const people = changes.flatMap(({ requestedBy, decidedBy }) => [requestedBy, decidedBy ?? []])
  const names = await listStaffNames(tx, [...new Set(people.flat())])
  return changes.map((change) => {
    const { before, after, noticeHours } = readPayload(change.payload)
    const mine = [change.requestedBy, change.decidedBy ?? []].flat()
    const isExpired = change.status === 'pending' && change.expiresMs <= nowMs
    return {
      ...{ id: change.id, kind: change.kind, subject: change.subject, note: change.note },
      before: (before ?? null) as WireChange['before'],
      after: (after ?? null) as WireChange['after'],
      ...{ hash: change.hash, noticeHours, refusal: change.refusal },
      status: isExpired ? 'expired' : change.status,
      ...{ requestedBy: change.requestedBy, requestedTime: change.requestedMs },
      ...{ expiresTime: change.expiresMs, decidedBy: change.decidedBy },
      ...{ decidedTime: change.decidedMs, actsTime: change.actsMs },
      ...{ announcedTime: change.announcedMs, doneTime: change.doneMs },
      staffNames: Object.fromEntries(mine.map((id) => [id, names.get(id) ?? ''])),
    }
  })
}
