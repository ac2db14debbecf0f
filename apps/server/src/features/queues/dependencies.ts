// What the queues need from the rest of the server.

import type { AccountEvent } from '../../platform/bus-topics.ts'
import type { DepositOffice } from '../deposits/public.ts'
import type { StaffDependencies } from '../staff/public.ts'
import type { WithdrawalLook, WithdrawalOffice } from '../withdrawals/public.ts'

export type QueueDependencies = StaffDependencies &
  DepositOffice &
  WithdrawalOffice & {
    readonly withdrawalLook: WithdrawalLook
    /** Tells a customer's screens, after the commit. */
    readonly publish: (events: readonly AccountEvent[]) => void
  }
