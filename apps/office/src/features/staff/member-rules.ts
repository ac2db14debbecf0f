// What one may do about somebody on the staff, as the server will decide it.

import type { Me } from '../../platform/session.ts'
import type { Member } from './member.ts'

export type MemberAction = 'roles' | 'sessions' | 'factor' | 'deactivate'

/** Whatever touches an admin takes two people, and so does a factor (REL-58). */
export function needsTwo(action: MemberAction, { roles }: Pick<Member, 'roles'>): boolean {
  return action === 'roles' || action === 'factor' || roles.includes('admin')
}

/** In the order of the menu. */
export function actionsOn(
  member: Pick<Member, 'id' | 'status' | 'sessions'>,
  me: Pick<Me, 'id' | 'permissions'>,
): readonly MemberAction[] {
  if (member.status === 'deactivated') return []
  const isMe = member.id === me.id
  const mayManage = me.permissions.includes('staff.manage')
  const allowed: Readonly<Record<MemberAction, boolean>> = {
    roles: me.permissions.includes('roles.request') && member.status !== 'invited',
    sessions: mayManage && !isMe && member.sessions > 0,
    factor: mayManage && !isMe && member.status !== 'invited',
    deactivate: mayManage && !isMe,
  }
  return (['roles', 'sessions', 'factor', 'deactivate'] as const).filter((one) => allowed[one])
}
