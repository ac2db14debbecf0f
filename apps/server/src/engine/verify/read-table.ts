// Rows of one table by key, each as one text: what a comparison looks at.

import type { Queryable } from '../../platform/database.ts'
import type { ExpectedTable } from './expected-rows.ts'

type Row = { readonly key: string; readonly text: string }

export async function readTable(
  database: Queryable,
  sql: string,
  parameters: readonly unknown[] = [],
): Promise<ExpectedTable> {
  const rows = await database.query<Row>(sql, parameters)
  return new Map(rows.map(({ key, text }) => [key, text]))
}
