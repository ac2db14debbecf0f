// Reads of the engine's tables of contracts.

import type { Direction } from '@fairtick/core/contracts/direction'
import {
  CONTRACT_COLUMNS,
  type ContractRow,
  readContractTexts,
} from '../../engine/contract-rows.ts'
import type { ContractText } from '../../engine/engine-port.ts'
import type { Queryable } from '../../platform/database.ts'

export const CONTRACT_STATUSES = ['pending', 'trading', 'closed', 'cancelled'] as const

type Status = (typeof CONTRACT_STATUSES)[number]

export type ContractFilter = {
  readonly symbol: string | undefined
  /** None of these: all. */
  readonly statuses: readonly Status[]
  readonly direction: Direction | undefined
  readonly reason: string | undefined
  /** Ordered at or after, at or before. */
  readonly from: number | undefined
  readonly to: number | undefined
  readonly page: number
  readonly size: number
}

export type ContractList = {
  readonly contracts: readonly ContractText[]
  readonly total: number
  readonly counts: Readonly<Record<Status, number>>
}

const MATCHING = `
  FROM contract
  WHERE account_id = $1
    AND ($2::text IS NULL OR symbol = $2)
    AND ($3::text IS NULL OR direction = $3)
    AND ($4::text IS NULL OR close_reason = $4)
    AND ($5::bigint IS NULL OR order_time >= $5)
    AND ($6::bigint IS NULL OR order_time <= $6)`

/** One page, newest first; the counts are those of each status under the same filter. */
export async function listContracts(
  database: Queryable,
  accountId: string,
  filter: ContractFilter,
): Promise<ContractList> {
  const { symbol, direction, reason, from, to, statuses, page, size } = filter
  const matching = [accountId, symbol, direction, reason, from?.toString(), to?.toString()].map(
    (value) => value ?? null,
  )
  const rows = await database.query<ContractRow>(
    `SELECT ${CONTRACT_COLUMNS} ${MATCHING} AND status = ANY ($7::text[])
     ORDER BY placed DESC LIMIT $8::bigint OFFSET $9::bigint`,
    [...matching, statuses, String(size), String((page - 1) * size)],
  )
  const counted = await database.query<{ status: Status; count: bigint }>(
    `SELECT status, count(*) AS count ${MATCHING} GROUP BY status`,
    matching,
  )
  const counts = { pending: 0, trading: 0, closed: 0, cancelled: 0 }
  for (const { status, count } of counted) counts[status] = Number(count)
  const total = statuses.reduce((sum, status) => sum + counts[status], 0)
  return { contracts: await readContractTexts(database, rows), total, counts }
}

/** At most `limit` of the orders placed in a span, oldest first; `last`: where to go on behind. */
export async function listContractsBehind(
  database: Queryable,
  accountId: string,
  { from, to, behind, limit }: ContractSpan,
): Promise<{ readonly contracts: readonly ContractText[]; readonly last: bigint | undefined }> {
  const rows = await database.query<ContractRow>(
    `SELECT ${CONTRACT_COLUMNS} FROM contract
     WHERE account_id = $1 AND order_time >= $2::bigint AND order_time <= $3::bigint
       AND placed > $4::bigint
     ORDER BY placed LIMIT $5::bigint`,
    [accountId, ...[from, to, behind, limit].map(String)],
  )
  return { contracts: await readContractTexts(database, rows), last: rows.at(-1)?.placed }
}

export type ContractSpan = {
  /** Both included. */
  readonly from: number
  readonly to: number
  /** Behind the one with this place in the order of all. */
  readonly behind: bigint
  readonly limit: number
}

/** The order if it is there and of this account. */
export async function loadContract(
  database: Queryable,
  id: string,
  accountId: string,
): Promise<ContractText | undefined> {
  const rows = await database.query<ContractRow>(
    `SELECT ${CONTRACT_COLUMNS} FROM contract WHERE id = $1 AND account_id = $2`,
    [id, accountId],
  )
  return (await readContractTexts(database, rows))[0]
}

export type LevelChange = {
  readonly time: bigint
  readonly take_profit: string | null
  readonly stop_loss: string | null
  /** What stood until then, if `before_recorded`: older changes do not say. */
  readonly take_profit_before: string | null
  readonly stop_loss_before: string | null
  readonly before_recorded: boolean
}

/** At most this many changes of levels, and charges, are told of one order. */
const STEPS_MAX = 500

export function listLevelChanges(database: Queryable, id: string): Promise<LevelChange[]> {
  return database.query<LevelChange>(
    `SELECT time, take_profit, stop_loss, take_profit_before, stop_loss_before, before_recorded
     FROM contract_levels WHERE order_id = $1
     ORDER BY number LIMIT ${STEPS_MAX}`,
    [id],
  )
}

/** Overnight charges of one order: what cash changed by, at each rollover. */
export function listCharges(
  database: Queryable,
  accountId: string,
  id: string,
): Promise<{ time: bigint; cash_change: bigint }[]> {
  return database.query(
    `SELECT time, cash_change FROM journal_entry
     WHERE cause_id = $2 AND reason = 'overnight' AND account_id = $1
     ORDER BY number LIMIT ${STEPS_MAX}`,
    [accountId, id],
  )
}
