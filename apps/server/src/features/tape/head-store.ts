// All SQL of heads and of the keys they are signed by, and what of the records stands under them.

import type { SignedHead } from '@fairtick/proof/head'
import type { PublicKey } from '@fairtick/proof/signature'
import type { FindNode, TreeNode } from '@fairtick/proof/tree-paths'
import type { Queryable } from '../../platform/database.ts'

export type StoredHead = Omit<SignedHead, 'tape'> & {
  readonly number: number
  readonly first: number
  readonly last: number
}

type HeadRow = {
  readonly number: bigint
  readonly first_position: bigint
  readonly last_position: bigint
  readonly head: string
  readonly root: string
  readonly key: string
  readonly signature: string
}

const HEAD = 'number, first_position, last_position, head, root, key, signature'

function readHead({ first_position, last_position, number, ...signed }: HeadRow): StoredHead {
  const [first, last] = [Number(first_position), Number(last_position)]
  return { ...signed, number: Number(number), first, last }
}

/** As it goes out. */
export function signedOf(tape: string, { head, root, key, signature }: StoredHead): SignedHead {
  return { tape, head, root, key, signature }
}

/** Undefined: there is none yet. */
export async function loadNewestHead(database: Queryable): Promise<StoredHead | undefined> {
  const rows = await database.query<HeadRow>(
    `SELECT ${HEAD} FROM tape_head ORDER BY number DESC LIMIT 1`,
  )
  return rows[0] && readHead(rows[0])
}

/** The head under which a position of the tape stands first; undefined: under none yet. */
export async function loadHeadOf(
  database: Queryable,
  position: number,
): Promise<StoredHead | undefined> {
  const rows = await database.query<HeadRow>(
    `SELECT ${HEAD} FROM tape_head WHERE first_position <= $1::bigint
     ORDER BY first_position DESC LIMIT 1`,
    [String(position)],
  )
  const head = rows[0] && readHead(rows[0])
  return head && position <= head.last ? head : undefined
}

/** Their texts, ascending by number. */
export async function listHeads(
  database: Queryable,
  { from, limit }: { readonly from: number; readonly limit: number },
): Promise<readonly string[]> {
  const rows = await database.query<{ head: string }>(
    'SELECT head FROM tape_head WHERE number >= $1::bigint ORDER BY number LIMIT $2::integer',
    [String(from), limit],
  )
  return rows.map(({ head }) => head)
}

export type NewHead = StoredHead & { readonly time: number; readonly nodes: readonly string[] }

/** False: another process has written that one. */
export async function insertHead(database: Queryable, head: NewHead): Promise<boolean> {
  const rows = await database.query(
    `INSERT INTO tape_head (number, first_position, last_position, time, head, nodes, root, key,
       signature)
     VALUES ($1::bigint, $2::bigint, $3::bigint, $4::bigint, $5, $6, $7, $8, $9)
     ON CONFLICT DO NOTHING RETURNING number`,
    [
      ...[head.number, head.first, head.last, head.time].map(String),
      ...[head.head, head.nodes.join(''), head.root, head.key, head.signature],
    ],
  )
  return rows.length === 1
}

const HASH_LETTERS = 64

/** How these nodes are found; of one that is not there it throws. */
export async function loadNodes(
  database: Queryable,
  nodes: readonly TreeNode[],
): Promise<FindNode> {
  const numbers = nodes.map(lastOf)
  const rows = await database.query<{ number: bigint; nodes: string }>(
    'SELECT number, nodes FROM tape_head WHERE number = ANY ($1::bigint[])',
    [[...new Set(numbers)].map(String)],
  )
  const stored = new Map(rows.map((row) => [Number(row.number), row.nodes]))
  return (node) => {
    const all = stored.get(lastOf(node)) ?? ''
    const hash = all.slice(node.level * HASH_LETTERS, (node.level + 1) * HASH_LETTERS)
    if (hash.length === HASH_LETTERS) return hash
    throw new Error(`no node ${node.level}.${node.index} of the heads`)
  }
}

/** The head that a node ends with, and in whose row it stands. */
function lastOf({ level, index }: TreeNode): number {
  return (index + 1) * 2 ** level - 1
}

/** Of a head; an older tape is caught up with by several. */
export const MOST_BLOCKS = 5_000

export type BlockMark = { readonly first: number; readonly last: number; readonly hash: string }

/** Of the tape, ascending, from a position on. */
export async function listBlockMarks(
  database: Queryable,
  { from, until, limit }: { readonly from: number; readonly until: number; readonly limit: number },
): Promise<readonly (BlockMark & { readonly time: number })[]> {
  const rows = await database.query<{
    first_position: bigint
    last_position: bigint
    last_time: bigint
    hash: string
  }>(
    `SELECT first_position, last_position, last_time, hash FROM tape_block
     WHERE first_position >= $1::bigint AND first_position <= $2::bigint
     ORDER BY first_position LIMIT $3::integer`,
    [String(from), String(until), limit],
  )
  return rows.map((row) => ({
    ...{ first: Number(row.first_position), last: Number(row.last_position), hash: row.hash },
    time: Number(row.last_time),
  }))
}

export type TapeTerm = {
  readonly position: number
  readonly kind: string
  readonly symbol: string | null
}

/** The blocks of a span that have a record of one of these kinds. */
export async function listBlocksWith(
  database: Queryable,
  { from, until }: { readonly from: number; readonly until: number },
  kinds: readonly string[],
): Promise<readonly Omit<StoredBlock, 'previousHash'>[]> {
  const rows = await database.query<{ first_position: bigint; payload: string }>(
    `SELECT first_position, payload FROM tape_block
     WHERE first_position BETWEEN $1::bigint AND $2::bigint AND payload ~ $3
     ORDER BY first_position`,
    [String(from), String(until), `\\["(${kinds.join('|')})",`],
  )
  return rows.map((row) => ({ first: Number(row.first_position), payload: row.payload }))
}

export async function insertTerms(database: Queryable, terms: readonly TapeTerm[]): Promise<void> {
  if (terms.length === 0) return
  await database.query(
    `INSERT INTO tape_term (position, kind, symbol)
     SELECT * FROM unnest($1::bigint[], $2::text[], $3::text[]) ON CONFLICT DO NOTHING`,
    [
      terms.map(({ position }) => String(position)),
      terms.map(({ kind }) => kind),
      terms.map(({ symbol }) => symbol),
    ],
  )
}

/** The kind under which rollovers stand: there is one each day, so they are asked for apart. */
export const ROLLOVER = 'rollover'

type TermSpan = {
  /** Rollovers, or everything else. */
  readonly isOfRollovers: boolean
  /** Null: of everybody. */
  readonly symbol: string | null
  readonly until: number
  readonly limit: number
}

/** The newest first, none behind a position. */
export async function listTerms(
  database: Queryable,
  { isOfRollovers, symbol, until, limit }: TermSpan,
): Promise<readonly TapeTerm[]> {
  const rows = await database.query<{ position: bigint; kind: string; symbol: string | null }>(
    `SELECT position, kind, symbol FROM tape_term
     WHERE symbol IS NOT DISTINCT FROM $1 AND position <= $2::bigint
       AND (kind = '${ROLLOVER}') = $4::boolean
     ORDER BY position DESC LIMIT $3::integer`,
    [symbol, String(until), limit, isOfRollovers],
  )
  return rows.map((row) => ({ ...row, position: Number(row.position) }))
}

/** Where the private log ends with the block of the tape that begins there. */
export async function loadCommandEnd(
  database: Queryable,
  blockFirst: number,
): Promise<{ readonly number: number; readonly hash: string } | undefined> {
  const [row] = await database.query<{ last_number: bigint; hash: string }>(
    `SELECT last_number, hash FROM command_block WHERE tape_first <= $1::bigint
     ORDER BY tape_first DESC LIMIT 1`,
    [String(blockFirst)],
  )
  return row && { number: Number(row.last_number), hash: row.hash }
}

/** The hash of the first block, which names the tape; undefined: there is none yet. */
export async function loadTapeName(database: Queryable): Promise<string | undefined> {
  const [row] = await database.query<{ hash: string }>(
    'SELECT hash FROM tape_block WHERE first_position = 1',
  )
  return row?.hash
}

export type StoredBlock = {
  readonly first: number
  readonly payload: string
  readonly previousHash: string
}

/** At most so many, and of longer ones so many letters in all, but always one. */
type BlockLimits = { readonly from: number; readonly limit: number; readonly letters: number }

/** From the block that has the position on. */
export async function listBlocks(
  database: Queryable,
  { from, limit, letters }: BlockLimits,
): Promise<readonly StoredBlock[]> {
  const rows = await database.query<{
    first_position: bigint
    payload: string
    previous_hash: string
  }>(
    `SELECT first_position, payload, previous_hash FROM (
       SELECT *, sum(length(payload)) OVER (ORDER BY first_position) - length(payload)
           AS letters_before
       FROM (
         SELECT first_position, payload, previous_hash FROM tape_block
         WHERE first_position >= (
           SELECT max(first_position) FROM tape_block WHERE first_position <= $1::bigint)
         ORDER BY first_position LIMIT $2::integer) AS next) AS counted
     WHERE letters_before < $3::bigint ORDER BY first_position`,
    [String(from), limit, String(letters)],
  )
  return rows.map((row) => ({
    ...{ first: Number(row.first_position), payload: row.payload },
    previousHash: row.previous_hash,
  }))
}

export async function insertSigningKey(database: Queryable, key: PublicKey): Promise<void> {
  await database.query(
    `INSERT INTO signing_key (id, public_key, since) VALUES ($1, $2, $3::bigint)
     ON CONFLICT DO NOTHING`,
    [key.id, key.publicKey, String(key.since)],
  )
}

/** Oldest first. */
export async function listSigningKeys(database: Queryable): Promise<readonly PublicKey[]> {
  const rows = await database.query<{ id: string; public_key: string; since: bigint }>(
    'SELECT id, public_key, since FROM signing_key ORDER BY since, id',
  )
  return rows.map(({ id, public_key, since }) => ({
    ...{ id, publicKey: public_key },
    since: Number(since),
  }))
}
