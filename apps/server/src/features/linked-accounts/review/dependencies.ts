// What the review of links needs of the rest of the server.

import type { ReviewDependencies } from '../../reviews/public.ts'
import type { LinkedAccounts } from '../linked-accounts.ts'

export type LinkReviewDependencies = ReviewDependencies & {
  readonly links: Pick<LinkedAccounts, 'apply'>
}
