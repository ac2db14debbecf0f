// Keyed work of a slice: happens at most once, and its first outcome is given again.

import { hash } from 'node:crypto'
import type { Database, Queryable } from './database.ts'

export type OnceKey = {
  readonly scope: string
  readonly key: string
  /** Of what was asked; other things under the same key are another matter. */
  readonly bodyHash: string
}

export type OnceOutcome<Outcome> =
  | { readonly kind: 'first' | 'again'; readonly outcome: Outcome }
  /** The key came before with another body. */
  | { readonly kind: 'reused' }

type Stored = { readonly body_hash: string; readonly outcome: string }

/** Any number: it keeps this lock apart from other advisory locks. */
const LOCK_SPACE = 51

/**
 * Runs `work` in one transaction with the note that it was done. A twin waits for the first. The
 * outcome must be plain JSON; `isKept` says whether it is to be given again.
 */
export async function once<Outcome extends object>(
  database: Database,
  { key, nowMs }: { readonly key: OnceKey | undefined; readonly nowMs: number },
  work: (tx: Queryable) => Promise<Outcome>,
  isKept: (outcome: Outcome) => boolean,
): Promise<OnceOutcome<Outcome>> {
  return await database.transaction(async (tx): Promise<OnceOutcome<Outcome>> => {
    if (key === undefined) return { kind: 'first', outcome: await work(tx) }
    const { scope, key: name } = key
    await tx.query('SELECT pg_advisory_xact_lock(hashtextextended($1, $2))', [
      `${scope} ${name}`,
      LOCK_SPACE,
    ])
    const before = await findAnswer<Outcome>(tx, key)
    if (before !== undefined) return before
    const outcome = await work(tx)
    if (isKept(outcome)) await insertAnswer(tx, key, outcome, nowMs)
    return { kind: 'first', outcome }
  })
}

/** In the transaction of what was done. Throws when the key has an answer. */
export async function insertAnswer(
  tx: Queryable,
  key: OnceKey,
  outcome: object,
  nowMs: number,
): Promise<void> {
  await tx.query(
    'INSERT INTO idempotency (id, body_hash, outcome, time) VALUES ($1::uuid, $2, $3, $4)',
    [answerId(key), key.bodyHash, JSON.stringify(outcome), nowMs],
  )
}

/** What stands under a key, of whoever wrote it there; undefined: nothing. */
export async function findAnswer<Outcome>(
  database: Queryable,
  { scope, key, bodyHash }: OnceKey,
): Promise<OnceOutcome<Outcome> | undefined> {
  const [before] = await database.query<Stored>(
    'SELECT body_hash, outcome FROM idempotency WHERE id = $1::uuid',
    [answerId({ scope, key })],
  )
  if (before === undefined) return undefined
  if (before.body_hash !== bodyHash) return { kind: 'reused' }
  return { kind: 'again', outcome: JSON.parse(before.outcome) as Outcome }
}

/**
 * A key that begins with its time, as ours do: see `orderedId`. From 2024 to 2059: names of others
 * that happen to be as long are no times.
 */
const ORDERED_KEY = /^0[m-z][0-9a-z]{7}[\w-]{14}$/
const TIME_LETTERS = 9
const TIME_DIGITS = 12

/**
 * Under what an answer is kept: 32 hexadecimal digits of the hash of scope and key, or the key's
 * time and 20 of them, so that keys of one time stand side by side in the index.
 */
export function answerId({ scope, key }: Pick<OnceKey, 'scope' | 'key'>): string {
  const sum = hash('sha256', `${scope}\n${key}`)
  if (!ORDERED_KEY.test(key)) return sum.slice(0, 32)
  const time = Number.parseInt(key.slice(0, TIME_LETTERS), 36)
  return `${time.toString(16).padStart(TIME_DIGITS, '0')}${sum.slice(TIME_DIGITS, 32)}`
}
