// The exact sum of what some options brought.

import { formatMoney, sumMoney } from '@fairtick/core/numbers/money'
import type { WireOption } from '@fairtick/wire/socket/frames'
import { readMoney } from '../../platform/read-money.ts'

/** Decimal text; an option without a result counts as nothing. */
export function sumProfits(options: readonly Pick<WireOption, 'profit'>[]): string {
  return formatMoney(sumMoney(options.map(({ profit }) => readMoney(profit))))
}
