// The address of somebody's private picture, for staff who may look at it.

import type { Queryable } from '../../platform/database.ts'
import { addressOf } from './file-address.ts'
import { loadFile, loadSigningKey } from './store.ts'

/** Path and query on the customers' server, good for five minutes; undefined: no such picture. */
export async function signAddress(
  database: Queryable,
  id: string,
  nowMs: number,
): Promise<string | undefined> {
  const file = await loadFile(database, id)
  return file && addressOf(file, await loadSigningKey(database), nowMs)
}
