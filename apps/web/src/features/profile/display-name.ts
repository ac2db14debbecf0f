// The name under which a person is shown.

import type { User } from '../../platform/client-state.ts'

/** The nickname, or the full name for who has not chosen one. */
export function displayNameOf(user: Pick<User, 'nickname' | 'fullName'>): string {
  return user.nickname === '' ? user.fullName : user.nickname
}
