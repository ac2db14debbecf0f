// Outcomes that are stored under their keys, restored: a contract is made whole by its rows.

import { invariant } from '@fairtick/core/numbers/invariant'
import type { Queryable } from '../../platform/database.ts'
import {
  type ContractSnapshot,
  type OutcomeSnapshot,
  parseOutcome,
  restoreContract,
} from '../codec/outcome-text.ts'
import type { CommandOutcome, ContractText } from '../engine-port.ts'
import { loadContractTexts } from '../rows/contract-rows.ts'
import type { AnswerKey } from './command-queue.ts'

/** What is given again, or that the key came before with another body. */
export type RestoredOutcome = CommandOutcome | 'reused'

type Row = {
  readonly id: string
  readonly body_hash: string
  readonly outcome: string
}

/** By the keys' ids, of those that have one. The rows of a contract are in its answer's commit. */
export async function loadStoredOutcomes(
  database: Queryable,
  keys: readonly AnswerKey[],
): Promise<ReadonlyMap<string, RestoredOutcome>> {
  if (keys.length === 0) return new Map()
  const asked = new Map(keys.map(({ id, bodyHash }) => [id, bodyHash]))
  const rows = await database.query<Row>(
    `SELECT replace(id::text, '-', '') AS id, body_hash, outcome
     FROM idempotency WHERE id = ANY ($1::uuid[])`,
    [[...asked.keys()]],
  )
  const again = rows
    .filter(({ id, body_hash }) => asked.get(id) === body_hash)
    .map(({ id, outcome }) => [id, parseOutcome(outcome)] as const)
  const orderIds = again.flatMap(([, outcome]) => contractsOf(outcome).map(({ id }) => id))
  const contracts = await loadContractTexts(database, orderIds)
  return new Map<string, RestoredOutcome>([
    ...rows.map(({ id }) => [id, 'reused'] as const),
    ...again.map(([id, outcome]) => [id, restoreOutcome(outcome, contracts)] as const),
  ])
}

function contractsOf(outcome: OutcomeSnapshot): readonly ContractSnapshot[] {
  if (outcome.kind === 'contract') return [outcome.contract]
  return outcome.kind === 'batch-closed' ? outcome.closed : []
}

function restoreOutcome(
  outcome: OutcomeSnapshot,
  contracts: ReadonlyMap<string, ContractText>,
): CommandOutcome {
  const whole = (snapshot: ContractSnapshot): ContractText => {
    const now = contracts.get(snapshot.id)
    invariant(now, 'an answer is kept for an order without a row', snapshot.id)
    return restoreContract(snapshot, now)
  }
  switch (outcome.kind) {
    case 'contract':
      return { kind: 'contract', contract: whole(outcome.contract) }
    case 'batch-closed':
      return { ...outcome, closed: outcome.closed.map(whole) }
    default:
      return outcome
  }
}
