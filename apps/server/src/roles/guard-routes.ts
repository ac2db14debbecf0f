// The calls of what stands before a withdrawal: second factor, fund password, bank and wallets.

import { loadFundPassword } from '../features/fund-password/public.ts'
import { fundPasswordRoutes } from '../features/fund-password/routes.ts'
import { passkeyRoutes } from '../features/passkeys/routes.ts'
import { payoutMethodRoutes } from '../features/payout-methods/routes.ts'
import type { SecurityDependencies } from '../features/security/public.ts'
import { securityRoutes } from '../features/security/routes.ts'

export type GuardParts = Omit<SecurityDependencies, 'loadFundPassword'> & {
  readonly isWayOpen: (id: string) => boolean
}

export function guardRoutes(parts: GuardParts) {
  const load = (userId: string) => loadFundPassword(parts.database, userId)
  const security = { ...parts, loadFundPassword: load }
  return {
    ...securityRoutes(security),
    ...passkeyRoutes(security),
    ...fundPasswordRoutes(parts),
    ...payoutMethodRoutes(parts),
  }
}
