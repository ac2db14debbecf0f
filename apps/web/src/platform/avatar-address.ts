// The address of a person's picture, in the size in which it is shown.

import type { User } from './client-state.ts'

/** `small` is enough up to 64 px on a sharp screen; undefined for who has none. */
export function avatarAddress(
  user: Pick<User, 'avatar'> | null,
  size: 'small' | 'large',
): string | undefined {
  const address = user?.avatar ?? undefined
  return address === undefined || size === 'large' ? address : `${address}&size=small`
}
