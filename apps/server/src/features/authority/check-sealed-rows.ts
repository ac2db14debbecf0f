// Whether the server wrote every row that proves who somebody is.

import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Queryable } from '../../platform/database.ts'
import type { RowSeal } from '../../platform/row-seal.ts'
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
    for (let after: string | undefined = ''; after !== undefined; ) {
      const page = await listSealedRows(database, table, after)
      for (const { id, fields, seal } of page) {
        if (rowSeal.isSealed(purpose, fields, seal)) continue
        findings.push(`${table}: the server did not write row ${id}`)
      }
      after = page.at(-1)?.id
      await nextTurn()
      signal?.throwIfAborted()
    }
  }
  return findings
}
