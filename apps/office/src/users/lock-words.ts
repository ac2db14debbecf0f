// What the lock flags and their reasons are called.

import type { LockFlag, LockReason } from '@fairtick/wire/admin/lock-flags'

export const LOCK_NAMES: Readonly<Record<LockFlag, string>> = {
  login: 'Login',
  trading: 'Trading',
  deposits: 'Deposits',
  withdrawals: 'Withdrawals',
}

/** What a flag keeps the customer from. */
export const LOCK_MEANINGS: Readonly<Record<LockFlag, string>> = {
  login: 'He cannot log in; his sessions end at once.',
  trading: 'He opens nothing; what waits is cancelled. He can close at any time.',
  deposits: 'He cannot submit deposits. What he submitted is still reviewed.',
  withdrawals: 'He cannot ask for withdrawals.',
}

export const REASON_NAMES: Readonly<Record<LockReason, string>> = {
  customer_request: 'He asked for it',
  security_review: 'Security review',
  terms_breach: 'Breach of the terms',
  legal_order: 'Order of an authority',
}
