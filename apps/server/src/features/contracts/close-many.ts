// Closing all positions, all longs or all shorts, oldest first (TR-4.16).

import type { CallArguments, CallResult } from '@fairtick/wire/api-contract'
import { type Declined, declinedByEngine } from '@fairtick/wire/handler'
import type { Ask } from '../../engine/engine-port.ts'
import type { IdempotencyKey } from '../../platform/idempotency.ts'
import type { PresentContract } from './present-contract.ts'

export type ManyCloses = {
  readonly accountId: string
  readonly form: CallArguments<'batchClose'>['body']
  readonly key: IdempotencyKey | undefined
}

export async function closeMany(
  ask: Ask,
  present: PresentContract,
  { accountId, form: { scope, symbol }, key }: ManyCloses,
): Promise<CallResult<'batchClose'> | Declined> {
  const outcome = await ask({ kind: 'batch-close', accountId, scope, symbol }, key)
  if (outcome.kind === 'refused') return declinedByEngine(outcome)
  if (outcome.kind !== 'batch-closed') throw new Error(`unexpected outcome ${outcome.kind}`)
  return {
    closed: outcome.closed.map(present),
    skipped: outcome.skipped.map((id) => ({ id, code: 'market_stale' })),
  }
}
