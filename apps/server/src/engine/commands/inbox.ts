// The inbox: what slices ask of the engine by a row, inserted in their own transaction. A row that
// no slice made is never asked: it is set aside, and stays for whoever looks into it.

import { commandFields, readCommandFields } from '@fairtick/core/engine/codec/command-text'
import type {
  AdjustBalance,
  CreditDeposit,
  EndLinkedFollow,
  SetLeading,
  SetLimits,
  SetTradingLock,
} from '@fairtick/core/engine/command'
import type { Database, Queryable } from '../../platform/database.ts'
import { addToOutbox } from '../../platform/outbox.ts'
import { hashOf } from '../../platform/random-id.ts'
import type { RowSeal } from '../../platform/row-seal.ts'
import type { Ask, CommandOutcome, OutboxMessage } from '../engine-port.ts'

/** What slices may ask by a row. */
export type InboxCommand =
  | AdjustBalance
  | CreditDeposit
  | EndLinkedFollow
  | SetLeading
  | SetLimits
  | SetTradingLock

/** Held at run time too: such commands are asked by a row and in no other way. */
export const INBOX_KINDS: Readonly<Record<InboxCommand['kind'], true>> = {
  ...{ 'adjust-balance': true, 'credit-deposit': true, 'end-linked-follow': true },
  ...{ 'set-leading': true, 'set-limits': true, 'set-trading-lock': true },
}

export type InboxRequest = {
  /** Unique for ever: it is the key under which the engine is asked. */
  readonly cause: string
  readonly command: InboxCommand
  readonly timeMs: number
}

export type InboxParts = {
  readonly database: Database
  readonly ask: Ask
  readonly rowSeal: RowSeal
  /** Told of each row that was set aside. */
  readonly onSetAside: (row: SetAside) => void
}

/** `fault`: what an operator is told of why it was not asked. */
export type SetAside = { readonly id: string; readonly cause: string; readonly fault: InboxFault }
export type InboxFault = 'seal_wrong' | 'kind_not_allowed'

/** Asked together, in their order; the rest follows. */
const BATCH_SIZE = 50
const SCOPE = 'inbox'

/** The engine will be asked once the transaction is committed, and then exactly once. */
export async function addToInbox(
  tx: Queryable,
  rowSeal: RowSeal,
  { cause, command, timeMs }: InboxRequest,
): Promise<void> {
  const line = [command.kind, ...commandFields(command)]
  await tx.query(
    'INSERT INTO engine_inbox (cause, command, time, seal) VALUES ($1, $2::json, $3, $4)',
    [cause, JSON.stringify(line), timeMs, rowSeal.seal('inbox', fieldsOf(cause, line, timeMs))],
  )
}

export type InboxRow = {
  readonly id: bigint
  readonly cause: string
  /** Whatever somebody wrote there. */
  readonly command: unknown
  readonly time: bigint
  readonly seal: string
}

type Request = Omit<InboxRequest, 'timeMs'> & { readonly bodyHash: string }

/**
 * Asks what waits, oldest first, and notes what was answered. May run twice at a time and may be
 * killed anywhere: a row that is asked again gets the answer that stands under its key. Of one
 * account a row is asked when the one before has its answer, so that none passes another. Throws
 * when the engine did not answer some of them; they stay.
 */
export async function drainInbox(parts: InboxParts): Promise<void> {
  const { database, ask } = parts
  for (;;) {
    const rows = await database.query<InboxRow>(
      `SELECT id, cause, command, time, seal FROM engine_inbox WHERE state = 'waiting'
       ORDER BY id LIMIT ${BATCH_SIZE}`,
    )
    const lines = Map.groupBy(await takeSealed(parts, rows), accountOf).values()
    const asked = await Promise.all([...lines].map((line) => askInOrder(ask, line)))
    await noteAnswered(database, new Map(asked.flatMap(({ outcomes }) => outcomes)))
    const failed = asked.find(({ fault }) => fault !== undefined)
    if (failed) throw failed.fault
    if (rows.length < BATCH_SIZE) return
  }
}

/** What is wrong with a row: not made by a slice, or not for a slice to ask by a row. */
export function findInboxFault(
  rowSeal: RowSeal,
  row: Omit<InboxRow, 'id'>,
): InboxFault | undefined {
  const fields = fieldsOf(row.cause, row.command, Number(row.time))
  if (!rowSeal.isSealed('inbox', fields, row.seal)) return 'seal_wrong'
  const [kind] = row.command as readonly string[]
  return Object.hasOwn(INBOX_KINDS, String(kind)) ? undefined : 'kind_not_allowed'
}

/** Those that may be asked; the others are set aside and hinder nobody. */
async function takeSealed(
  { database, rowSeal, onSetAside }: InboxParts,
  rows: readonly InboxRow[],
): Promise<readonly Request[]> {
  const requests: Request[] = []
  for (const row of rows) {
    const fault = findInboxFault(rowSeal, row)
    if (fault === undefined) requests.push(requestOf(row))
    else if (await setAside(database, row.id)) {
      onSetAside({ id: String(row.id), cause: row.cause, fault })
    }
  }
  return requests
}

/** Without the number of its row: that is the database's to give. */
function fieldsOf(cause: string, command: unknown, time: number) {
  return [cause, JSON.stringify(command), time]
}

function requestOf({ cause, command: line }: InboxRow): Request {
  const [kind, ...fields] = line as readonly [kind: InboxCommand['kind'], ...fields: unknown[]]
  const command = readCommandFields(kind, fields) as InboxCommand
  return { cause, command, bodyHash: hashOf(JSON.stringify(line)) }
}

function accountOf({ command: { accountId } }: Request): string {
  return accountId
}

type Asked = {
  readonly outcomes: readonly (readonly [cause: string, outcome: CommandOutcome])[]
  /** Why the rest was not asked. */
  readonly fault: unknown
}

async function askInOrder(ask: Ask, requests: readonly Request[]): Promise<Asked> {
  const outcomes: [string, CommandOutcome][] = []
  try {
    for (const { cause, command, bodyHash } of requests) {
      outcomes.push([cause, await ask(command, { scope: SCOPE, key: cause, bodyHash })])
    }
    return { outcomes, fault: undefined }
  } catch (error) {
    return { outcomes, fault: error ?? new Error('the engine did not answer') }
  }
}

/** A refusal is told by the outbox: the slice that asked has gone on since. */
async function noteAnswered(
  database: Database,
  outcomes: ReadonlyMap<string, CommandOutcome>,
): Promise<void> {
  if (outcomes.size === 0) return
  await database.transaction(async (tx) => {
    const noted = await tx.query<{ cause: string }>(
      `UPDATE engine_inbox SET state = 'answered'
       WHERE cause = ANY ($1::text[]) AND state = 'waiting' RETURNING cause`,
      [[...outcomes.keys()]],
    )
    for (const { cause } of noted) {
      const outcome = outcomes.get(cause)
      if (outcome?.kind !== 'refused') continue
      const told: OutboxMessage = { topic: 'inbox-refused', cause, code: outcome.code }
      await addToOutbox(tx, told)
    }
  })
}

/** False: another did it. */
async function setAside(database: Database, id: bigint): Promise<boolean> {
  const rows = await database.query(
    `UPDATE engine_inbox SET state = 'set_aside'
     WHERE id = $1::bigint AND state = 'waiting' RETURNING id`,
    [String(id)],
  )
  return rows.length === 1
}
