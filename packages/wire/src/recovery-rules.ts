// What can be lost of what guards an account, and how help with it stands. Free of zod.

/** In the order in which they are set anew. */
export const LOST_THINGS = ['email', 'password', 'phone', 'factor', 'fund_password'] as const
export type LostThing = (typeof LOST_THINGS)[number]

/**
 * `approved`: two people let it through, and its hold runs or its link waits. Those behind it are
 * ends, and nothing comes after them.
 */
export const RECOVERY_STATUSES = [
  'pending',
  'approved',
  'declined',
  'stopped',
  'replaced',
  'expired',
  'done',
] as const
export type RecoveryStatus = (typeof RECOVERY_STATUSES)[number]

/** Why the office declines it: a closed list, told to the proved address. */
export const RECOVERY_REASONS = [
  'not_proven',
  'picture_unclear',
  'document_differs',
  'other_way',
] as const
export type RecoveryReason = (typeof RECOVERY_REASONS)[number]

/** Hours between the second approval and the link; a recorded setting within these. */
export const RECOVERY_HOLD_HOURS = { min: 24, usual: 72, max: 336 } as const

/** How long the link works that comes after the hold. */
export const RECOVERY_LINK_DAYS = 7

/** Front, back, and the person with the document. */
export const RECOVERY_PICTURES_MAX = 3
