// What two people can change together (REL-58), and which permission each of them needs for it.

import type { Permission } from './roles.ts'

/** Of the installation, for everyone alike (H3); an adjustment alone is of one account. */
export const CHANGE_KINDS = [
  'instrument',
  'money_terms',
  'jurisdiction',
  'deposit_method',
  'payout_way',
  'limits',
  'profile',
  'mode',
  'adjustment',
] as const

export type ChangeKind = (typeof CHANGE_KINDS)[number]

export const CHANGE_PERMISSIONS: Readonly<Record<ChangeKind, Permission>> = {
  instrument: 'instruments.change',
  money_terms: 'money_terms.change',
  jurisdiction: 'profile.change',
  deposit_method: 'methods.change',
  payout_way: 'methods.change',
  limits: 'limits.change',
  profile: 'profile.change',
  mode: 'mode.change',
  adjustment: 'adjustments.change',
}

/** These are announced to every customer, and act only after their notice. */
export const ANNOUNCED_KINDS: readonly ChangeKind[] = ['instrument', 'money_terms', 'jurisdiction']

/** Hours between the approval, which announces a change, and the change itself. */
export const NOTICE_HOURS = { min: 1, max: 720, usual: 24 } as const

/** Why cash is corrected by hand: a closed list, told to the customer in their language. */
export const ADJUSTMENT_REASONS = [
  'credit_missing',
  'credited_twice',
  'fee_error',
  'system_error',
  'authority_order',
] as const

export type AdjustmentReason = (typeof ADJUSTMENT_REASONS)[number]

export const CHANGE_STATUSES = [
  'pending',
  'approved',
  'done',
  'failed',
  'rejected',
  'withdrawn',
  'expired',
] as const

export type ChangeStatus = (typeof CHANGE_STATUSES)[number]
