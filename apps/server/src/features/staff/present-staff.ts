// Staff and requests as the wire has them.

import type { AdminCallResult } from '@fairtick/wire/admin/api-contract'
import { permissionsOf } from '@fairtick/wire/admin/roles'
import { readPayload } from './request-payload.ts'
import type { RoleRequest } from './request-store.ts'
import type { StaffRow } from './store.ts'

type Member = AdminCallResult<'staff'>['data'][number]

export function presentMe({ id, email, name, roles }: StaffRow): AdminCallResult<'me'> {
  return { id, email, name, roles: [...roles], permissions: [...permissionsOf(roles)] }
}

export function presentMember(staff: StaffRow & { readonly sessions: number }): Member {
  const { id, email, name, roles, sessions, createdMs } = staff
  return {
    ...{ id, email, name, roles: [...roles], sessions },
    status: statusOf(staff),
    createdTime: createdMs,
  }
}

export function presentRequest(request: RoleRequest): AdminCallResult<'requestRoles'> {
  const { act, before, after } = readPayload(request.payload)
  return {
    ...{ id: request.id, act },
    staffId: request.staffId,
    before: [...before],
    after: [...after],
    hash: request.hash,
    status: request.status,
    requestedBy: request.requestedBy,
    requestedTime: request.requestedMs,
    decidedBy: request.decidedBy,
    decidedTime: request.decidedMs,
  }
}

function statusOf({ isDeactivated, passwordHash, sealedFactor }: StaffRow): Member['status'] {
  if (isDeactivated) return 'deactivated'
  if (passwordHash === null) return 'invited'
  return sealedFactor === null ? 'factor_reset' : 'active'
}
