// Rows of the inbox that were set aside since no slice made them, until somebody looks into them.

import type { Queryable } from '../../platform/database.ts'
import type { RowSeal } from '../../platform/row-seal.ts'
import { findInboxFault, type InboxFault, type InboxRow } from './inbox.ts'

export type SetAsideRow = {
  readonly id: string
  readonly cause: string
  readonly timeMs: number
  /** As text of one line. */
  readonly command: string
  /** Undefined: nothing is wrong with it, and somebody else than the server set it aside. */
  readonly fault: InboxFault | undefined
}

type StoredRow = InboxRow & { readonly examined_seal: string | null }

/** More would tell nothing new. */
const MAX_LISTED = 100

/** Those that nobody looked into yet, oldest first. */
export async function listSetAside(
  database: Queryable,
  rowSeal: RowSeal,
): Promise<readonly SetAsideRow[]> {
  const found: SetAsideRow[] = []
  for (let after = '0'; found.length < MAX_LISTED; ) {
    const rows = await database.query<StoredRow>(
      `SELECT id, cause, command, time, seal, examined_seal FROM engine_inbox
       WHERE state = 'set_aside' AND id > $1::bigint ORDER BY id LIMIT ${MAX_LISTED}`,
      [after],
    )
    for (const row of rows) if (!isExamined(rowSeal, row)) found.push(present(rowSeal, row))
    if (rows.length < MAX_LISTED) break
    after = String(rows.at(-1)?.id)
  }
  return found.slice(0, MAX_LISTED)
}

/** By a command of the operator, whose machine has the key. False: there is none such. */
export async function noteExamined(tx: Queryable, rowSeal: RowSeal, id: string): Promise<boolean> {
  const rows = await tx.query(
    `UPDATE engine_inbox SET examined_seal = $2
     WHERE id = $1::bigint AND state = 'set_aside' RETURNING id`,
    [id, rowSeal.seal('inbox-examined', [id])],
  )
  return rows.length === 1
}

function isExamined(rowSeal: RowSeal, { id, examined_seal }: StoredRow): boolean {
  return rowSeal.isSealed('inbox-examined', [String(id)], examined_seal)
}

function present(rowSeal: RowSeal, row: StoredRow): SetAsideRow {
  return {
    ...{ id: String(row.id), cause: row.cause, timeMs: Number(row.time) },
    ...{ command: JSON.stringify(row.command), fault: findInboxFault(rowSeal, row) },
  }
}
