// Wire calls about the user.

import type { Handlers } from '@fairtick/wire/handler'
import { type ProfileDependencies, readUser } from './read-user.ts'
import { updateLanguage, updateNickname } from './store.ts'
import { updateAvatar } from './update-avatar.ts'

export type { ProfileDependencies } from './read-user.ts'

export function profileRoutes(
  dependencies: ProfileDependencies,
): Handlers<'userDetail' | 'updateNickname' | 'updateLanguage' | 'updateAvatar'> {
  const { database } = dependencies
  return {
    userDetail: (_, { caller }) => readUser(dependencies, caller.userId),
    updateNickname: async ({ body }, { caller }) => {
      await database.transaction((tx) => updateNickname(tx, caller.userId, body.nickname))
      return await readUser(dependencies, caller.userId)
    },
    updateAvatar: ({ body }, { caller }) => updateAvatar(dependencies, body.file, caller.userId),
    updateLanguage: async ({ body }, { caller }) => {
      await updateLanguage(database, caller.userId, body.language)
      return await readUser(dependencies, caller.userId)
    },
  }
}
