// What a contract brought after everything that it cost, exact.

import {
  addMoney,
  formatMoney,
  type Money,
  subtractMoney,
  sumMoney,
  ZERO_MONEY,
} from '@fairtick/core/numbers/money'
import type { WireContract } from '@fairtick/wire/socket/frames'
import { readMoney } from '../../platform/read-money.ts'

type Result = Pick<WireContract, 'profit' | 'fee' | 'overnightFee' | 'status'>

/** P/L of its closes less all fees and overnight charges; of a cancelled order nothing. */
export function netResultOf({ profit, fee, overnightFee, status }: Result): string {
  if (status === 'cancelled') return '0'
  const cost = addMoney(readMoney(fee), readMoney(overnightFee))
  return formatMoney(subtractMoney(readMoney(profit), cost))
}

export function sumResults(orders: readonly Result[]): string {
  return formatMoney(sumMoney(orders.map((order) => readMoney(netResultOf(order)))))
}

/** A charge as it changes the balance: `0.12` is `-0.12`, a credit of `-0.05` is `0.05`. */
export function asChange(charge: string): string {
  return formatMoney(subtractMoney(ZERO_MONEY, readMoney(charge)))
}

/** P/L of the lots closed last, less the closing fee. */
export function netOfLastClose({ closes }: Pick<WireContract, 'closes'>): Money {
  const close = closes.at(-1)
  return subtractMoney(readMoney(close?.profit), readMoney(close?.fee))
}
