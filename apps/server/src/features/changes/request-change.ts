// Asking for a change, and taking back what one asked for; another person decides (REL-58).

import { DAY_MS } from '@fairtick/core/time/duration'
import type { AdminCallArguments, AdminCallResult } from '@fairtick/wire/admin/api-contract'
import { CHANGE_PERMISSIONS } from '@fairtick/wire/admin/change-kinds'
import { type AdminDeclined, adminRefused, type StaffContext } from '@fairtick/wire/admin/handler'
import { permissionsOf } from '@fairtick/wire/admin/roles'
import { randomId } from '../../platform/random-id.ts'
import { audited } from '../audit/public.ts'
import { recheckPermission } from '../staff/public.ts'
import { auditFactsOf } from './audit-facts.ts'
import { hashChange, writePayload } from './change-payload.ts'
import { insertChange, loadChange, lockChange, updateDecision } from './change-store.ts'
import type { ChangeDependencies } from './dependencies.ts'
import { prepareChange } from './prepare-change.ts'
import { presentChange } from './present-change.ts'

/** Whoever decides later would decide about something else. */
const EXPIRES_AFTER_MS = 3 * DAY_MS
const NOT_FOUND: AdminDeclined = { declined: 'not_found' }

type Decided = Promise<AdminCallResult<'requestChange'> | AdminDeclined>

type Wanted = AdminCallArguments<'requestChange'>['body']

/** What cannot be asked for costs no code: the form is corrected with the same one. */
export async function checkChange(
  dependencies: ChangeDependencies,
  { change: asked }: Wanted,
  { caller }: StaffContext,
): Promise<AdminDeclined | undefined> {
  if (!permissionsOf(caller.roles).includes(CHANGE_PERMISSIONS[asked.kind]))
    return adminRefused('not_permitted')
  const prepared = await prepareChange(dependencies.database, dependencies, asked)
  return 'declined' in prepared ? prepared : undefined
}

export function requestChange(
  dependencies: ChangeDependencies,
  { change: asked, note }: Wanted,
  context: StaffContext,
): Decided {
  const { staffId } = context.caller
  const permission = CHANGE_PERMISSIONS[asked.kind]
  return audited(dependencies, context, async (tx, write) => {
    if (!(await recheckPermission(dependencies, tx, staffId, permission)))
      return adminRefused('not_permitted')
    const prepared = await prepareChange(tx, dependencies, asked)
    if ('declined' in prepared) return prepared
    const { subject, ...payloadParts } = prepared
    const named = { id: randomId(), kind: asked.kind, subject, payload: writePayload(payloadParts) }
    const requestedMs = dependencies.nowMs()
    const request = {
      ...{ ...named, hash: hashChange(named), note, requestedBy: staffId, requestedMs },
      expiresMs: requestedMs + EXPIRES_AFTER_MS,
    }
    if (!(await insertChange(tx, request))) return adminRefused('changed_meanwhile')
    await write(auditFactsOf('request', request))
    const stored = await loadChange(tx, request.id)
    return stored === undefined ? NOT_FOUND : await presentChange(tx, stored, requestedMs)
  })
}

/** Only by the one who asked. */
export function withdrawChange(
  dependencies: ChangeDependencies,
  id: string,
  context: StaffContext,
): Decided {
  const { staffId } = context.caller
  return audited(dependencies, context, async (tx, write) => {
    const request = await lockChange(tx, id)
    if (request?.requestedBy !== staffId) return NOT_FOUND
    const atMs = dependencies.nowMs()
    const decision = { status: 'withdrawn', by: staffId, atMs, actsMs: null } as const
    const decided = await updateDecision(tx, id, decision)
    if (decided === undefined) return NOT_FOUND
    await write(auditFactsOf('withdrawn', decided))
    return await presentChange(tx, decided, atMs)
  })
}
