// Asks the engine to bring a flat practice account back to its first balance (TR-12.1).

import { parseMoney, ZERO_MONEY } from '@fairtick/core/numbers/money'
import type { Ask, IdempotencyKey } from '../../engine/engine-port.ts'
import { randomId } from '../../platform/random-id.ts'

/** What a new practice account holds, in USD (TR-12.1). */
export const PRACTICE_GRANT = '10000'

export function resetPractice(ask: Ask, accountId: string, key: IdempotencyKey | undefined) {
  const grant = parseMoney(PRACTICE_GRANT) ?? ZERO_MONEY
  return ask({ kind: 'reset-practice', accountId, resetId: randomId(), grant }, key)
}
