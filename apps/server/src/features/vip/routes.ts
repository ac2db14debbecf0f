// Wire calls about VIP.

import type { Handlers } from '@fairtick/wire/handler'
import { loadAccount } from '../account/public.ts'
import { readVipLevels, type VipDependencies } from './read-vip-levels.ts'

export function vipRoutes(dependencies: VipDependencies): Handlers<'vipLevels'> {
  const { database } = dependencies
  return {
    vipLevels: async (_, { caller: { userId }, account: kind }) => {
      return await readVipLevels(dependencies, await loadAccount(database, userId, kind))
    },
  }
}
