// What an account has open, with the sums that follow from it (TR-4.5, TR-5.1).

import type { PendingOrder } from '../../contracts/order.ts'
import type { Position } from '../../contracts/position.ts'
import { invariant } from '../../numbers/invariant.ts'
import { addMoney, type Money, subtractMoney, ZERO_MONEY } from '../../numbers/money.ts'
import type { OpenOption } from '../../options/option.ts'
import type { Account, EngineState } from './state.ts'

/** Puts a position in, or in place of what it was; without lots it has ended. */
export function putPosition(account: Account, position: Position): void {
  const before = account.positions.get(position.id)?.margin ?? ZERO_MONEY
  account.usedMargin = addMoney(subtractMoney(account.usedMargin, before), position.margin)
  if (position.lotsOpen > 0n) account.positions.set(position.id, position)
  else account.positions.delete(position.id)
  // The next fall, with other positions, is another one.
  if (account.positions.size === 0) account.isMarginCalled = false
}

export function putOrder(account: Account, order: PendingOrder): void {
  account.orders.set(order.id, order)
  account.reserved = addMoney(account.reserved, reservedBy(order))
}

export function removeOrder(account: Account, id: string): void {
  const order = account.orders.get(id)
  invariant(order, `order ${id} does not wait`)
  account.orders.delete(id)
  account.reserved = subtractMoney(account.reserved, reservedBy(order))
}

function reservedBy({ reservedMargin, reservedFee }: PendingOrder): Money {
  return addMoney(reservedMargin, reservedFee)
}

export function openOption(state: EngineState, account: Account, option: OpenOption): void {
  account.options.set(option.id, option)
  const { symbol, stake } = option
  account.openStakes.set(symbol, addMoney(account.openStakes.get(symbol) ?? ZERO_MONEY, stake))
  state.dueOptions.add(option)
}

export function closeOption(account: Account, { id, symbol, stake }: OpenOption): void {
  invariant(account.options.delete(id), `${id} is not open`)
  const left = subtractMoney(account.openStakes.get(symbol) ?? ZERO_MONEY, stake)
  if (left === ZERO_MONEY) account.openStakes.delete(symbol)
  else account.openStakes.set(symbol, left)
}
