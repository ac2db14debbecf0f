// What the review of deposits needs of the rest of the server.

import type { Money } from '@fairtick/core/numbers/money'
import type { LoadMoneyHistory, ReviewDependencies } from '../../reviews/public.ts'
import type { DepositOffice } from '../dependencies.ts'

export type DepositReviewDependencies = ReviewDependencies &
  DepositOffice & {
    readonly loadMoneyHistory: LoadMoneyHistory
    /** A credit above it needs two people (REL-58). */
    readonly onePersonMax: () => Money
    /** Whether a row was added for the engine or the outbox: after the commit, as a hint. */
    readonly onWaiting: () => void
  }
