// What a request about somebody on the staff asks for, as the text whose hash is approved (REL-58).

import type { AdminCallResult } from '@fairtick/wire/admin/api-contract'
import { STAFF_ROLES, type StaffRole } from '@fairtick/wire/admin/roles'
import { hashOf } from '../../platform/random-id.ts'

export type MemberAct = AdminCallResult<'requestRoles'>['act']

export type RequestPayload = {
  readonly act: MemberAct
  readonly staffId: string
  readonly before: readonly StaffRole[]
  readonly after: readonly StaffRole[]
}

/** The same for the same request, whatever order its roles came in. */
export function writePayload({ act, staffId, before, after }: RequestPayload): string {
  return JSON.stringify({ act, staffId, before: inOrder(before), after: inOrder(after) })
}

export function readPayload(text: string): RequestPayload {
  return JSON.parse(text)
}

/** Of one request: the same change asked for again has another hash. */
export function hashPayload(requestId: string, payload: string): string {
  return hashOf('staff-request', requestId, payload)
}

export function isSameRoles(some: readonly StaffRole[], others: readonly StaffRole[]): boolean {
  return inOrder(some).join() === inOrder(others).join()
}

/** Whether roles only go: whom that is about gains nothing by it. */
export function areRolesFewer({ before, after }: RequestPayload): boolean {
  return after.every((role) => before.includes(role))
}

/** Each once, in the order of the list. */
export function inOrder(roles: readonly StaffRole[]): readonly StaffRole[] {
  return STAFF_ROLES.filter((role) => roles.includes(role))
}
