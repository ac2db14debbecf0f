// What the review of who wants to lead needs of the rest of the server.

import type { ReviewDependencies } from '../../reviews/public.ts'
import type { LeaderDependencies } from '../dependencies.ts'

export type LeaderReviewDependencies = ReviewDependencies &
  Pick<LeaderDependencies, 'mode' | 'isVerified' | 'onWaiting' | 'publish'>
