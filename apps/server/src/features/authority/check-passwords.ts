// Whether every password is one that the server wrote for whose row it stands in.

import type { Queryable } from '../../platform/database.ts'
import type { RowSeal } from '../../platform/row-seal.ts'
import { openPassword } from '../../platform/sealed-password.ts'
import { findInPages } from './find-in-pages.ts'
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
    const found = await findInPages(
      {
        read: (after) => listPasswords(database, table, after),
        judge: (page) =>
          page
            .filter(({ id, stored }) => openPassword(rowSeal, { of, id, stored }) === undefined)
            .map(({ id }) => `${table}: the server did not write the password of ${id}`),
      },
      signal,
    )
    findings.push(...found)
  }
  return findings
}
