// What comes with an idempotency key happens at most once, and its first outcome is given again:
// `once` where the work is one transaction of ours, `joinTwins` where it asks the engine or a code.

import { hash } from 'node:crypto'
import type { Database, Queryable } from './database.ts'

/** With one a command or a change happens at most once (api.md, Common rules). */
export type IdempotencyKey = {
  /** `user:account:operation`: the same key text elsewhere is another key. */
  readonly scope: string
  readonly key: string
  /** SHA-256 of the body; another body under the same key is refused. */
  readonly bodyHash: string
}

/** The same key came before with another body: 409 `key_reused`. */
export class KeyReused extends Error {
  override readonly name = 'KeyReused'
}

type Stored = { readonly body_hash: string; readonly outcome: string }

/** Any number: it keeps this lock apart from other advisory locks. */
const LOCK_SPACE = 51

/**
 * Runs `work` in one transaction with the note that it was done. A twin waits for the first. The
 * outcome must be plain JSON; `isKept` says whether it is to be given again. Throws KeyReused.
 */
export async function once<Outcome extends object>(
  database: Database,
  { key, nowMs }: { readonly key: IdempotencyKey | undefined; readonly nowMs: number },
  work: (tx: Queryable) => Promise<Outcome>,
  isKept: (outcome: Outcome) => boolean,
): Promise<{ readonly isFirst: boolean; readonly outcome: Outcome }> {
  return await database.transaction(async (tx) => {
    if (key === undefined) return { isFirst: true, outcome: await work(tx) }
    const { scope, key: name } = key
    await tx.query('SELECT pg_advisory_xact_lock(hashtextextended($1, $2))', [
      `${scope} ${name}`,
      LOCK_SPACE,
    ])
    const before = await findAnswer<Outcome>(tx, key)
    if (before !== undefined) return { isFirst: false, outcome: before }
    const outcome = await work(tx)
    if (isKept(outcome)) await keepAnswer(tx, key, outcome, nowMs)
    return { isFirst: true, outcome }
  })
}

export type JoinTwins = <Answer, Kept = Answer>(
  key: IdempotencyKey | undefined,
  first: () => Promise<Answer>,
  again?: (kept: Kept) => Answer | Promise<Answer>,
) => Promise<Answer>

/**
 * Runs `first` unless the key has an answer, from which `again` makes what is given: before any
 * code is asked, since one is good for one use only. Whoever writes the answer does so by
 * `keepAnswer`, or is the engine. A twin in this process waits for the first, whatever comes of it;
 * of twins in two processes the second fails at the answer. Throws KeyReused.
 */
export function createJoinTwins(database: Queryable): JoinTwins {
  const underWay = new Map<string, Promise<unknown>>()
  return async (key, first, again = (kept) => kept as never) => {
    if (key === undefined) return await first()
    const name = `${key.scope}\n${key.key}`
    const twin = underWay.get(name) ?? Promise.resolve()
    const work = twin
      .catch(() => {})
      .then(async () => {
        const before = await findAnswer<Parameters<typeof again>[0]>(database, key)
        return before === undefined ? await first() : await again(before)
      })
    underWay.set(name, work)
    try {
      return await work
    } finally {
      if (underWay.get(name) === work) underWay.delete(name)
    }
  }
}

/** In the transaction of what was done; gives it back. Throws when the key has an answer. */
export async function keepAnswer<Outcome extends object>(
  tx: Queryable,
  key: IdempotencyKey | undefined,
  outcome: Outcome,
  nowMs: number,
): Promise<Outcome> {
  if (key !== undefined) {
    await tx.query(
      'INSERT INTO idempotency (id, body_hash, outcome, time) VALUES ($1::uuid, $2, $3, $4)',
      [answerId(key), key.bodyHash, JSON.stringify(outcome), nowMs],
    )
  }
  return outcome
}

/** What stands under a key, of whoever wrote it there; undefined: nothing. Throws KeyReused. */
export async function findAnswer<Outcome>(
  database: Queryable,
  { scope, key, bodyHash }: IdempotencyKey,
): Promise<Outcome | undefined> {
  const [before] = await database.query<Stored>(
    'SELECT body_hash, outcome FROM idempotency WHERE id = $1::uuid',
    [answerId({ scope, key })],
  )
  if (before === undefined) return undefined
  if (before.body_hash !== bodyHash) throw new KeyReused(key)
  return JSON.parse(before.outcome) as Outcome
}

/**
 * A key that begins with its time, as ours do: see `orderedId`. From 2024 to 2059: names of others
 * that happen to be as long are no times.
 */
const ORDERED_KEY = /^0[m-z][0-9a-z]{7}[\w-]{22}$/
const TIME_LETTERS = 9
const TIME_DIGITS = 12

/**
 * Under what an answer is kept: 32 hexadecimal digits of the hash of scope and key, or the key's
 * time and 20 of them, so that keys of one time stand side by side in the index.
 */
export function answerId({ scope, key }: Pick<IdempotencyKey, 'scope' | 'key'>): string {
  const sum = hash('sha256', `${scope}\n${key}`)
  if (!ORDERED_KEY.test(key)) return sum.slice(0, 32)
  const time = Number.parseInt(key.slice(0, TIME_LETTERS), 36)
  return `${time.toString(16).padStart(TIME_DIGITS, '0')}${sum.slice(TIME_DIGITS, 32)}`
}
