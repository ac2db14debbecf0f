// Asks the engine to move salary to the balance (TR-8.3).

import { invariant } from '@fairtick/core/numbers/invariant'
import { parseMoney } from '@fairtick/core/numbers/money'
import type { Ask } from '../../engine/engine-port.ts'
import type { IdempotencyKey } from '../../platform/idempotency.ts'
import { randomId } from '../../platform/random-id.ts'

/** `amount`: decimal text with at most six decimals, as the form has it. */
export function settleSalary(
  ask: Ask,
  { accountId, amount: text }: { readonly accountId: string; readonly amount: string },
  key: IdempotencyKey | undefined,
) {
  const amount = parseMoney(text)
  invariant(amount !== undefined, `no amount: ${text}`)
  return ask({ kind: 'settle-salary', accountId, transferId: randomId(), amount }, key)
}
