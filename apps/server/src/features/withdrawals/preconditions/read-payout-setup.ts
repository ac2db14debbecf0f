// What a user has of what a withdrawal asks for, for their own screens.

import type { Queryable } from '../../../platform/database.ts'
import { listWallets, loadBank } from '../../payout-methods/public.ts'
import type { PayoutSetup } from '../../profile/public.ts'
import { listProofs } from '../../second-factor/public.ts'
import { loadFundPassword } from './fund-password-store.ts'

export async function readPayoutSetup(database: Queryable, userId: string): Promise<PayoutSetup> {
  return {
    hasFundPassword: (await loadFundPassword(database, userId)).isSet,
    hasSecondFactor: !(await listProofs(database, userId)).includes('mail'),
    hasBank: (await loadBank(database, userId)) !== undefined,
    wallets: (await listWallets(database, userId)).length,
  }
}
