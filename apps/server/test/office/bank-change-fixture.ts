// For tests: a customer's bank account, and a change of it that waits.

import type { Queryable } from '@fairtick/server/platform/database'

export async function insertBankOf(database: Queryable, userId: string): Promise<void> {
  await database.query(
    `INSERT INTO bank_account (user_id, changed_time, bank_way, account_name, bank_name,
       branch_name, branch_number, bank_code, card_number, ifsc)
     VALUES ($1, 1, 'jp', 'HANA SATO', 'Bank', 'Branch', '001', '', '7654321', '')`,
    [userId],
  )
}

type Change = { readonly id: string; readonly userId: string; readonly nowMs: number }

/** To a bank called after it, in place of one that waits. */
export async function insertBankChange(
  database: Queryable,
  { id, userId, nowMs }: Change,
): Promise<void> {
  const replace =
    "UPDATE bank_change SET status = 'replaced' WHERE user_id = $1 AND status = 'pending'"
  await database.query(replace, [userId])
  await database.query(
    `INSERT INTO bank_change (id, user_id, submitted_time, status, bank_way, account_name,
       bank_name, branch_name, branch_number, bank_code, card_number, ifsc)
     VALUES ($1, $2, $3, 'pending', 'jp', 'HANA SATO', $4, 'Branch', '001', '', '7654321', '')`,
    [id, userId, nowMs, `Bank ${id}`],
  )
}
