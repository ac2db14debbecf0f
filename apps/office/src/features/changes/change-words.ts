// What kinds and states of changes are called.

import type { AdjustmentReason, ChangeKind, ChangeStatus } from '@fairtick/wire/admin/change-kinds'
import { orUnknown } from '@fairtick/wire/or-unknown'
import type { Tone } from '../../parts/status-chip.tsx'

export const KIND_NAMES: Readonly<Record<ChangeKind, string>> = orUnknown(
  {
    instrument: 'Instrument',
    money_terms: 'Withdrawals, rewards, VIP',
    jurisdiction: 'Rules of a country',
    deposit_method: 'Way of paying in',
    payout_way: 'Way of paying out',
    limits: 'Limits',
    profile: 'Operator profile',
    mode: 'Going live',
    adjustment: 'Adjustment of a balance',
  },
  'Unknown',
)

export const STATUS_NAMES: Readonly<Record<ChangeStatus, string>> = orUnknown(
  {
    pending: 'waits for a second person',
    approved: 'approved, not in force yet',
    done: 'in force',
    failed: 'refused by the engine',
    rejected: 'rejected',
    withdrawn: 'withdrawn',
    expired: 'expired',
  },
  'unknown',
)

export const STATUS_TONES: Readonly<Record<ChangeStatus, Tone>> = orUnknown(
  {
    pending: 'busy',
    approved: 'warn',
    done: 'good',
    failed: 'bad',
    rejected: 'bad',
    withdrawn: 'plain',
    expired: 'plain',
  },
  'plain',
)

export const REASON_NAMES: Readonly<Record<AdjustmentReason, string>> = orUnknown(
  {
    credit_missing: 'A payment was not credited',
    credited_twice: 'A payment was credited twice',
    fee_error: 'A fee was charged wrongly',
    system_error: 'A fault of the system',
    authority_order: 'Order of an authority',
  },
  'Unknown',
)

/** The subject of a change in words: the kind alone says it where there is one of it. */
export function titleOf({
  kind,
  subject,
}: {
  readonly kind: ChangeKind
  readonly subject: string
}): string {
  return ['limits', 'profile', 'money_terms', 'jurisdiction', 'mode'].includes(kind)
    ? KIND_NAMES[kind]
    : `${KIND_NAMES[kind]} ${subject}`
}
