// Rows of the inbox that were set aside since no slice of the server made them.

import type { Queryable } from '../../platform/database.ts'
import type { RowSeal } from '../../platform/row-seal.ts'
import { findInboxFault, type InboxFault, type InboxRow } from './inbox.ts'

export type SetAsideRow = {
  readonly id: string
  readonly cause: string
  /** As text of one line. */
  readonly command: string
  /** Undefined: nothing is wrong with it, and somebody else than the server set it aside. */
  readonly fault: InboxFault | undefined
}

/** More would tell nothing new. */
const MAX_LISTED = 1_000

/** The oldest of them. */
export async function listSetAside(
  database: Queryable,
  rowSeal: RowSeal,
): Promise<readonly SetAsideRow[]> {
  const rows = await database.query<InboxRow>(
    `SELECT id, cause, command, time, seal FROM engine_inbox
     WHERE state = 'set_aside' ORDER BY id LIMIT ${MAX_LISTED}`,
  )
  return rows.map((row) => present(rowSeal, row))
}

function present(rowSeal: RowSeal, row: InboxRow): SetAsideRow {
  return {
    ...{ id: String(row.id), cause: row.cause },
    ...{ command: JSON.stringify(row.command), fault: findInboxFault(rowSeal, row) },
  }
}
