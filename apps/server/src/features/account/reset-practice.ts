// Asks the engine to bring a flat practice account back to its first balance (TR-12.1).

import { moneyFromMicros } from '@fairtick/core/numbers/money'
import type { Ask } from '../../engine/engine-port.ts'
import type { IdempotencyKey } from '../../platform/idempotency.ts'
import { randomId } from '../../platform/random-id.ts'

/** What a new practice account holds: 10 000 USD (TR-12.1). */
export const PRACTICE_GRANT = moneyFromMicros(10_000_000_000n)

export function resetPractice(ask: Ask, accountId: string, key: IdempotencyKey | undefined) {
  return ask({ kind: 'reset-practice', accountId, resetId: randomId(), grant: PRACTICE_GRANT }, key)
}
