// Why a contract was closed or cancelled, in words.

import { orUnknown } from '@fairtick/wire/or-unknown'
import type { WireContract } from '@fairtick/wire/socket/frames'
import type { TextKey } from '../../platform/i18n.ts'

export type CloseReason = NonNullable<WireContract['closeReason']>

export const REASON_WORDS = orUnknown(
  {
    manual: 'positions.reasonManual',
    batch: 'positions.reasonBatch',
    take_profit: 'positions.reasonTakeProfit',
    stop_loss: 'positions.reasonStopLoss',
    stop_out: 'positions.reasonStopOut',
    copy: 'positions.reasonCopy',
    insufficient_balance: 'positions.reasonInsufficient',
    source_change: 'positions.reasonSourceChange',
    locked: 'positions.reasonLocked',
    self_excluded: 'positions.reasonSelfExcluded',
    daily_loss_limit: 'positions.reasonDailyLoss',
    not_offered: 'positions.reasonNotOffered',
  } as const satisfies Record<CloseReason, TextKey>,
  'shell.unknown',
)

/** Of an order that has ended: who cancels their own has not closed anything. */
export function reasonWordOf(end: 'closed' | 'cancelled', reason: CloseReason): TextKey {
  return end === 'cancelled' && reason === 'manual'
    ? 'positions.reasonCancelled'
    : REASON_WORDS[reason]
}
