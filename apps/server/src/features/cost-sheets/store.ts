// SQL of the sheets that customers accepted.

import type { Queryable } from '../../platform/database.ts'
import type { Sheet } from './standing-sheets.ts'

/** Each of a customer's two accounts has acceptances of its own. */
export type Reader = { readonly userId: string; readonly account: 'practice' | 'real' }

export async function isAccepted(
  database: Queryable,
  { userId, account }: Reader,
  hash: string,
): Promise<boolean> {
  const rows = await database.query(
    `SELECT 1 FROM cost_sheet_acceptance
     WHERE user_id = $1 AND account_kind = $2 AND hash = $3`,
    [userId, account, hash],
  )
  return rows.length > 0
}

/** With what was accepted, where nobody has accepted it before. Again changes nothing. */
export async function insertAcceptance(
  database: Queryable,
  { userId, account }: Reader,
  { hash, kind, text }: Sheet,
  atMs: number,
): Promise<void> {
  await database.query(
    `WITH sheet AS (
       INSERT INTO cost_sheet (hash, kind, facts, time) VALUES ($3, $4, $5, $6::bigint)
       ON CONFLICT DO NOTHING)
     INSERT INTO cost_sheet_acceptance (user_id, account_kind, hash, time)
     VALUES ($1, $2, $3, $6::bigint) ON CONFLICT DO NOTHING`,
    [userId, account, hash, kind, text, String(atMs)],
  )
}
