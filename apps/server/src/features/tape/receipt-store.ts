// What the ledger says for one order, deposit or withdrawal of an account.

import type { Queryable } from '../../platform/database.ts'

export type EntryRow = {
  readonly number: bigint
  readonly reason: string
  readonly part: bigint | null
  readonly time: bigint
  readonly tape_position: bigint
  readonly ledgers: readonly number[]
  readonly amounts: readonly bigint[]
}

/** A position that is open for years has an entry a night. */
const MOST_ENTRIES = 5_000

/** Oldest first. */
export async function listEntriesFor(
  database: Queryable,
  causeId: string,
  accountId: string,
): Promise<readonly EntryRow[]> {
  return await database.query<EntryRow>(
    `SELECT number, reason, part, time, tape_position, ledgers, amounts FROM journal_entry
     WHERE cause_id = $1 AND account_id = $2 ORDER BY number LIMIT ${MOST_ENTRIES}`,
    [causeId, accountId],
  )
}
