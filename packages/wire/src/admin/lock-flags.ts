// What staff can lock of a user (TR-12.4), and the closed list of reasons that they are told.

export const LOCK_FLAGS = ['login', 'trading', 'deposits', 'withdrawals'] as const

export type LockFlag = (typeof LOCK_FLAGS)[number]

export const LOCK_REASONS = [
  'customer_request',
  'security_review',
  'terms_breach',
  'legal_order',
] as const

export type LockReason = (typeof LOCK_REASONS)[number]

/** Why something is locked by nobody of the staff: by a break or limit of a linked account. */
export const LINKED_ACCOUNT = 'linked_account'

/** Every reason that a customer may be told. */
export const CUSTOMER_LOCK_REASONS = [...LOCK_REASONS, LINKED_ACCOUNT] as const

export type CustomerLockReason = (typeof CUSTOMER_LOCK_REASONS)[number]
