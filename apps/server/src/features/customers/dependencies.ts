// What the customers' slice needs from the rest of the server.

import type { InstallationMode } from '@fairtick/core/account/account-access'
import type { Handlers } from '@fairtick/wire/handler'
import type { Bus } from '../../platform/bus.ts'
import type { ReadOpenAccount } from '../account/public.ts'
import type { StaffDependencies } from '../staff/public.ts'

/** The reads by which the customers' own screens are answered. */
export type CustomerScreens = Pick<
  Handlers,
  | 'userDetail'
  | 'security'
  | 'accountSummary'
  | 'contractOrders'
  | 'contractRecords'
  | 'optionOrders'
  | 'optionRecords'
  | 'deposits'
  | 'withdrawals'
  | 'bank'
  | 'wallets'
  | 'messages'
  | 'limits'
  | 'team'
  | 'shareRecords'
  | 'payrollRecords'
  | 'moneyChanges'
>

export type CustomerDependencies = StaffDependencies & {
  readonly bus: Bus
  readonly mode: InstallationMode
  readonly screens: CustomerScreens
  readonly readOpenAccount: ReadOpenAccount
  /** Of one member of the staff: searches, and looks at what a customer has. */
  readonly viewsPerMinute: number
}
