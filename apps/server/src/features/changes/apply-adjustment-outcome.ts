// What the outbox tells of adjustments: how they ended, and the message to whose account it is.

import type { AdjustmentReason } from '@fairtick/wire/admin/change-kinds'
import type { OutboxMessage } from '../../engine/engine-port.ts'
import type { Queryable } from '../../platform/database.ts'
import { adjustmentMessage, type NewMessage } from '../messages/public.ts'
import { type Adjustment, changeOfCause } from './adjustment-cause.ts'
import { readPayload } from './change-payload.ts'
import { updateDone, updateRefused } from './change-store.ts'

type AdjustmentOutcomeMessage = Extract<
  OutboxMessage,
  { readonly topic: 'balance-adjusted' | 'inbox-refused' }
>

/** Undefined: it was refused, or about something else. */
export async function applyAdjustmentOutcome(
  tx: Queryable,
  told: AdjustmentOutcomeMessage,
  nowMs: number,
): Promise<NewMessage | undefined> {
  if (told.topic === 'inbox-refused') {
    const id = changeOfCause(told.cause)
    if (id !== undefined) await updateRefused(tx, id, told.code)
    return undefined
  }
  const { adjustmentId: id, amount } = told
  const done = await updateDone(tx, id, nowMs)
  if (done === undefined) return undefined
  const { reason } = readPayload(done.payload).after as Adjustment
  return adjustmentMessage(told, { id, amount, reason: reason satisfies AdjustmentReason })
}
