// All SQL of `price_alert` and its cursor, and the tape behind it.

import { parseTapeEntry } from '@fairtick/core/engine/codec/tape-text'
import type { TapeRecord } from '@fairtick/core/engine/record'
import { formatPrice, PRICE_DECIMALS, type Price, parsePrice } from '@fairtick/core/numbers/price'
import type { Queryable } from '../../platform/database.ts'
import type { AlertDirection, PriceAlert } from './alert-book.ts'

export type AlertRow = PriceAlert & { readonly timeMs: number }

/** Any number: it keeps this lock apart from other advisory locks. */
const LOCK_SPACE = 8_310_425_177

type StoredAlert = {
  readonly id: string
  readonly user_id: string
  readonly symbol: string
  readonly direction: AlertDirection
  readonly price: string
  readonly created_time: bigint
  readonly tape_position: bigint
}

/** Newest first. */
export async function listAlerts(
  database: Queryable,
  userId: string,
): Promise<readonly AlertRow[]> {
  const rows = await database.query<StoredAlert>(
    'SELECT * FROM price_alert WHERE user_id = $1 ORDER BY number DESC',
    [userId],
  )
  return rows.map(readAlert)
}

/** Whoever sets an alert for the same user waits until the end of the transaction. */
export async function lockAlerts(tx: Queryable, userId: string): Promise<void> {
  await tx.query('SELECT pg_advisory_xact_lock(hashtextextended($1, $2))', [
    userId,
    String(LOCK_SPACE),
  ])
}

export async function insertAlert(tx: Queryable, alert: AlertRow): Promise<void> {
  const { id, userId, symbol, direction, price, timeMs, tapePosition } = alert
  await tx.query(
    `INSERT INTO price_alert (id, user_id, symbol, direction, price, created_time, tape_position)
     VALUES ($1, $2, $3, $4, $5::numeric, $6::bigint, $7::bigint)`,
    [
      ...[id, userId, symbol, direction, formatPrice(price, 0)],
      ...[String(timeMs), String(tapePosition)],
    ],
  )
}

/** False: it is not there, or not theirs. */
export async function deleteAlert(
  database: Queryable,
  userId: string,
  id: string,
): Promise<boolean> {
  const sql = 'DELETE FROM price_alert WHERE id = $1 AND user_id = $2 RETURNING id'
  return (await database.query(sql, [id, userId])).length === 1
}

/** Those of the ids that were still there; they are not any more. */
export async function deleteFired(
  tx: Queryable,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await tx.query<{ id: string }>(
    'DELETE FROM price_alert WHERE id = ANY ($1::text[]) RETURNING id',
    [ids],
  )
  return new Set(rows.map(({ id }) => id))
}

const ALERTS_AT_ONCE = 5_000

/** Of everybody, in no order. */
export async function* loadAlerts(database: Queryable): AsyncGenerator<PriceAlert> {
  for (let after = 0n; ; ) {
    const rows = await database.query<StoredAlert & { readonly number: bigint }>(
      `SELECT * FROM price_alert WHERE number > $1::bigint ORDER BY number
       LIMIT ${ALERTS_AT_ONCE}`,
      [String(after)],
    )
    yield* rows.map(readAlert)
    const last = rows.at(-1)
    if (last === undefined || rows.length < ALERTS_AT_ONCE) return
    after = last.number
  }
}

export async function loadCursor(database: Queryable): Promise<number> {
  const [row] = await database.query<{ tape_position: bigint }>(
    'SELECT tape_position FROM price_alert_cursor',
  )
  if (row === undefined) throw new Error('the cursor of the price alerts is gone')
  return Number(row.tape_position)
}

/** It only rises. */
export async function updateCursor(tx: Queryable, position: number): Promise<void> {
  await tx.query(
    'UPDATE price_alert_cursor SET tape_position = $1::bigint WHERE tape_position < $1::bigint',
    [String(position)],
  )
}

/** Position of the newest record; 0: there is none yet. */
export async function loadTapeEnd(database: Queryable): Promise<number> {
  const [row] = await database.query<{ last_position: bigint }>(
    'SELECT last_position FROM tape_block ORDER BY first_position DESC LIMIT 1',
  )
  return row === undefined ? 0 : Number(row.last_position)
}

const BLOCKS_AT_ONCE = 200

/** The next records behind a position, in their order; none at the end of the tape. */
export async function readTapeAfter(
  database: Queryable,
  position: number,
): Promise<readonly TapeRecord[]> {
  const blocks = await database.query<{ first_position: bigint; payload: string }>(
    // The block of the position itself may reach beyond it.
    `SELECT first_position, payload FROM tape_block WHERE first_position >= coalesce((
       SELECT first_position FROM tape_block WHERE first_position <= $1::bigint
       ORDER BY first_position DESC LIMIT 1), 0)
     ORDER BY first_position LIMIT ${BLOCKS_AT_ONCE}`,
    [String(position)],
  )
  return blocks.flatMap(({ first_position: first, payload }) =>
    payload.split('\n').flatMap((line, place) => {
      const own = Number(first) + place
      return own > position ? [{ position: own, entry: parseTapeEntry(line) }] : []
    }),
  )
}

function readAlert(row: StoredAlert): AlertRow {
  return {
    ...{ id: row.id, userId: row.user_id, symbol: row.symbol, direction: row.direction },
    price: readPrice(row.price),
    timeMs: Number(row.created_time),
    tapePosition: Number(row.tape_position),
  }
}

function readPrice(text: string): Price {
  const price = parsePrice(text)
  if (price === undefined) throw new Error(`a price of more than ${PRICE_DECIMALS} decimals`)
  return price
}
