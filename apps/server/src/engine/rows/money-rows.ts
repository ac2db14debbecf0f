// Withdrawals and rewards as they stand in the tables, read into the engine's state.

import type { OpenWithdrawal } from '@fairtick/core/cash/withdrawal'
import type { WithdrawalSource } from '@fairtick/core/cash/withdrawal-window'
import type { EngineState } from '@fairtick/core/engine/state/state'
import { moneyFromMicros } from '@fairtick/core/numbers/money'
import { addReward, NO_REWARDS } from '@fairtick/core/team/payable-rewards'
import { instantFromMs } from '@fairtick/core/time/instant'
import type { Queryable } from '../../platform/database.ts'
import { withdrawalText } from '../codec/withdrawal-text.ts'
import type { WithdrawalText } from '../engine-port.ts'

export type WithdrawalRow = {
  readonly id: string
  readonly account_id: string
  readonly method: string
  readonly taken_from: WithdrawalSource
  readonly amount: bigint
  readonly fee: bigint
  readonly taxable: bigint
  readonly tax: bigint
  readonly received: bigint
  readonly submitted_time: bigint
  readonly approved_time: bigint | null
  readonly status: WithdrawalText['status']
  readonly ended_time: bigint | null
}

/** All that are neither paid nor returned, oldest first. */
export async function loadOpenWithdrawals(lane: Queryable): Promise<readonly OpenWithdrawal[]> {
  const rows = await lane.query<WithdrawalRow>(
    `SELECT * FROM withdrawal WHERE status = 'pending' ORDER BY submitted_time, id`,
  )
  return rows.map(readWithdrawal)
}

export function readWithdrawalText(row: WithdrawalRow): WithdrawalText {
  const { status, ended_time } = row
  const endedTime = ended_time === null ? null : Number(ended_time)
  return withdrawalText(readWithdrawal(row), { status, endedTime })
}

function readWithdrawal(row: WithdrawalRow): OpenWithdrawal {
  const { id, account_id: accountId, method, taken_from: from, approved_time: approved } = row
  return {
    ...{ id, accountId, method, from },
    amount: moneyFromMicros(row.amount),
    fee: moneyFromMicros(row.fee),
    taxable: moneyFromMicros(row.taxable),
    tax: moneyFromMicros(row.tax),
    received: moneyFromMicros(row.received),
    submittedTime: instantFromMs(Number(row.submitted_time)),
    approvedTime: approved === null ? undefined : instantFromMs(Number(approved)),
  }
}

/** What every member is still owed. */
export async function loadPayableRewards(lane: Queryable, state: EngineState): Promise<void> {
  const rows = await lane.query<{ beneficiary_id: string; day: number; amount: bigint }>(
    'SELECT beneficiary_id, day, amount FROM payable_reward ORDER BY beneficiary_id, day',
  )
  for (const { beneficiary_id: id, day, amount } of rows) {
    const payable = state.payableRewards.get(id) ?? NO_REWARDS
    state.payableRewards.set(id, addReward(payable, day, moneyFromMicros(amount)))
  }
}
