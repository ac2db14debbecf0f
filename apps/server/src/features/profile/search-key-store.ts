// All SQL of `user_search_key`.

import type { Queryable } from '../../platform/database.ts'
import { endOfKeys, type Search, type SearchableUser, searchKeysOf } from './search-keys.ts'

/** How many keys a search reads at most, of a beginning that many share. */
export const KEYS_READ_MAX = 5_000

/** In the transaction that names or numbers the customer. */
export async function replaceSearchKeys(tx: Queryable, user: SearchableUser): Promise<void> {
  const keys = searchKeysOf(user)
  await tx.query('DELETE FROM user_search_key WHERE user_id = $1 AND key <> ALL ($2::text[])', [
    user.id,
    keys,
  ])
  await tx.query(
    `INSERT INTO user_search_key (key, user_id) SELECT key, $1 FROM unnest($2::text[]) AS key
     ON CONFLICT DO NOTHING`,
    [user.id, keys],
  )
}

/** At most `limit` ids whose keys have all of the beginnings; exact ones come first. */
export async function listByKeys(
  database: Queryable,
  { words }: Search,
  limit: number,
): Promise<readonly string[]> {
  const [first = '', ...others] = await rarestFirst(database, words)
  const rows = await database.query<{ user_id: string }>(FOUND_BY_KEYS, [
    ...[first, endOfKeys(first), String(KEYS_READ_MAX)],
    ...[others, others.map(endOfKeys), String(limit)],
  ])
  return rows.map(({ user_id }) => user_id)
}

/** What is read whole tells most: the word that the fewest have, each counted so far as is read. */
async function rarestFirst(
  database: Queryable,
  words: readonly string[],
): Promise<readonly string[]> {
  if (words.length < 2) return words
  const rows = await database.query<{ beginning: string }>(COUNTED_WORDS, [
    ...[words, words.map(endOfKeys), String(KEYS_READ_MAX + 1)],
  ])
  return rows.map(({ beginning }) => beginning)
}

const COUNTED_WORDS = `
  SELECT beginning FROM unnest($1::text[], $2::text[]) AS word (beginning, ending)
  ORDER BY (SELECT count(*) FROM (
    SELECT FROM user_search_key
    WHERE key >= word.beginning COLLATE "C" AND key < word.ending COLLATE "C"
    LIMIT $3::bigint) AS counted), beginning`

/** A piece of the ordered list, however many share its beginning; then each other word, by user. */
const FOUND_BY_KEYS = `
  SELECT user_id FROM (
    SELECT key, user_id FROM user_search_key
    WHERE key >= $1 AND key < $2 ORDER BY key, user_id LIMIT $3::bigint) AS piece
  WHERE NOT EXISTS (
    SELECT FROM unnest($4::text[], $5::text[]) AS other (beginning, ending)
    WHERE NOT EXISTS (
      SELECT FROM user_search_key AS own
      WHERE own.user_id = piece.user_id
        AND own.key >= other.beginning COLLATE "C" AND own.key < other.ending COLLATE "C"))
  GROUP BY user_id ORDER BY min(key), user_id LIMIT $6::bigint`
