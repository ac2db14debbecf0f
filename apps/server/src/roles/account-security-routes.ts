// The calls of what stands before a withdrawal: second factor, fund password, bank and wallets.

import type { LinkedAccounts } from '../features/linked-accounts/public.ts'
import { payoutMethodRoutes } from '../features/payout-methods/routes.ts'
import type { RecoveryDependencies } from '../features/recovery/public.ts'
import { recoveryRoutes } from '../features/recovery/routes.ts'
import type { SecondFactorDependencies } from '../features/second-factor/public.ts'
import { secondFactorRoutes } from '../features/second-factor/routes.ts'
import { fundPasswordRoutes } from '../features/withdrawals/preconditions/fund-password-routes.ts'
import { loadFundPassword } from '../features/withdrawals/public.ts'

export type AccountSecurityParts = Omit<SecondFactorDependencies, 'loadFundPassword'> &
  Parameters<typeof payoutMethodRoutes>[0] & { readonly links: LinkedAccounts }

export function accountSecurityRoutes(parts: AccountSecurityParts) {
  const load = (userId: string) => loadFundPassword(parts.database, userId)
  const security = { ...parts, loadFundPassword: load }
  return {
    ...secondFactorRoutes(security),
    ...fundPasswordRoutes(parts),
    ...payoutMethodRoutes(parts),
  }
}

/** The same, with the way back of who lost any of it. */
export function accountGuardRoutes(parts: AccountSecurityParts & RecoveryDependencies) {
  return { ...accountSecurityRoutes(parts), ...recoveryRoutes(parts) }
}
