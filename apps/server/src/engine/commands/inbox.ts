// The inbox: what slices ask of the engine by a row, inserted in their own transaction.

import { commandFields, readCommandFields } from '@fairtick/core/engine/codec/command-text'
import type { MoneyCommand, SetLimits, SetTradingLock } from '@fairtick/core/engine/command'
import type { Database, Queryable } from '../../platform/database.ts'
import { addToOutbox } from '../../platform/outbox.ts'
import { hashOf } from '../../platform/random-id.ts'
import type { Ask, CommandOutcome, OutboxMessage } from '../engine-port.ts'

/** What slices may ask by a row. */
export type InboxCommand = MoneyCommand | SetTradingLock | SetLimits

export type InboxRequest = {
  /** Unique for ever: it is the key under which the engine is asked. */
  readonly cause: string
  readonly command: InboxCommand
}

/** Asked together, in their order; the rest follows. */
const BATCH_SIZE = 50
const SCOPE = 'inbox'

/** The engine will be asked once the transaction is committed, and then exactly once. */
export async function addToInbox(
  tx: Queryable,
  { cause, command }: InboxRequest,
  nowMs: number,
): Promise<void> {
  const line = [command.kind, ...commandFields(command)]
  await tx.query('INSERT INTO engine_inbox (cause, command, time) VALUES ($1, $2::json, $3)', [
    cause,
    JSON.stringify(line),
    nowMs,
  ])
}

type Row = {
  readonly id: bigint
  readonly cause: string
  readonly command: readonly [kind: InboxCommand['kind'], ...fields: unknown[]]
}

/**
 * Asks what waits, oldest first, and removes what was answered. May run twice at a time and may be
 * killed anywhere: a row that is asked again gets the answer that stands under its key. Of one
 * account a row is asked when the one before has its answer, so that none passes another. Throws
 * when the engine did not answer some of them; they stay.
 */
export async function drainInbox(database: Database, ask: Ask): Promise<void> {
  for (;;) {
    const rows = await database.query<Row>(
      `SELECT id, cause, command FROM engine_inbox ORDER BY id LIMIT ${BATCH_SIZE}`,
    )
    const lines = Map.groupBy(rows, accountOf).values()
    const asked = await Promise.all([...lines].map((line) => askInOrder(ask, line)))
    await removeAnswered(database, new Map(asked.flatMap(({ outcomes }) => outcomes)))
    const failed = asked.find(({ fault }) => fault !== undefined)
    if (failed) throw failed.fault
    if (rows.length < BATCH_SIZE) return
  }
}

/** Every command names its account first. */
function accountOf({ command: [, accountId] }: Row): unknown {
  return accountId
}

type Asked = {
  readonly outcomes: readonly (readonly [cause: string, outcome: CommandOutcome])[]
  /** Why the rest was not asked. */
  readonly fault: unknown
}

async function askInOrder(ask: Ask, rows: readonly Row[]): Promise<Asked> {
  const outcomes: [string, CommandOutcome][] = []
  try {
    for (const row of rows) outcomes.push([row.cause, await askFor(ask, row)])
    return { outcomes, fault: undefined }
  } catch (error) {
    return { outcomes, fault: error ?? new Error('the engine did not answer') }
  }
}

function askFor(ask: Ask, { cause, command }: Row): Promise<CommandOutcome> {
  const [kind, ...fields] = command
  const key = { scope: SCOPE, key: cause, bodyHash: hashOf(JSON.stringify(command)) }
  return ask(readCommandFields(kind, fields) as InboxCommand, key)
}

/** A refusal is told by the outbox: the slice that asked has gone on since. */
async function removeAnswered(
  database: Database,
  outcomes: ReadonlyMap<string, CommandOutcome>,
): Promise<void> {
  if (outcomes.size === 0) return
  await database.transaction(async (tx) => {
    const removed = await tx.query<{ cause: string }>(
      'DELETE FROM engine_inbox WHERE cause = ANY ($1::text[]) RETURNING cause',
      [[...outcomes.keys()]],
    )
    for (const { cause } of removed) {
      const outcome = outcomes.get(cause)
      if (outcome?.kind !== 'refused') continue
      const told: OutboxMessage = { topic: 'inbox-refused', cause, code: outcome.code }
      await addToOutbox(tx, told)
    }
  })
}
