// The rows of money in and out that a group causes, with values in the order of GROUP_TABLES.

import type { OpenWithdrawal } from '@fairtick/core/cash/withdrawal'
import type { EngineEvent } from '@fairtick/core/engine/event'
import type { EngineState } from '@fairtick/core/engine/state/state'
import { formatRate } from '@fairtick/core/numbers/rate'
import { NO_REWARDS, rewardOf } from '@fairtick/core/team/payable-rewards'
import type { Instant } from '@fairtick/core/time/instant'
import type { ArrayElement } from '../../platform/binary-array.ts'
import { endOf, type WithdrawalEnd } from '../codec/withdrawal-text.ts'
import type { Group } from './group.ts'
import type { GroupRows } from './group-columns.ts'

type MoneyRows = Pick<
  GroupRows,
  'withdrawals' | 'changed_withdrawals' | 'rewards' | 'payable' | 'paid' | 'payroll'
>

/** Must be called before the next group is stepped: what is payable is read off the state. */
export function moneyRows(state: EngineState, group: Group): MoneyRows {
  const { payable, paid } = payableRows(state, group)
  return {
    ...withdrawalRows(group),
    payroll: payrollRows(group),
    rewards: rewardRows(group),
    payable,
    paid,
  }
}

/** A withdrawal as it is at the end of the group. */
type WithdrawalAtEnd = {
  readonly isNew: boolean
  readonly withdrawal: OpenWithdrawal
  readonly end: WithdrawalEnd
}

function withdrawalRows(group: Group): Pick<GroupRows, 'withdrawals' | 'changed_withdrawals'> {
  const atEnd = new Map<string, WithdrawalAtEnd>()
  for (const { event, time } of group.events) {
    if (!('withdrawal' in event)) continue
    const { withdrawal } = event
    const isNew =
      event.kind === 'withdrawal-submitted' || (atEnd.get(withdrawal.id)?.isNew ?? false)
    atEnd.set(withdrawal.id, { isNew, withdrawal, end: endOf(event, time) })
  }
  const all = [...atEnd.values()]
  return {
    withdrawals: all
      .filter(({ isNew }) => isNew)
      .map((found) => [...termColumns(found.withdrawal), ...changingColumns(found)]),
    changed_withdrawals: all
      .filter(({ isNew }) => !isNew)
      .map((found) => [found.withdrawal.id, ...changingColumns(found)]),
  }
}

function termColumns(withdrawal: OpenWithdrawal): readonly ArrayElement[] {
  const { id, accountId, method, from, amount, fee, taxable, tax, received } = withdrawal
  const amounts = [amount, fee, taxable, tax, received]
  return [id, accountId, method, from, ...amounts, withdrawal.submittedTime]
}

function changingColumns({ withdrawal, end }: WithdrawalAtEnd): readonly ArrayElement[] {
  return [withdrawal.approvedTime ?? null, end.status, end.endedTime]
}

function payrollRows(group: Group): GroupRows['payroll'] {
  return group.events.flatMap(({ event, time }) =>
    event.kind === 'rewards-paid' ? [[event.accountId, event.day, event.amount, time]] : [],
  )
}

function rewardRows(group: Group): GroupRows['rewards'] {
  const rows: ArrayElement[][] = []
  for (const placed of group.events) {
    const { event, time } = placed
    if (!('rewards' in event) || event.rewards.length === 0) continue
    for (const reward of rewardsOf(event, time)) rows.push([...reward])
  }
  return rows
}

/** One line a reward: its order, part and level, who earned it of whom, of which fee, how much. */
export function rewardsOf(event: EngineEvent, time: Instant): readonly (readonly ArrayElement[])[] {
  if (event.kind !== 'position-opened' && event.kind !== 'position-closed') return []
  const { accountId, position, rewards } = event
  return rewards.map(({ beneficiaryId, level, day, fee, rate, amount }) => [
    ...[position.id, position.closes.length, level],
    ...[beneficiaryId, accountId, day, fee, formatRate(rate), amount, time],
  ])
}

/** What each member who earned or was paid is still owed, day by day. */
function payableRows(state: EngineState, group: Group): Pick<GroupRows, 'payable' | 'paid'> {
  const touched = new Map<string, readonly [beneficiaryId: string, day: number]>()
  const touch = (beneficiaryId: string, day: number) =>
    touched.set(`${beneficiaryId} ${day}`, [beneficiaryId, day])
  for (const { event } of group.events) {
    if (event.kind === 'rewards-paid') touch(event.accountId, event.day)
    if (!('rewards' in event)) continue
    for (const { beneficiaryId, day } of event.rewards) touch(beneficiaryId, day)
  }
  const now = [...touched.values()].map(([beneficiaryId, day]) => {
    const amount = rewardOf(state.payableRewards.get(beneficiaryId) ?? NO_REWARDS, day)
    return [beneficiaryId, day, amount] as const
  })
  return {
    payable: now.filter(([, , amount]) => amount > 0n),
    paid: now.filter(([, , amount]) => amount === 0n).map(([id, day]) => [id, day]),
  }
}
