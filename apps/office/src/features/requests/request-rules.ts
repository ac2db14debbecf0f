// Who may decide a role request, and why somebody may not, as the server will decide it.

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
  { status, requestedBy, staffId }: Pick<RoleRequest, 'status' | 'requestedBy' | 'staffId'>,
  me: Pick<Me, 'id' | 'permissions'>,
): Deciding {
  const nothing = { mayApprove: false, mayReject: false, mayWithdraw: false }
  if (status !== 'pending') return { ...nothing, blocker: 'It has been decided.' }
  const mayDecide = me.permissions.includes('roles.approve')
  const isMine = requestedBy === me.id
  const mayReject = mayDecide && !isMine
  const mayWithdraw = isMine && me.permissions.includes('roles.request')
  const blocker = approvalBlocker({ isMine, isAboutMe: staffId === me.id, mayDecide })
  return { mayApprove: blocker === undefined, mayReject, mayWithdraw, blocker }
}

type Standing = {
  readonly isMine: boolean
  readonly isAboutMe: boolean
  readonly mayDecide: boolean
}

function approvalBlocker({ isMine, isAboutMe, mayDecide }: Standing): string | undefined {
  if (isMine) return 'You asked for it, so somebody else has to approve it.'
  if (isAboutMe) return 'It is about you, so somebody else has to approve it.'
  return mayDecide ? undefined : 'None of your roles approves role requests.'
}

/** What a change of a list takes away, leaves and adds. */
export function changeOf<Item>(before: readonly Item[], after: readonly Item[]) {
  return {
    removed: before.filter((item) => !after.includes(item)),
    kept: before.filter((item) => after.includes(item)),
    added: after.filter((item) => !before.includes(item)),
  }
}
