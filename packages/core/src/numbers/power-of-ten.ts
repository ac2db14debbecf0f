// Powers of ten as scales of exact numbers: looked up, since a power costs more than the division.

import { invariant } from './invariant.ts'

const MAX_EXPONENT = 30
const POWERS = Array.from({ length: MAX_EXPONENT + 1 }, (_, exponent) => 10n ** BigInt(exponent))

/** `10 ** exponent`, from 0 to 30. */
export function powerOfTen(exponent: number): bigint {
  const power = POWERS[exponent]
  invariant(power !== undefined, 'exponent out of range')
  return power
}
