// The key that seals rows of test databases, and the inbox drained with it.

import { drainInbox, type InboxParts } from '@fairtick/server/engine/commands/inbox'
import type { Queryable } from '@fairtick/server/platform/database'
import { createRowSeal } from '@fairtick/server/platform/row-seal'

export const TEST_ROW_SEAL = createRowSeal(new Uint8Array(32))

/** As the job does it; what is set aside tells nobody. */
export function drainTestInbox(
  database: InboxParts['database'],
  ask: InboxParts['ask'],
): Promise<void> {
  return drainInbox({ database, ask, rowSeal: TEST_ROW_SEAL, onSetAside: () => {} })
}

/** The causes of what was not asked yet, in their order. */
export async function waitingInInbox(database: Queryable): Promise<readonly string[]> {
  const rows = await database.query<{ cause: string }>(
    "SELECT cause FROM engine_inbox WHERE state = 'waiting' ORDER BY id",
  )
  return rows.map(({ cause }) => cause)
}
