// What the lock flags mean, and what their reasons are called.

import type { LockFlag, LockReason } from '@fairtick/wire/admin/lock-flags'
import { orUnknown } from '@fairtick/wire/or-unknown'

/** What a flag keeps the customer from. */
export const LOCK_MEANINGS: Readonly<Record<LockFlag, string>> = orUnknown(
  {
    login: 'The customer cannot log in; all sessions end at once.',
    trading: 'Nothing can be opened; what waits is cancelled. Closing stays possible at any time.',
    deposits: 'No deposit can be submitted. What was submitted is still reviewed.',
    withdrawals: 'No withdrawal can be asked for.',
  },
  'Unknown',
)

export const REASON_NAMES: Readonly<Record<LockReason, string>> = orUnknown(
  {
    customer_request: 'The customer asked for it',
    security_review: 'Security review',
    terms_breach: 'Breach of the terms',
    legal_order: 'Order of an authority',
  },
  'Unknown',
)
