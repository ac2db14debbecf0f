// Reads the command log of a span of time, and what became of the orders that commands asked for.

import type { Price } from '@fairtick/core/numbers/price'
import { readPrice } from '../../engine/codec/column-text.ts'
import type { Queryable } from '../../platform/database.ts'
import type { MeasuredReport } from './sealed-report.ts'

export type CommandBlock = { readonly lastNumber: bigint; readonly payload: string }

/**
 * Number of the first command of the first block that may have commands from that time on: the
 * start of a day of the operator, which stands on the tape before any command of the day.
 */
export async function findFirstCommand(database: Queryable, fromMs: number): Promise<bigint> {
  const [row] = await database.query<{ first_number: bigint }>(
    `SELECT first_number FROM command_block WHERE tape_first >= (
       SELECT first_position FROM tape_block WHERE last_time >= $1::bigint
       ORDER BY last_time, first_position LIMIT 1)
     ORDER BY tape_first LIMIT 1`,
    [String(fromMs)],
  )
  // There is no command behind: what is asked for from here on is nothing.
  return row?.first_number ?? BigInt(Number.MAX_SAFE_INTEGER)
}

export async function listCommandBlocks(
  database: Queryable,
  fromNumber: bigint,
  limit: number,
): Promise<readonly CommandBlock[]> {
  const rows = await database.query<{ last_number: bigint; payload: string }>(
    `SELECT last_number, payload FROM command_block WHERE first_number >= $1::bigint
     ORDER BY first_number LIMIT $2::bigint`,
    [String(fromNumber), String(limit)],
  )
  return rows.map(({ last_number, payload }) => ({ lastNumber: last_number, payload }))
}

/** Those of the ids that are accounts of the kind. */
export async function listOfKind(
  database: Queryable,
  kind: MeasuredReport['accountKind'],
  accountIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await database.query<{ id: string }>(
    'SELECT id FROM account WHERE id = ANY ($1::text[]) AND kind = $2',
    [accountIds, kind],
  )
  return new Set(rows.map(({ id }) => id))
}

/**
 * Of those of the ids that were accepted, the price at which each began: where a contract opened,
 * undefined while it waits; the strike of an option.
 */
export async function listFills(
  database: Queryable,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Price | undefined>> {
  const rows = await database.query<{ id: string; price: string | null }>(
    `SELECT id, open_price::text AS price FROM contract_order WHERE id = ANY ($1::text[])
     UNION ALL
     SELECT id, strike::text FROM option_order WHERE id = ANY ($1::text[])`,
    [ids],
  )
  return new Map(rows.map(({ id, price }) => [id, price === null ? undefined : readPrice(price)]))
}
