// What a contract brought after everything that it cost, exact.

import {
  addMoney,
  formatMoney,
  parseMoney,
  subtractMoney,
  ZERO_MONEY,
} from '@fairtick/core/numbers/money'
import type { WireContract } from '@fairtick/wire/socket/frames'

type Result = Pick<WireContract, 'profit' | 'fee' | 'overnightFee' | 'status'>

/** P/L of its closes less all fees and overnight charges; of a cancelled order nothing. */
export function netResultOf({ profit, fee, overnightFee, status }: Result): string {
  if (status === 'cancelled') return '0'
  const cost = addMoney(read(fee), read(overnightFee))
  return formatMoney(subtractMoney(read(profit), cost))
}

export function sumResults(orders: readonly Result[]): string {
  return formatMoney(addMoney(...orders.map((order) => read(netResultOf(order)))))
}

/** A charge as it changes the balance: `0.12` is `-0.12`, a credit of `-0.05` is `0.05`. */
export function asChange(charge: string): string {
  return formatMoney(subtractMoney(ZERO_MONEY, read(charge)))
}

function read(text: string) {
  return parseMoney(text) ?? ZERO_MONEY
}
