// What the review of help with lost accounts needs of the rest of the server.

import type { AccountEvent } from '../../../platform/bus-topics.ts'
import type { PersonKeys } from '../../identity/public.ts'
import type { ReviewDependencies } from '../../reviews/public.ts'
import type { RecoveryMailParts } from '../dependencies.ts'

export type RecoveryReviewDependencies = ReviewDependencies &
  RecoveryMailParts & {
    /** Pictures are sealed by a key of each person. */
    readonly keys: PersonKeys
    /** A recorded setting: hours between the second approval and the link. */
    readonly holdHours: () => number
    /** Tells a customer's screens, after the commit. */
    readonly publish: (events: readonly AccountEvent[]) => void
  }
