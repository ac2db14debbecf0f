// Money out of what the server sent.

import { type Money, parseMoney, ZERO_MONEY } from '@fairtick/core/numbers/money'

/** Decimal text as it came; nothing, or no number, counts as nothing. */
export function readMoney(text: string | null | undefined): Money {
  return parseMoney(text ?? '') ?? ZERO_MONEY
}
