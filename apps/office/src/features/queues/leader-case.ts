// An application to lead as its page reads it, and what its parts are called.

import type { AdminCallResult } from '@fairtick/wire/admin/api-contract'
import type {
  LEADER_RULES,
  LEADER_WARNINGS,
  LeaderRejectReason,
  LeaderStatus,
  LeaderStopReason,
} from '@fairtick/wire/leader-rules'
import { orUnknown } from '@fairtick/wire/or-unknown'
import type { Tone } from '../../parts/status-chip.tsx'
import { percentText } from './percent-text.ts'

export type LeaderCase = AdminCallResult<'leaderCase'>

type Status = { readonly label: string; readonly tone: Tone }

export const LEADER_STATUSES: Readonly<Record<LeaderStatus, Status>> = orUnknown(
  {
    pending: { label: 'to be reviewed', tone: 'busy' },
    approved: { label: 'approved', tone: 'good' },
    rejected: { label: 'rejected', tone: 'bad' },
    replaced: { label: 'replaced by a newer one', tone: 'plain' },
  },
  { label: 'unknown', tone: 'plain' },
)

const REASON_NAMES: Readonly<Record<LeaderRejectReason | LeaderStopReason, string>> = orUnknown(
  {
    leader_name: 'The name misleads or is unfit',
    leader_text: 'The text promises profit or leads elsewhere',
    leader_one_person: 'Another account of the same person',
    leader_record: 'Too little to tell how they trade',
    leader_rules: 'The rules for leaders were broken',
    leader_security: 'The account is looked at for security',
  },
  'Unknown',
)

export const REJECT_NAMES: Readonly<Record<LeaderRejectReason, string>> = REASON_NAMES
export const STOP_NAMES: Readonly<Record<LeaderStopReason, string>> = REASON_NAMES

export const RULE_NAMES: Readonly<Record<(typeof LEADER_RULES)[number], string>> = orUnknown(
  {
    verified: 'Identity verified',
    days: 'Days since the first own trade',
    trades: 'Closed own trades',
    one_person: 'No other account of theirs leads',
  },
  'Unknown',
)

export const WARNING_NAMES: Readonly<Record<(typeof LEADER_WARNINGS)[number], string>> = orUnknown(
  {
    adds_to_losers: 'adds to losing positions',
    holds_losers: 'holds losers far longer than winners',
    one_trade: 'one trade made half of the profit or more',
    high_leverage: 'high leverage',
    little_own: 'little own money beside what is copied',
  },
  'unknown',
)

/** `-0.0312` → `−3.12 %`; nothing to tell: a dash. */
export function signedPercent(rate: string | null): string {
  if (rate === null) return '–'
  return rate.startsWith('-') ? `−${percentText(rate.slice(1))}` : percentText(rate)
}
