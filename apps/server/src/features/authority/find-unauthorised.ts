// What stands in the database and was not put there by the server: rows by which somebody who could
// write rows alone tried to move money or to give power. One sentence each.

import { listSetAside, type SetAsideRow } from '../../engine/commands/set-aside.ts'
import type { Queryable } from '../../platform/database.ts'
import type { RowSeal } from '../../platform/row-seal.ts'

/** More would tell nothing new. */
const MAX_FINDINGS = 100

/** None: nothing was found. */
export async function findUnauthorised(
  database: Queryable,
  rowSeal: RowSeal,
): Promise<readonly string[]> {
  const setAside = await listSetAside(database, rowSeal)
  return setAside.map(sayWhy).slice(0, MAX_FINDINGS)
}

function sayWhy({ id, cause, command, fault }: SetAsideRow): string {
  const row = `engine_inbox: row ${id} (${cause}) was set aside`
  if (fault === 'seal_wrong') return `${row}, no slice made it: ${command}`
  if (fault === 'kind_not_allowed') return `${row}, no slice asks that by a row: ${command}`
  return `${row}, though nothing is wrong with it: ${command}`
}
