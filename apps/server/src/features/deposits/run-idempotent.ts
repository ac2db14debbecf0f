// What a customer does to their deposits: once per key, told to their screens after the commit.

import { type AccountContext, type Declined, isDeclined } from '@fairtick/wire/handler'
import type { DepositRecord } from '@fairtick/wire/socket/frames'
import type { AccountEvent } from '../../platform/bus-topics.ts'
import type { Queryable } from '../../platform/database.ts'
import { once } from '../../platform/idempotency.ts'
import type { DepositDependencies } from './dependencies.ts'

export type Done = { readonly record: DepositRecord; readonly event: AccountEvent }

/** Throws KeyReused. A declined form is not an outcome: the same key may come with it again. */
export async function runIdempotent(
  { database, nowMs, publish }: DepositDependencies,
  { key }: AccountContext,
  work: (tx: Queryable) => Promise<Done | Declined>,
): Promise<DepositRecord | Declined> {
  const { isFirst, outcome } = await once(database, { key, nowMs: nowMs() }, work, isOutcome)
  if (isDeclined(outcome)) return outcome
  if (isFirst) publish([outcome.event])
  return outcome.record
}

function isOutcome(answer: Done | Declined): boolean {
  if (!isDeclined(answer)) return true
  return answer.declined === 'refused' || answer.declined === 'not_found'
}
