// Asks the engine for something about one contract order and presents the order as it is after.

import { type Declined, declinedByEngine } from '@fairtick/wire/handler'
import type { WireContract } from '@fairtick/wire/socket/frames'
import type { Ask, CommandDraft } from '../../engine/engine-port.ts'
import type { IdempotencyKey } from '../../platform/idempotency.ts'
import type { PresentContract } from './present-contract.ts'

export async function askForContract(
  ask: Ask,
  present: PresentContract,
  draft: CommandDraft,
  key: IdempotencyKey | undefined,
): Promise<{ readonly order: WireContract } | Declined> {
  const outcome = await ask(draft, key)
  if (outcome.kind === 'refused') return declinedByEngine(outcome)
  if (outcome.kind !== 'contract') throw new Error(`unexpected outcome ${outcome.kind}`)
  return { order: present(outcome.contract) }
}
