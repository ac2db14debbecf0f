// What a contract brought after everything that it cost, exact.

import { calculateNetResult } from '@fairtick/core/contracts/net-result'
import {
  addMoney,
  formatMoney,
  type Money,
  subtractMoney,
  ZERO_MONEY,
} from '@fairtick/core/numbers/money'
import type { WireContract } from '@fairtick/wire/socket/frames'
import { readMoney } from '../../platform/read-money.ts'

type Result = Pick<WireContract, 'profit' | 'fee' | 'overnightFee' | 'status'>

/** P/L of its closes less all fees and overnight charges; of a cancelled order nothing. */
export function netResultOf(order: Result): string {
  return order.status === 'cancelled' ? '0' : formatMoney(bookedResultOf(order))
}

/** What is booked of an order until now: of an open position its costs and what parts brought. */
export function bookedResultOf(order: Omit<Result, 'status'>): Money {
  return calculateNetResult({
    profit: readMoney(order.profit),
    fee: readMoney(order.fee),
    overnightFee: readMoney(order.overnightFee),
  })
}

/** What its result would be if all that is left closed at this P/L and fee. */
export function netIfClosed(
  order: Omit<Result, 'status'>,
  { profit, fee }: { readonly profit: Money; readonly fee: Money },
): Money {
  return addMoney(bookedResultOf(order), subtractMoney(profit, fee))
}

/** A charge as it changes the balance: `0.12` is `-0.12`, a credit of `-0.05` is `0.05`. */
export function asChange(charge: string): string {
  return formatMoney(subtractMoney(ZERO_MONEY, readMoney(charge)))
}

/** What the last close brought: the result of the position where that ended with it. */
export function netOfLastClose(order: WireContract): Money {
  if (order.status === 'closed') return bookedResultOf(order)
  return closeNet(order.closes.at(-1))
}

/** P/L of some lots less their closing fee. */
export function closeNet(close: WireContract['closes'][number] | undefined): Money {
  return subtractMoney(readMoney(close?.profit), readMoney(close?.fee))
}
