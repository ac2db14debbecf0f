// What the review of identities needs of the rest of the server.

import type { Money } from '@fairtick/core/numbers/money'
import type { AccountEvent } from '../../../platform/bus-topics.ts'
import type { Queryable } from '../../../platform/database.ts'
import type { LinkedAccounts } from '../../linked-accounts/public.ts'
import type { ReviewDependencies } from '../../reviews/public.ts'
import type { IdentityDependencies } from '../dependencies.ts'

export type IdentityReviewDependencies = ReviewDependencies &
  Pick<IdentityDependencies, 'keys' | 'rules'> & {
    /** USD of the largest single withdrawal that the terms allow now. */
    readonly withdrawalMax: () => Money
    /** The name on the bank account of a user; undefined: none is bound. */
    readonly loadBankName: (tx: Queryable, userId: string) => Promise<string | undefined>
    /** Accounts that are verified by one document are one person's (TR-8.1). */
    readonly links: Pick<LinkedAccounts, 'note' | 'apply'>
    /** Tells a customer's screens, after the commit. */
    readonly publish: (events: readonly AccountEvent[]) => void
  }
