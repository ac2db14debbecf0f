// The one scale of exact amounts in dollars: sums and comparisons need no common denominator.

import { LOTS_ONE } from './lots.ts'
import { PRICE_ONE } from './price.ts'

/** Contract size times lots times price: 10^28. */
export const DOLLARS_ONE = LOTS_ONE * LOTS_ONE * PRICE_ONE
