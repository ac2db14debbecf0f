// What a user has of what a withdrawal asks for, for his own screens.

import type { Queryable } from '../../platform/database.ts'
import { loadFundPassword } from '../fund-password/public.ts'
import { listWallets, loadBank } from '../payout-methods/public.ts'
import type { Means } from '../profile/public.ts'
import { listProofs } from '../security/public.ts'

export async function readMeans(database: Queryable, userId: string): Promise<Means> {
  return {
    hasFundPassword: (await loadFundPassword(database, userId)).isSet,
    hasSecondFactor: !(await listProofs(database, userId)).includes('mail'),
    hasBank: (await loadBank(database, userId)) !== undefined,
    wallets: (await listWallets(database, userId)).length,
  }
}
