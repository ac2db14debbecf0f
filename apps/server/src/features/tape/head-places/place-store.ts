// All SQL of the places that heads go to, and of their timestamps.

import type { SignedHead } from '@fairtick/proof/head'
import type { Queryable } from '../../../platform/database.ts'

/** One that is new begins with the newest head, whose root commits to all before. */
export async function insertPlace(database: Queryable, id: string): Promise<void> {
  await database.query(
    `INSERT INTO head_place (id, next_number)
     SELECT $1, max(number) FROM tape_head HAVING max(number) IS NOT NULL ON CONFLICT DO NOTHING`,
    [id],
  )
}

export type NumberedHead = { readonly number: number; readonly signed: SignedHead }

/** What a place does not have yet, ascending, and how many there are in all. */
export async function listHeadsFor(
  database: Queryable,
  { id, tape, limit }: { readonly id: string; readonly tape: string; readonly limit: number },
): Promise<{ readonly heads: readonly NumberedHead[]; readonly behind: number }> {
  const rows = await database.query<
    Omit<SignedHead, 'tape'> & { readonly number: bigint; readonly newest: bigint }
  >(
    `SELECT h.number, h.head, h.root, h.key, h.signature,
       (SELECT max(number) FROM tape_head) AS newest
     FROM head_place p JOIN tape_head h ON h.number >= p.next_number
     WHERE p.id = $1 ORDER BY h.number LIMIT $2::integer`,
    [id, limit],
  )
  const heads = rows.map(({ number, newest: _, ...signed }) => ({
    number: Number(number),
    signed: { tape, ...signed },
  }))
  const [first] = rows
  return { heads, behind: first === undefined ? 0 : Number(first.newest - first.number) + 1 }
}

/** Another process may have been further already. */
export async function updatePlace(database: Queryable, id: string, next: number): Promise<void> {
  await database.query(
    `UPDATE head_place SET next_number = $2::bigint
     WHERE id = $1 AND next_number < $2::bigint`,
    [id, String(next)],
  )
}

export type HeadTimestamp = {
  readonly number: number
  readonly authority: string
  /** In base64. */
  readonly token: string
}

export async function insertTimestamp(
  database: Queryable,
  { number, authority, token }: HeadTimestamp,
): Promise<void> {
  await database.query(
    `INSERT INTO head_timestamp (number, authority, token) VALUES ($1::bigint, $2, $3)
     ON CONFLICT DO NOTHING`,
    [String(number), authority, token],
  )
}

/** Tape time of the newest head that has one; undefined: none has. */
export async function loadStampedTime(database: Queryable): Promise<number | undefined> {
  const [row] = await database.query<{ time: bigint }>(
    `SELECT h.time FROM head_timestamp t JOIN tape_head h ON h.number = t.number
     ORDER BY t.number DESC LIMIT 1`,
  )
  return row && Number(row.time)
}

/** From a head on, ascending, each with the head that it is of. */
export async function listTimestamps(
  database: Queryable,
  { from, tape, limit }: { readonly from: number; readonly tape: string; readonly limit: number },
): Promise<readonly (Omit<HeadTimestamp, 'number'> & { readonly signed: SignedHead })[]> {
  const rows = await database.query<
    Omit<SignedHead, 'tape'> & { readonly authority: string; readonly token: string }
  >(
    `SELECT t.authority, t.token, h.head, h.root, h.key, h.signature
     FROM head_timestamp t JOIN tape_head h ON h.number = t.number
     WHERE t.number >= $1::bigint ORDER BY t.number LIMIT $2::integer`,
    [String(from), limit],
  )
  return rows.map(({ authority, token, ...signed }) => ({
    ...{ authority, token },
    signed: { tape, ...signed },
  }))
}
