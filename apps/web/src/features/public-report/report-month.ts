// A month of the report as the screen reads it.

import type { CallResult } from '@fairtick/wire/api-contract'
import { orUnknown } from '@fairtick/wire/or-unknown'
import type { TextKey } from '../../platform/i18n.ts'

export type Report = CallResult<'report'>
export type ReportMonth = Report['months'][number]

/** A moment that is in the month wherever the screen is read: `2026-02` is of the operator. */
export function middleOf(month: string): number {
  return Date.parse(`${month}-15T12:00:00Z`)
}

/** Why orders that waited ended, and why orders of leaders were not copied. */
export const REASON_TEXTS: Readonly<Record<string, TextKey>> = orUnknown(
  {
    manual: 'report.reasonManual',
    stop_out: 'positions.reasonStopOut',
    insufficient_balance: 'positions.reasonInsufficient',
    source_change: 'positions.reasonSourceChange',
    locked: 'positions.reasonLocked',
    self_excluded: 'positions.reasonSelfExcluded',
    daily_loss_limit: 'positions.reasonDailyLoss',
    not_offered: 'positions.reasonNotOffered',
    paused: 'report.reasonPaused',
    leverage_cap: 'report.reasonLeverage',
    below_min_lots: 'report.reasonMinLots',
    over_allocation: 'report.reasonAllocation',
    not_allowed_here: 'report.reasonNotAllowed',
    exposure_limit: 'report.reasonExposure',
  } as const,
  'shell.unknown',
)

export const LEDGER_TEXTS: Readonly<Record<string, TextKey>> = orUnknown(
  {
    trading_pnl: 'report.tradingPnl',
    option_pnl: 'report.optionPnl',
    fees: 'report.fees',
    overnight: 'report.overnight',
    withdrawal_fees: 'report.withdrawalFees',
    rewards: 'report.rewards',
    protection: 'report.protection',
    welfare: 'report.welfare',
    adjustments: 'report.adjustments',
  } as const,
  'shell.unknown',
)
