// Whether somebody may apply to lead, item by item (TR-10.7).

import { DAY_MS } from '@fairtick/core/time/duration'
import type { CallResult } from '@fairtick/wire/api-contract'
import { LEADER_MINIMUM } from '@fairtick/wire/leader-rules'

export type Eligibility = CallResult<'leading'>['eligibility']

export type LeaderRecord = {
  /** Of their own orders; copies are somebody else's skill. */
  readonly closedTrades: number
  /** When the first of them was filled. */
  readonly firstFillMs: number | undefined
  /** Undefined: nobody asks for it here. */
  readonly isVerified: boolean | undefined
  /** Another account of the same person leads, or has applied. */
  readonly leadsElsewhere: boolean
}

export function judgeEligibility(
  record: LeaderRecord,
  mode: 'practice' | 'live',
  nowMs: number,
): Eligibility {
  const { closedTrades, firstFillMs, isVerified, leadsElsewhere } = record
  const need = LEADER_MINIMUM[mode]
  const days = firstFillMs === undefined ? 0 : Math.floor((nowMs - firstFillMs) / DAY_MS)
  const plain = { have: null, need: null }
  return [
    ...(isVerified === undefined
      ? []
      : [{ ...plain, rule: 'verified' as const, isMet: isVerified }]),
    ...(need.days === 0 ? [] : [counted('days', days, need.days)]),
    counted('trades', closedTrades, need.trades),
    { ...plain, rule: 'one_person', isMet: !leadsElsewhere },
  ]
}

export function isEligible(eligibility: Eligibility): boolean {
  return eligibility.every(({ isMet }) => isMet)
}

function counted(rule: 'days' | 'trades', have: number, need: number): Eligibility[number] {
  return { rule, isMet: have >= need, have, need }
}
