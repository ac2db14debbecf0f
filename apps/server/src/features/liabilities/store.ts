// All SQL of the trees of liabilities, their leaves, and who asked for a proof.

import type { AccountKind } from '@fairtick/proof/liability-leaf'
import type { LiabilityStatement } from '@fairtick/proof/liability-root'
import type { SumNode } from '@fairtick/proof/sum-tree'
import type { Queryable } from '../../platform/database.ts'
import type { LeafPage } from './plant-tree.ts'

/** Leaves of so many days are kept; roots for ever. */
const DAYS_KEPT = 35

/** The day that runs, where it has no tree yet. */
export async function loadDueDay(database: Queryable): Promise<number | undefined> {
  const [row] = await database.query<{ local_day: number }>(
    `SELECT local_day FROM installation i WHERE local_day IS NOT NULL
       AND NOT EXISTS (SELECT FROM liability_tree t WHERE t.day >= i.local_day)`,
  )
  return row?.local_day
}

/** False: the day has one. */
export async function insertTree(
  tx: Queryable,
  statement: LiabilityStatement,
  root: string,
): Promise<boolean> {
  const { kind, day, timeMs, position, size, total, tree, deficits, marks } = statement
  const rows = await tx.query(
    `INSERT INTO liability_tree (day, account_kind, time, tape_position, size, total, tree,
       deficit_count, deficit_total, marks, root)
     VALUES ($1::integer, $2, $3::bigint, $4::bigint, $5::integer, $6::bigint, $7,
       $8::integer, $9::bigint, $10::json, $11)
     ON CONFLICT DO NOTHING RETURNING day`,
    [
      ...[String(day), kind, String(timeMs), String(position), String(size), String(total), tree],
      ...[String(deficits.count), String(deficits.total)],
      JSON.stringify(marks.map(({ symbol, seq, price }) => [symbol, seq, price])),
      root,
    ],
  )
  return rows.length > 0
}

export async function insertPages(
  tx: Queryable,
  { day, from }: { readonly day: number; readonly from: number },
  pages: readonly LeafPage[],
): Promise<void> {
  await tx.query(
    `INSERT INTO liability_page (day, page, first_id, sum, hash, leaves)
     SELECT $1::integer, page, first_id, sum, hash, leaves
     FROM unnest($2::integer[], $3::text[], $4::bigint[], $5::text[], $6::json[])
       AS given (page, first_id, sum, hash, leaves)`,
    [
      String(day),
      pages.map((_, place) => String(from + place)),
      pages.map(({ firstId }) => firstId),
      pages.map(({ top }) => String(top.sum)),
      pages.map(({ top }) => top.hash),
      pages.map(({ leaves }) => JSON.stringify(leaves)),
    ],
  )
}

type StoredTree = {
  readonly day: number
  readonly account_kind: AccountKind
  readonly time: bigint
  readonly tape_position: bigint
  readonly size: number
  readonly total: bigint
  readonly tree: string
  readonly deficit_count: number
  readonly deficit_total: bigint
  readonly marks: readonly (readonly [symbol: string, seq: number, price: string])[]
  readonly root: string
}

export type PublishedTree = { readonly statement: LiabilityStatement; readonly root: string }

function readTree(row: StoredTree): PublishedTree {
  const statement = {
    ...{ kind: row.account_kind, day: row.day, timeMs: Number(row.time) },
    ...{ position: Number(row.tape_position), size: row.size, total: row.total, tree: row.tree },
    deficits: { count: row.deficit_count, total: row.deficit_total },
    marks: row.marks.map(([symbol, seq, price]) => ({ symbol, seq, price })),
  }
  return { statement, root: row.root }
}

/** Newest first, before a day where one is given, with how many customers asked for their proof. */
export async function listTrees(
  database: Queryable,
  { beforeDay, limit }: { readonly beforeDay: number | undefined; readonly limit: number },
): Promise<readonly (PublishedTree & { readonly checked: number })[]> {
  const rows = await database.query<StoredTree & { readonly checked: number }>(
    `SELECT t.*, coalesce(c.accounts, 0) AS checked
     FROM liability_tree t LEFT JOIN liability_checked c ON c.day = t.day
     WHERE $1::integer IS NULL OR t.day < $1::integer
     ORDER BY t.day DESC LIMIT $2::bigint`,
    [beforeDay === undefined ? null : String(beforeDay), String(limit)],
  )
  return rows.map((row) => ({ ...readTree(row), checked: row.checked }))
}

export type FoundPage = PublishedTree & {
  readonly page: number
  readonly leaves: readonly string[]
  /** Of all pages of the tree, in their order. */
  readonly tops: readonly SumNode[]
}

/** The tree of a day with the page in which a leaf stands, if it is in the tree. */
export async function loadPage(
  database: Queryable,
  day: number,
  leafId: string,
): Promise<FoundPage | undefined> {
  const [row] = await database.query<
    StoredTree & {
      readonly page: number
      readonly leaves: readonly string[]
      readonly tops: readonly (readonly [sum: string, hash: string])[]
    }
  >(
    `SELECT t.*, p.page, p.leaves,
       (SELECT json_agg(json_build_array(q.sum::text, q.hash) ORDER BY q.page)
        FROM liability_page q WHERE q.day = t.day) AS tops
     FROM liability_tree t JOIN LATERAL (
       SELECT page, leaves FROM liability_page
       WHERE day = t.day AND first_id <= $2 ORDER BY page DESC LIMIT 1) p ON true
     WHERE t.day = $1::integer`,
    [String(day), leafId],
  )
  if (row === undefined) return undefined
  const tops = row.tops.map(([sum, hash]) => ({ sum: BigInt(sum), hash }))
  return { ...readTree(row), page: row.page, leaves: row.leaves, tops }
}

/** Counts a customer once a day, however often they ask. */
export async function countCheck(database: Queryable, day: number, leafId: string): Promise<void> {
  await database.query(
    `WITH first AS (
       INSERT INTO liability_check (day, leaf_id) VALUES ($1::integer, $2)
       ON CONFLICT DO NOTHING RETURNING day)
     INSERT INTO liability_checked (day, accounts) SELECT day, 1 FROM first
     ON CONFLICT (day) DO UPDATE SET accounts = liability_checked.accounts + 1`,
    [String(day), leafId],
  )
}

/** Forgets leaves, and who asked for them, that are older than is kept. */
export async function forgetLeaves(database: Queryable): Promise<void> {
  await database.query(
    `DELETE FROM liability_page WHERE day <= (SELECT max(day) FROM liability_tree) - ${DAYS_KEPT}`,
  )
  await database.query(
    `DELETE FROM liability_check WHERE day <= (SELECT max(day) FROM liability_tree) - ${DAYS_KEPT}`,
  )
}

/** As it is published with the newest head; undefined before the first day. */
export async function newestLiabilityRoot(
  database: Queryable,
): Promise<{ readonly day: number; readonly root: string } | undefined> {
  const [row] = await database.query<{ day: number; root: string }>(
    'SELECT day, root FROM liability_tree ORDER BY day DESC LIMIT 1',
  )
  return row
}
