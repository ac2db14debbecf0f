// All SQL of `examined_finding`: what an operator looked into, and what is told no more.

import type { Queryable } from '../../platform/database.ts'
import type { RowSeal } from '../../platform/row-seal.ts'

/** Those of them that were looked into, by a command of the machine that has the key. */
export async function loadExamined(
  database: Queryable,
  rowSeal: RowSeal,
  findings: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await database.query<{ finding: string; seal: string }>(
    'SELECT finding, seal FROM examined_finding WHERE finding = ANY ($1::text[])',
    [findings],
  )
  const sealed = rows.filter(({ finding, seal }) => rowSeal.isSealed('examined', [finding], seal))
  return new Set(sealed.map(({ finding }) => finding))
}

export async function noteExamined(
  tx: Queryable,
  rowSeal: RowSeal,
  finding: string,
): Promise<void> {
  await tx.query(
    `INSERT INTO examined_finding (finding, seal) VALUES ($1, $2)
     ON CONFLICT (finding) DO UPDATE SET seal = excluded.seal`,
    [finding, rowSeal.seal('examined', [finding])],
  )
}
