// Requests about somebody on the staff (REL-58): asked for by one person, decided by another.

import type { AdminCallArguments, AdminCallResult } from '@fairtick/wire/admin/api-contract'
import { FACTOR_WAIT_MS } from '@fairtick/wire/admin/factor-wait'
import { type AdminDeclined, adminRefused, type StaffContext } from '@fairtick/wire/admin/handler'
import type { Queryable } from '../../platform/database.ts'
import { audited, type WriteAudit, wasAsked } from '../audit/public.ts'
import { addRequest, noteRequest } from './add-request.ts'
import type { StaffDependencies } from './dependencies.ts'
import { mailFactorReset } from './mail-staff.ts'
import { carryOut, isGivingUp, keepsAnAdmin } from './member-acts.ts'
import { presentRequest } from './present-staff.ts'
import { recheckPermission } from './recheck-permission.ts'
import { hashPayload, isSameRoles, readPayload } from './request-payload.ts'
import { listPendingAbout, lockRequest, type RoleRequest, updateDecision } from './request-store.ts'
import { loadStaff, type StaffRow } from './store.ts'

const NOT_FOUND: AdminDeclined = { declined: 'not_found' }

type Decided = Promise<AdminCallResult<'requestRoles'> | AdminDeclined>

type Wanted = AdminCallArguments<'requestRoles'>['body']

/** What cannot be asked for costs no code. */
export async function checkRoles(
  dependencies: StaffDependencies,
  wanted: Wanted,
): Promise<AdminDeclined | undefined> {
  const member = await findAskable(dependencies, dependencies.database, wanted)
  return 'declined' in member ? member : undefined
}

/**
 * `not_enrolled`: an invitation nobody has taken up is nobody's yet, and whoever takes it up would
 * find the roles waiting.
 */
export async function requestRoles(
  dependencies: StaffDependencies,
  wanted: Wanted,
  context: StaffContext,
): Decided {
  const asked = await audited(dependencies, context, async (tx, write) => {
    const member = await findAskable(dependencies, tx, wanted)
    if ('declined' in member) return member
    const terms = { act: 'roles', staffId: member.id, before: member.roles } as const
    const payload = { ...terms, after: wanted.roles }
    return await addRequest(dependencies, { tx, write, member, payload }, context)
  })
  if ('declined' in asked) return asked
  return presentRequest(asked)
}

async function findAskable(
  dependencies: StaffDependencies,
  database: Queryable,
  { id, roles }: Wanted,
): Promise<StaffRow | AdminDeclined> {
  const member = await loadStaff(database, dependencies, id)
  if (member === undefined) return NOT_FOUND
  if (member.passwordHash === null) return adminRefused('not_enrolled')
  if (!isSameRoles(member.roles, roles)) return member
  return { declined: 'invalid', fields: { roles: ['invalid'] } }
}

/** Only by the one who asked. */
export function withdrawRequest(
  dependencies: StaffDependencies,
  id: string,
  context: StaffContext,
): Decided {
  return audited(dependencies, context, async (tx, write) => {
    const request = await lockRequest(tx, id)
    if (request?.requestedBy !== context.caller.staffId) return NOT_FOUND
    return await decide(dependencies, { tx, write, request, context }, 'withdrawn')
  })
}

export function rejectRequest(
  dependencies: StaffDependencies,
  id: string,
  context: StaffContext,
): Decided {
  return audited(dependencies, context, async (tx, write) => {
    const request = await lockRequest(tx, id)
    if (request === undefined) return NOT_FOUND
    if (request.requestedBy === context.caller.staffId) return adminRefused('own_request')
    return await decide(dependencies, { tx, write, request, context }, 'rejected')
  })
}

/** By whom it is about: what is asked for stays undone. Who has no role yet may say so, too. */
export function refuseRequest(
  dependencies: StaffDependencies,
  id: string,
  context: StaffContext,
): Decided {
  return audited(dependencies, context, async (tx, write) => {
    const request = await lockRequest(tx, id)
    if (request?.staffId !== context.caller.staffId) return NOT_FOUND
    return await decide(dependencies, { tx, write, request, context }, 'rejected')
  })
}

/** Whom it is about may know what waits for them: who has no role yet cannot read the list. */
export async function readOwnRequests(
  { database }: StaffDependencies,
  staffId: string,
): Promise<AdminCallResult<'myRequests'>> {
  const requests = await listPendingAbout(database, staffId)
  return { requests: requests.map(presentRequest) }
}

/** By a third person; or by whom it is about, where they only give something up. */
export async function approveRequest(
  dependencies: StaffDependencies,
  { id, hash }: AdminCallArguments<'approveRequest'>['body'],
  context: StaffContext,
): Decided {
  return await audited(dependencies, context, async (tx, write) => {
    const request = await lockRequest(tx, id)
    if (request?.status !== 'pending') return NOT_FOUND
    const payload = readPayload(request.payload)
    const declined = await checkApprover(dependencies, tx, { request, by: context.caller.staffId })
    if (declined !== undefined) return declined
    const member = await loadStaff(tx, dependencies, request.staffId)
    if (member === undefined) return NOT_FOUND
    if (member.passwordHash === null) return adminRefused('not_enrolled')
    // What the approver saw is what was asked for, and what is there is what it starts from.
    const isAsAsked = request.hash === hash && hashPayload(id, request.payload) === hash
    if (!isAsAsked || payload.staffId !== member.id) return adminRefused('changed_meanwhile')
    if (!isSameRoles(member.roles, payload.before)) return adminRefused('changed_meanwhile')
    const last = await keepsAnAdmin(dependencies, tx, payload, member)
    if (last !== undefined) return last
    const made = await carryOut(dependencies, tx, { ...payload, requestId: id })
    const to = { tx, cause: `factor-reset:${id}`, email: member.email }
    if (made !== undefined) await mailFactorReset(dependencies, to, made)
    return await decide(dependencies, { tx, write, request, context }, 'approved')
  })
}

type Approving = { readonly request: RoleRequest; readonly by: string }

/** Who may be the second of two, and when. */
async function checkApprover(
  dependencies: StaffDependencies,
  tx: Queryable,
  { request, by }: Approving,
): Promise<AdminDeclined | undefined> {
  const { nowMs, rowSeal } = dependencies
  const payload = readPayload(request.payload)
  if (request.requestedBy === by) return adminRefused('own_request')
  const isOwn = request.staffId === by
  if (isOwn && !isGivingUp(payload)) return adminRefused('own_request')
  if (!(await recheckPermission(dependencies, tx, by, 'roles.approve')))
    return adminRefused('not_permitted')
  // Whoever may not ask any more is not the first of two.
  const mayAsk = await recheckPermission(dependencies, tx, request.requestedBy, 'roles.request')
  if (!mayAsk) return adminRefused('changed_meanwhile')
  // A row that nobody asked for by the office is nobody's first of two approvals.
  const isAsked = await wasAsked(tx, rowSeal, request, `${payload.act}.request`)
  if (!isAsked) return adminRefused('changed_meanwhile')
  const isEarly = payload.act === 'reset_factor' && nowMs() < request.requestedMs + FACTOR_WAIT_MS
  return isEarly && !isOwn ? adminRefused('too_early') : undefined
}

type Act = {
  readonly tx: Queryable
  readonly write: WriteAudit
  readonly request: RoleRequest
  readonly context: StaffContext
}

async function decide(
  { nowMs }: StaffDependencies,
  { tx, write, request, context }: Act,
  status: 'approved' | 'rejected' | 'withdrawn',
): Decided {
  const by = context.caller.staffId
  const decided = await updateDecision(tx, request.id, status, { by, atMs: nowMs() })
  if (decided === undefined) return NOT_FOUND
  await noteRequest(write, status, decided)
  return presentRequest(decided)
}
