// The exact sum of what some options brought.

import { addMoney, formatMoney, parseMoney, ZERO_MONEY } from '@fairtick/core/numbers/money'
import type { WireOption } from '@fairtick/wire/socket/frames'

/** Decimal text; an option without a result counts as nothing. */
export function sumProfits(options: readonly Pick<WireOption, 'profit'>[]): string {
  return formatMoney(
    addMoney(...options.map(({ profit }) => parseMoney(profit ?? '0') ?? ZERO_MONEY)),
  )
}
