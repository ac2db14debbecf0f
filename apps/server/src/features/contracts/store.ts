// Reads of the engine's tables of contracts.

import type { Direction } from '@fairtick/core/contracts/direction'
import type { ContractText } from '../../engine/engine-port.ts'
import {
  JSON_CONTRACT_COLUMNS,
  type JsonContract,
  readJsonContractText,
} from '../../engine/rows/contract-json.ts'
import {
  CONTRACT_COLUMNS,
  type ContractRow,
  readContractTexts,
} from '../../engine/rows/contract-rows.ts'
import type { Queryable } from '../../platform/database.ts'
import { type CountedPage, cutPage, type Paging } from '../../platform/list-page.ts'
import {
  type DayResult,
  orderParameters,
  type Recap,
  recapOf,
  resultsByDay,
  SUM_BY_DAY,
} from '../../platform/results-by-day.ts'
import { joinPieces, type Piece, pagePiece, pieceOf } from '../../platform/statement-piece.ts'

export const CONTRACT_STATUSES = ['pending', 'trading', 'closed', 'cancelled'] as const

type Status = (typeof CONTRACT_STATUSES)[number]

export type ContractFilter = Paging & {
  readonly symbol: string | undefined
  /** None of these: all. */
  readonly statuses: readonly Status[]
  readonly direction: Direction | undefined
  readonly reason: string | undefined
  /** Ended, or where it has not ordered, at or after, at or before. */
  readonly from: number | undefined
  readonly to: number | undefined
  /** In which days are counted. */
  readonly zone: string | undefined
}

export type ContractList = CountedPage<ContractText> & {
  readonly counts: Readonly<Record<Status, number>>
  /** What the days of the page brought, whole days, where a zone is given. */
  readonly days: DayResult[]
}

/** By which lists are narrowed to days: a position that was closed in part has not ended. */
const TIME = `CASE WHEN status IN ('closed', 'cancelled') THEN close_time ELSE order_time END`

const BY_PLACE = { by: 'contract.placed' }
/** Of one moment the last placed first; as text, so that its order is that of the numbers. */
const BY_END = { by: 'contract.close_time', id: "lpad(contract.placed::text, 20, '0')" }

const MATCHING = `
  FROM contract
  WHERE account_id = $1
    AND ($2::text IS NULL OR symbol = $2)
    AND ($3::text IS NULL OR direction = $3)
    AND ($4::text IS NULL OR close_reason = $4)
    AND ($5::bigint IS NULL OR ${TIME} >= $5)
    AND ($6::bigint IS NULL OR ${TIME} <= $6)`

const DAY_RESULTS = `
  WITH ended AS MATERIALIZED (
    SELECT close_time AS time, profit - open_fee - close_fee - overnight_fee AS result
    ${MATCHING} AND status = 'closed'
  ) ${SUM_BY_DAY}`

/** What all that ended in a span of days brought, under the filter of the list. */
export function recapContracts(
  database: Queryable,
  accountId: string,
  filter: ContractFilter,
): Promise<Recap | undefined> {
  const question = { sql: DAY_RESULTS, parameters: matchingOf(accountId, filter) }
  return recapOf(database, { ...question, timeZone: filter.zone }, filter)
}

const matchingOf = (accountId: string, filter: ContractFilter) =>
  orderParameters(accountId, { ...filter, outcome: filter.reason })

/** Without groups: those would be sorted for. */
const COUNTS = `(SELECT json_build_object('pending', count(*) FILTER (WHERE status = 'pending'),
    'trading', count(*) FILTER (WHERE status = 'trading'),
    'closed', count(*) FILTER (WHERE status = 'closed'),
    'cancelled', count(*) FILTER (WHERE status = 'cancelled')) ${MATCHING}) AS counts`

/** Of the account $1: a page of its contracts, and how many there are. */
export function contractsPiece(filter: ContractFilter): Piece {
  const { statuses } = filter
  const from = `${MATCHING} AND status = ANY ($7::text[])`
  const parameters = [...matchingOf('', filter), statuses]
  const order = haveEnded(statuses) ? BY_END : BY_PLACE
  const query = { columns: JSON_CONTRACT_COLUMNS, from, parameters, order }
  return joinPieces([pagePiece('page', query, filter), pieceOf(COUNTS)])
}

type StoredPlace = { readonly list_place: string; readonly close_time: string | null }

export type StoredContracts = {
  readonly page: readonly (JsonContract & StoredPlace)[] | null
  readonly counts: Readonly<Record<Status, number>>
}

/**
 * One page, newest first, and the last to end first where all have ended; the counts are those of
 * each status under the same filter.
 */
export async function readContracts(
  database: Queryable,
  accountId: string,
  filter: ContractFilter,
  { page, counts }: StoredContracts,
): Promise<ContractList> {
  const { statuses, zone } = filter
  const { rows, next } = cutPage(
    page ?? [],
    filter,
    ({ list_place }) => list_place,
    (row) => row,
  )
  const total = statuses.reduce((sum, status) => sum + counts[status], 0)
  const ends = haveEnded(statuses) ? rows.map((row) => Number(row.close_time)) : []
  const question = { sql: DAY_RESULTS, parameters: matchingOf(accountId, filter), timeZone: zone }
  const days = await resultsByDay(database, question, ends)
  return { rows: rows.map(readJsonContractText), next, total, counts, days }
}

function haveEnded(statuses: readonly Status[]): boolean {
  return statuses.every((status) => status === 'closed' || status === 'cancelled')
}

/** At most `limit` of the orders placed in a span, oldest first; `last`: where to go on behind. */
export async function listContractsAfter(
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
  /** What stood until then. */
  readonly take_profit_before: string | null
  readonly stop_loss_before: string | null
}

/** At most this many changes of levels, and charges, are told of one order. */
const STEPS_MAX = 500

export function listLevelChanges(database: Queryable, id: string): Promise<LevelChange[]> {
  return database.query<LevelChange>(
    `SELECT time, take_profit, stop_loss, take_profit_before, stop_loss_before
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
