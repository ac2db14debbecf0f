// A request about somebody on the staff, which another person decides (REL-58); they hear of it at
// once, so that they can refuse what they did not want.

import { type AdminDeclined, adminRefused, type StaffContext } from '@fairtick/wire/admin/handler'
import type { Queryable } from '../../platform/database.ts'
import { randomId } from '../../platform/random-id.ts'
import type { WriteAudit } from '../audit/public.ts'
import type { StaffDependencies } from './dependencies.ts'
import { mailRequest } from './mail-staff.ts'
import { hashPayload, type RequestPayload, readPayload, writePayload } from './request-payload.ts'
import { insertRequest, type RoleRequest } from './request-store.ts'
import { loadStaff, type StaffRow } from './store.ts'

type Asking = {
  readonly tx: Queryable
  readonly write: WriteAudit
  readonly member: StaffRow
  readonly payload: RequestPayload
}

export async function addRequest(
  dependencies: StaffDependencies,
  { tx, write, member, payload }: Asking,
  { caller }: StaffContext,
): Promise<RoleRequest | AdminDeclined> {
  const id = randomId()
  const text = writePayload(payload)
  const asked = {
    ...{ id, staffId: member.id, payload: text, hash: hashPayload(id, text) },
    requestedBy: caller.staffId,
    requestedMs: dependencies.nowMs(),
  }
  if (!(await insertRequest(tx, asked))) return adminRefused('changed_meanwhile')
  await noteRequest(write, 'request', asked)
  const asker = (await loadStaff(tx, dependencies, caller.staffId))?.name ?? ''
  const to = { tx, cause: `request:${id}`, email: member.email }
  await mailRequest(dependencies, to, { act: payload.act, asker })
  return { ...asked, status: 'pending', decidedBy: null, decidedMs: null }
}

export function noteRequest(
  write: WriteAudit,
  what: string,
  { id, payload, hash }: Pick<RoleRequest, 'id' | 'payload' | 'hash'>,
): Promise<void> {
  const asked = readPayload(payload)
  const detail = { ...asked, hash }
  return write({ action: `${asked.act}.${what}`, subjectKind: 'request', subjectId: id, detail })
}
