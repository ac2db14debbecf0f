// Whether the database answers, for who asks whether a process is ready.

import type { Queryable } from '../platform/database.ts'

export async function answers(database: Queryable): Promise<boolean> {
  try {
    await database.query('SELECT 1')
    return true
  } catch {
    return false
  }
}
