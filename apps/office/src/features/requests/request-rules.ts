// Who may decide a request about somebody on the staff, and why somebody may not, as the server
// will decide it.

import { orUnknown } from '@fairtick/wire/or-unknown'
import type { RowOf } from '../../platform/list-calls.ts'
import type { Me } from '../../platform/session.ts'

export type RoleRequest = RowOf<'roleRequests'>

export type Deciding = {
  readonly mayApprove: boolean
  readonly mayReject: boolean
  readonly mayWithdraw: boolean
  /** Said where approving is not possible. */
  readonly blocker: string | undefined
}

export function decidingOf(
  request: Pick<RoleRequest, 'status' | 'requestedBy' | 'staffId' | 'act' | 'before' | 'after'>,
  me: Pick<Me, 'id' | 'permissions'>,
): Deciding {
  const { status, requestedBy, staffId } = request
  const nothing = { mayApprove: false, mayReject: false, mayWithdraw: false }
  if (status !== 'pending') return { ...nothing, blocker: 'It has been decided.' }
  const mayDecide = me.permissions.includes('roles.approve')
  const isMine = requestedBy === me.id
  const mayReject = mayDecide && !isMine
  const mayWithdraw = isMine && me.permissions.includes('roles.request')
  const blocker = approvalBlocker({
    isMine,
    isGivenMe: staffId === me.id && !isGivingUp(request),
    mayDecide,
  })
  return { mayApprove: blocker === undefined, mayReject, mayWithdraw, blocker }
}

type Standing = {
  readonly isMine: boolean
  readonly isGivenMe: boolean
  readonly mayDecide: boolean
}

function approvalBlocker({ isMine, isGivenMe, mayDecide }: Standing): string | undefined {
  if (isMine) return 'You asked for it, so somebody else has to approve it.'
  if (isGivenMe) return 'It gives you roles, so somebody else has to approve it.'
  return mayDecide ? undefined : 'None of your roles approves such requests.'
}

/** Whom it is about may be the second person where they gain nothing. */
function isGivingUp({ act, before, after }: Pick<RoleRequest, 'act' | 'before' | 'after'>) {
  return act !== 'roles' || after.every((role) => before.includes(role))
}

/** What is asked for, in a few words. */
export const ACT_NAMES: Readonly<Record<RoleRequest['act'], string>> = orUnknown(
  {
    roles: 'other roles',
    reset_factor: 'reset of the authenticator app',
    end_sessions: 'end of all sessions',
    deactivate: 'deactivation',
  },
  'unknown',
)

/** What a change of a list takes away, leaves and adds. */
export function changeOf<Item>(before: readonly Item[], after: readonly Item[]) {
  return {
    removed: before.filter((item) => !after.includes(item)),
    kept: before.filter((item) => after.includes(item)),
    added: after.filter((item) => !before.includes(item)),
  }
}
