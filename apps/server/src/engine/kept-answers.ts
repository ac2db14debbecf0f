// Answers that are kept under their keys, read again: a contract is made whole by its rows.

import { invariant } from '@fairtick/core/numbers/invariant'
import type { Queryable } from '../platform/database.ts'
import { loadContractTexts } from './contract-rows.ts'
import type { CommandOutcome, ContractText } from './engine-port.ts'
import {
  type ContractStanding,
  type KeptOutcome,
  parseOutcome,
  standAgain,
} from './outcome-text.ts'

export type KeptAnswer = {
  readonly bodyHash: string
  readonly outcome: CommandOutcome
}

type Row = {
  readonly id: string
  readonly body_hash: string
  readonly outcome: string
}

/** By id, of those that have one. The rows of a contract are in the commit of its answer. */
export async function loadKeptAnswers(
  database: Queryable,
  ids: readonly string[],
): Promise<ReadonlyMap<string, KeptAnswer>> {
  if (ids.length === 0) return new Map()
  const rows = await database.query<Row>(
    `SELECT replace(id::text, '-', '') AS id, body_hash, outcome
     FROM idempotency WHERE id = ANY ($1::uuid[])`,
    [ids],
  )
  const kept = rows.map((row) => ({ ...row, outcome: parseOutcome(row.outcome) }))
  const orderIds = kept.flatMap(({ outcome }) => contractsOf(outcome).map(({ id }) => id))
  const contracts = await loadContractTexts(database, orderIds)
  return new Map(
    kept.map(({ id, body_hash, outcome }) => [
      id,
      { bodyHash: body_hash, outcome: giveAgain(outcome, contracts) },
    ]),
  )
}

function contractsOf(outcome: KeptOutcome): readonly ContractStanding[] {
  if (outcome.kind === 'contract') return [outcome.contract]
  return outcome.kind === 'batch-closed' ? outcome.closed : []
}

function giveAgain(
  outcome: KeptOutcome,
  contracts: ReadonlyMap<string, ContractText>,
): CommandOutcome {
  const whole = (standing: ContractStanding): ContractText => {
    const now = contracts.get(standing.id)
    invariant(now, 'an answer is kept for an order without a row', standing.id)
    return standAgain(standing, now)
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
