// What the outbox tells of deposits: writes down how they ended, for the record and the messages.

import { parseMoney } from '@fairtick/core/numbers/money'
import type { OutboxMessage } from '../../engine/engine-port.ts'
import type { Queryable } from '../../platform/database.ts'
import { depositOfCause } from './deposit-cause.ts'
import { type Deposit, loadDeposit, lockDeposit, updateCredited, updateFailed } from './store.ts'

export type DepositOutcomeMessage = Extract<
  OutboxMessage,
  { readonly topic: 'deposit-reviewed' | 'deposit-credited' | 'inbox-refused' }
>

/** The deposit as it is after; undefined when it was about none. */
export async function applyDepositOutcome(
  tx: Queryable,
  told: DepositOutcomeMessage,
  nowMs: number,
): Promise<Deposit | undefined> {
  switch (told.topic) {
    case 'deposit-reviewed':
      return await loadDeposit(tx, told.depositId)
    case 'deposit-credited': {
      const deposit = await lockDeposit(tx, told.depositId)
      const credited = parseMoney(told.credited)
      if (deposit?.status !== 'pending' || credited === undefined) return deposit
      return await updateCredited(tx, deposit.id, { credited, timeMs: told.time })
    }
    case 'inbox-refused': {
      const id = depositOfCause(told.cause)
      const deposit = id === undefined ? undefined : await lockDeposit(tx, id)
      if (deposit?.status !== 'pending') return undefined
      // Approved before the installation went live, and credited too late (TR-12.2).
      const reason = told.code === 'real_only' ? 'practice_ended' : 'account_closed'
      const failure = { reason, reviewedBy: undefined, timeMs: nowMs } as const
      return await updateFailed(tx, deposit.id, failure)
    }
    default:
      return told satisfies never
  }
}
