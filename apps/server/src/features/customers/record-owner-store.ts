// The SQL by which a customer is found by the id of something of theirs.

import type { Queryable } from '../../platform/database.ts'

/** Whose account, option, contract, deposit or withdrawal that is; ids are whole. */
export async function findOwners(database: Queryable, id: string): Promise<readonly string[]> {
  const rows = await database.query<{ user_id: string }>(OWNERS, [id])
  return rows.map(({ user_id }) => user_id)
}

/** Each by the key of its table. */
const OWNERS = `
  SELECT user_id FROM account WHERE id = $1
  UNION SELECT a.user_id FROM option_order o JOIN account a ON a.id = o.account_id WHERE o.id = $1
  UNION SELECT a.user_id FROM contract_order o JOIN account a ON a.id = o.account_id WHERE o.id = $1
  UNION SELECT a.user_id FROM withdrawal w JOIN account a ON a.id = w.account_id WHERE w.id = $1
  UNION SELECT user_id FROM deposit WHERE id = $1`
