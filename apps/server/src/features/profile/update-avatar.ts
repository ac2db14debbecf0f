// Shows an own upload as the avatar, or none; the one before is left to be removed.

import { type Declined, NOT_FOUND } from '@fairtick/wire/handler'
import { markUnused, markUsed } from '../files/public.ts'
import { type ProfileDependencies, readUser, type User } from './read-user.ts'
import { lockAvatar, updateAvatarFile } from './store.ts'

/** The same file again changes nothing. Another's file, or one of another purpose: not found. */
export async function updateAvatar(
  dependencies: ProfileDependencies,
  fileId: string | null,
  userId: string,
): Promise<User | Declined> {
  const isDone = await dependencies.database.transaction(async (tx) => {
    const before = await lockAvatar(tx, userId)
    if (fileId === before) return true
    if (fileId !== null) {
      const file = { id: fileId, userId, purpose: 'avatar' } as const
      if (!(await markUsed(tx, file, dependencies.nowMs()))) return false
    }
    await updateAvatarFile(tx, userId, fileId)
    if (before !== null) await markUnused(tx, before)
    return true
  })
  return isDone ? await readUser(dependencies, userId) : NOT_FOUND
}
