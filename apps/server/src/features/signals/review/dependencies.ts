// What the review of reported posts needs of the rest of the server.

import type { LeaderDependencies } from '../../leaders/public.ts'
import type { ReviewDependencies } from '../../reviews/public.ts'

export type SignalReviewDependencies = ReviewDependencies &
  Pick<LeaderDependencies, 'publish'> & {
    /** An instrument as lists show it: `BTC/USDT`. */
    readonly pairOf: (symbol: string) => string
  }
