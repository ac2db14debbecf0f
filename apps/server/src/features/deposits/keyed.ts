// What a customer does to his deposits: once per key, told to his screens after the commit.

import { type CustomerContext, type Declined, isDeclined } from '@fairtick/wire/handler'
import type { DepositRecord } from '@fairtick/wire/socket/frames'
import { KeyReused } from '../../engine/engine-port.ts'
import type { AccountEvent } from '../../platform/bus-topics.ts'
import type { Queryable } from '../../platform/database.ts'
import { once } from '../../platform/idempotency.ts'
import type { DepositDependencies } from './dependencies.ts'

export type Done = { readonly record: DepositRecord; readonly event: AccountEvent }

/** Throws KeyReused. A declined form is not an outcome: the same key may come with it again. */
export async function keyed(
  { database, nowMs, publish }: DepositDependencies,
  { key }: CustomerContext,
  work: (tx: Queryable) => Promise<Done | Declined>,
): Promise<DepositRecord | Declined> {
  const given = await once(database, { key, nowMs: nowMs() }, work, isOutcome)
  if (given.kind === 'reused') throw new KeyReused(key?.key)
  const { outcome } = given
  if (isDeclined(outcome)) return outcome
  if (given.kind === 'first') publish([outcome.event])
  return outcome.record
}

function isOutcome(answer: Done | Declined): boolean {
  if (!isDeclined(answer)) return true
  return answer.declined === 'refused' || answer.declined === 'not_found'
}
