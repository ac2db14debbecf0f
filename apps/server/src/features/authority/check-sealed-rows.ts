// Whether the server wrote every row that proves who somebody is, or says where money goes.

import type { Queryable } from '../../platform/database.ts'
import type { RowSeal } from '../../platform/row-seal.ts'
import { findInPages } from './find-in-pages.ts'
import { listSealedRows, SEALED_TABLES, type SealedTable } from './sealed-rows-store.ts'

/** One sentence for each that it did not. */
export async function checkSealedRows(
  database: Queryable,
  rowSeal: RowSeal,
  signal: AbortSignal | undefined,
): Promise<readonly string[]> {
  const findings: string[] = []
  for (const table of Object.keys(SEALED_TABLES) as SealedTable[]) {
    const { purpose } = SEALED_TABLES[table]
    const found = await findInPages(
      {
        read: (after) => listSealedRows(database, table, after),
        judge: (page) =>
          page
            .filter(({ fields, seal }) => !rowSeal.isSealed(purpose, fields, seal))
            .map(({ id }) => `${table}: the server did not write row ${id}`),
      },
      signal,
    )
    findings.push(...found)
  }
  return findings
}
