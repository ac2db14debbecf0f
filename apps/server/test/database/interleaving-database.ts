// A database on which something comes before the next transaction, as another call's commit may.

import type { TestDatabase } from './test-database.ts'

export function interleavingDatabase(database: TestDatabase) {
  let act: (() => Promise<unknown>) | undefined
  const transaction: TestDatabase['transaction'] = async (work) => {
    const first = act
    act = undefined
    await first?.()
    return await database.transaction(work)
  }
  return {
    database: { ...database, transaction },
    /** Whatever was read by then has been read: `work` comes behind it, and before its writing. */
    beforeNextTransaction: (work: () => Promise<unknown>) => {
      act = work
    },
    hasRun: () => act === undefined,
  }
}
