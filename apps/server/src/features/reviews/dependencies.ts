// What every review needs of the rest of the server.

import type { InstallationMode } from '@fairtick/core/account/account-access'
import type { DepositRecord, WithdrawalRecord } from '@fairtick/wire/socket/frames'
import type { Queryable } from '../../platform/database.ts'
import type { StaffDependencies } from '../staff/public.ts'

export type ReviewDependencies = StaffDependencies & {
  /** Somebody's claim or decision: screens of the staff look again, after the commit. */
  readonly onQueueChange: () => void
  /** Whether real money moves here. */
  readonly mode: InstallationMode
}

/** The newest that an account moved in and out, for who reviews either. */
export type LoadMoneyHistory = (
  tx: Queryable,
  accountId: string,
) => Promise<{ readonly deposits: DepositRecord[]; readonly withdrawals: WithdrawalRecord[] }>
