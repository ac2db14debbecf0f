// What the queues need from the rest of the server.

import type { Money } from '@fairtick/core/numbers/money'
import type { AccountEvent } from '../../platform/bus-topics.ts'
import type { DepositOffice } from '../deposits/public.ts'
import type { FileFolder } from '../files/public.ts'
import type { StaffDependencies } from '../staff/public.ts'
import type { WithdrawalLook, WithdrawalOffice } from '../withdrawals/public.ts'

export type QueueDependencies = StaffDependencies &
  DepositOffice &
  WithdrawalOffice & {
    readonly withdrawalLook: WithdrawalLook
    /** A credit above it needs two people (REL-58). */
    readonly onePersonMax: () => Money
    /** Where the vouchers lie. */
    readonly folder: Pick<FileFolder, 'read'>
    /** Tells a customer's screens, after the commit. */
    readonly publish: (events: readonly AccountEvent[]) => void
    /** Whether a row was added for the engine or the outbox: after the commit, as a hint. */
    readonly onWaiting: () => void
    /** Somebody's claim or decision: screens of the staff look again, after the commit. */
    readonly onQueueChange: () => void
  }
