// What the review of bank changes needs of the rest of the server.

import type { AccountEvent } from '../../../platform/bus-topics.ts'
import type { Queryable } from '../../../platform/database.ts'
import type { LinkedAccounts } from '../../linked-accounts/public.ts'
import type { ReviewDependencies } from '../../reviews/public.ts'
import type { PayoutMailParts } from '../mails/add-payout-mails.ts'

export type BankReviewDependencies = ReviewDependencies &
  PayoutMailParts & {
    /** Of a user, to the bank account. */
    readonly countWaitingWithdrawals: (tx: Queryable, userId: string) => Promise<number>
    readonly links: Pick<LinkedAccounts, 'note' | 'apply'>
    /** Tells a customer's screens, after the commit. */
    readonly publish: (events: readonly AccountEvent[]) => void
  }
