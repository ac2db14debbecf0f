// What the lock flags are called.

import type { LockFlag } from '@fairtick/wire/admin/lock-flags'
import { orUnknown } from '@fairtick/wire/or-unknown'

export const LOCK_NAMES: Readonly<Record<LockFlag, string>> = orUnknown(
  {
    login: 'Login',
    trading: 'Trading',
    deposits: 'Deposits',
    withdrawals: 'Withdrawals',
  },
  'Unknown',
)
