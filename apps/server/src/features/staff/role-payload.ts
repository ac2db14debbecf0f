// What a role request asks for, as the text whose hash is approved (REL-58).

import { STAFF_ROLES, type StaffRole } from '@fairtick/wire/admin/roles'
import { hashOf } from '../../platform/random-id.ts'

export type RolePayload = {
  readonly staffId: string
  readonly before: readonly StaffRole[]
  readonly after: readonly StaffRole[]
}

/** The same for the same request, whatever order its roles came in. */
export function writePayload({ staffId, before, after }: RolePayload): string {
  return JSON.stringify({ staffId, before: inOrder(before), after: inOrder(after) })
}

export function readPayload(text: string): RolePayload {
  return JSON.parse(text)
}

/** Of one request: the same change asked for again has another hash. */
export function hashPayload(requestId: string, payload: string): string {
  return hashOf('role-request', requestId, payload)
}

export function isSameRoles(some: readonly StaffRole[], others: readonly StaffRole[]): boolean {
  return inOrder(some).join() === inOrder(others).join()
}

/** Each once, in the order of the list. */
export function inOrder(roles: readonly StaffRole[]): readonly StaffRole[] {
  return STAFF_ROLES.filter((role) => roles.includes(role))
}
