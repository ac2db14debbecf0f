// Whether every password is one that the server wrote for whose row it stands in.

import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Queryable } from '../../platform/database.ts'
import type { RowSeal } from '../../platform/row-seal.ts'
import { openPassword } from '../../platform/sealed-password.ts'
import { listPasswords, PASSWORD_TABLES } from './store.ts'

/** One sentence for each that is not. */
export async function checkPasswords(
  database: Queryable,
  rowSeal: RowSeal,
  signal: AbortSignal | undefined,
): Promise<readonly string[]> {
  const findings: string[] = []
  for (const table of Object.keys(PASSWORD_TABLES) as (keyof typeof PASSWORD_TABLES)[]) {
    const { of } = PASSWORD_TABLES[table]
    for (let after: string | undefined = ''; after !== undefined; ) {
      const page = await listPasswords(database, table, after)
      for (const { id, stored } of page) {
        if (openPassword(rowSeal, { of, id, stored }) !== undefined) continue
        findings.push(`${table}: the server did not write the password of ${id}`)
      }
      after = page.at(-1)?.id
      await nextTurn()
      signal?.throwIfAborted()
    }
  }
  return findings
}
