// The watchlists: all SQL of this slice's own table.

import type { Queryable } from '../../platform/database.ts'

/** The user's symbols in their own order. */
export async function loadWatchlist(
  database: Queryable,
  userId: string,
): Promise<readonly string[]> {
  const rows = await database.query<{ symbol: string }>(
    'SELECT symbol FROM watchlist WHERE user_id = $1 ORDER BY place, symbol',
    [userId],
  )
  return rows.map(({ symbol }) => symbol)
}

/** New ones go to the end. */
export async function insertWatched(
  database: Queryable,
  userId: string,
  symbol: string,
): Promise<void> {
  await database.query(
    `INSERT INTO watchlist
     SELECT $1, $2, coalesce(max(place), 0) + 1 FROM watchlist WHERE user_id = $1
     ON CONFLICT DO NOTHING`,
    [userId, symbol],
  )
}

export async function deleteWatched(
  database: Queryable,
  userId: string,
  symbol: string,
): Promise<void> {
  await database.query('DELETE FROM watchlist WHERE user_id = $1 AND symbol = $2', [userId, symbol])
}

/** The named ones in their order, then the others in theirs. */
export async function updatePlaces(
  database: Queryable,
  userId: string,
  symbols: readonly string[],
): Promise<void> {
  await database.query(
    `UPDATE watchlist w SET place = n.place
     FROM (SELECT symbol, row_number() OVER (
             ORDER BY array_position($2::text[], symbol), place, symbol) AS place
           FROM watchlist WHERE user_id = $1) AS n
     WHERE w.user_id = $1 AND w.symbol = n.symbol`,
    [userId, [...symbols]],
  )
}
