// Role changes by two people (REL-58): asked for by one, approved by another.

import type { AdminCallArguments, AdminCallResult } from '@fairtick/wire/admin/api-contract'
import { type AdminDeclined, adminRefused, type StaffContext } from '@fairtick/wire/admin/handler'
import { ROLE_PERMISSIONS, STAFF_ROLES } from '@fairtick/wire/admin/roles'
import type { Queryable } from '../../platform/database.ts'
import { randomId } from '../../platform/random-id.ts'
import { audited, type WriteAudit } from '../audit/public.ts'
import type { StaffDependencies } from './dependencies.ts'
import { presentRequest } from './present-staff.ts'
import { recheckPermission } from './recheck-permission.ts'
import {
  hasGranted,
  insertRequest,
  listPendingAbout,
  lockRequest,
  type RoleRequest,
  updateDecision,
} from './request-store.ts'
import { hashPayload, inOrder, isSameRoles, readPayload, writePayload } from './role-payload.ts'
import { deleteOtherSessions } from './session-store.ts'
import { loadStaff, replaceRoles, type StaffRow } from './store.ts'

type Decided = Promise<AdminCallResult<'requestRoles'> | AdminDeclined>
type Decision = AdminCallArguments<'approveRequest'>['body']

const NOT_FOUND: AdminDeclined = { declined: 'not_found' }
const NO_SESSION = ''
const APPROVING_ROLES = STAFF_ROLES.filter((role) =>
  ROLE_PERMISSIONS[role].includes('roles.approve'),
)

type Wanted = AdminCallArguments<'requestRoles'>['body']

/** What cannot be asked for costs no code. */
export async function checkRoles(
  { database }: StaffDependencies,
  wanted: Wanted,
): Promise<AdminDeclined | undefined> {
  const member = await findAskable(database, wanted)
  return 'declined' in member ? member : undefined
}

/**
 * `not_enrolled`: an invitation nobody has taken up is nobody's yet, and whoever takes it up would
 * find the roles waiting.
 */
export function requestRoles(
  dependencies: StaffDependencies,
  wanted: Wanted,
  context: StaffContext,
): Decided {
  const { id: staffId, roles } = wanted
  return audited(dependencies, context, async (tx, write) => {
    const member = await findAskable(tx, wanted)
    if ('declined' in member) return member
    const id = randomId()
    const payload = writePayload({ staffId, before: member.roles, after: roles })
    const request = {
      ...{ id, staffId, payload, hash: hashPayload(id, payload) },
      requestedBy: context.caller.staffId,
      requestedMs: dependencies.nowMs(),
    }
    if (!(await insertRequest(tx, request))) return adminRefused('changed_meanwhile')
    await note(write, 'request', request)
    return presentRequest({ ...request, status: 'pending', decidedBy: null, decidedMs: null })
  })
}

async function findAskable(
  database: Queryable,
  { id, roles }: Wanted,
): Promise<StaffRow | AdminDeclined> {
  const member = await loadStaff(database, id)
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

/** By a third person: neither who asked nor whom it is about. */
export function approveRequest(
  dependencies: StaffDependencies,
  given: Decision,
  context: StaffContext,
): Decided {
  const { staffId: approver } = context.caller
  return approveBy(dependencies, given, context, async (tx, request) => {
    if ([request.requestedBy, request.staffId].includes(approver))
      return adminRefused('own_request')
    const mayApprove = await recheckPermission(tx, approver, 'roles.approve')
    return mayApprove ? undefined : adminRefused('not_permitted')
  })
}

/**
 * By whom it is about, until a request made somebody an admin: how an installation gets its second
 * one. Never again, or an admin who is rid of all others could make themselves a second person.
 */
export function acceptRoles(
  dependencies: StaffDependencies,
  given: Decision,
  context: StaffContext,
): Decided {
  const { staffId: me } = context.caller
  return approveBy(dependencies, given, context, async (tx, request) => {
    if (request.staffId !== me) return NOT_FOUND
    if (request.requestedBy === me) return adminRefused('own_request')
    const isFirst = !(await hasGranted(tx, APPROVING_ROLES))
    return isFirst ? undefined : adminRefused('not_permitted')
  })
}

/** Whom it is about may know what waits for them: who has no role yet cannot read the list. */
export async function readOwnRequests(
  { database }: StaffDependencies,
  staffId: string,
): Promise<AdminCallResult<'myRequests'>> {
  const requests = await listPendingAbout(database, staffId)
  const mayAccept = !(await hasGranted(database, APPROVING_ROLES))
  return { requests: requests.map(presentRequest), mayAccept }
}

type MayApprove = (tx: Queryable, request: RoleRequest) => Promise<AdminDeclined | undefined>

function approveBy(
  dependencies: StaffDependencies,
  { id, hash }: Decision,
  context: StaffContext,
  mayApprove: MayApprove,
): Decided {
  return audited(dependencies, context, async (tx, write) => {
    const request = await lockRequest(tx, id)
    if (request?.status !== 'pending') return NOT_FOUND
    const { staffId, before, after } = readPayload(request.payload)
    const declined = await mayApprove(tx, request)
    if (declined !== undefined) return declined
    // Whoever may not ask any more is not the first of two.
    const mayAsk = await recheckPermission(tx, request.requestedBy, 'roles.request')
    if (!mayAsk) return adminRefused('changed_meanwhile')
    const member = await loadStaff(tx, staffId)
    if (member === undefined) return NOT_FOUND
    if (member.passwordHash === null) return adminRefused('not_enrolled')
    // What the approver saw is what was asked for, and what is there is what it starts from.
    const isAsAsked = request.hash === hash && hashPayload(id, request.payload) === hash
    if (!isAsAsked || !isSameRoles(member.roles, before)) return adminRefused('changed_meanwhile')
    await replaceRoles(tx, staffId, inOrder(after))
    // Tokens are new when roles are (REL-52).
    await deleteOtherSessions(tx, staffId, NO_SESSION)
    return await decide(dependencies, { tx, write, request, context }, 'approved')
  })
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
  await note(write, status, decided)
  return presentRequest(decided)
}

function note(
  write: WriteAudit,
  what: string,
  { id, payload, hash }: Pick<RoleRequest, 'id' | 'payload' | 'hash'>,
): Promise<void> {
  const detail = { ...readPayload(payload), hash }
  return write({ action: `roles.${what}`, subjectKind: 'request', subjectId: id, detail })
}
