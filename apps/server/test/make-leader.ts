// For suites of the running server: somebody leads with the practice account, as the office would
// have decided it; the server stands still while its rows are written.

import { addToInbox } from '@fairtick/server/engine/commands/inbox'
import { LEADING_TERMS } from '@fairtick/server/engine/engine-fixture'
import { openDatabase } from '@fairtick/server/platform/open-database'
import { openRowSeal } from '@fairtick/server/platform/row-seal'
import { insertLeading, shownId } from './copying-fixture.ts'
import type { TestServer } from './test-server.ts'

/** The id under which others follow them. */
export async function makeLeader(
  { dataFolder, databasePlace, kill9, restart }: TestServer,
  userId: string,
): Promise<string> {
  await kill9()
  const database = await openDatabase(databasePlace)
  const rowSeal = openRowSeal(dataFolder)
  const [account] = await database.query<{ id: string }>(
    `SELECT id FROM account WHERE user_id = $1 AND kind = 'practice'`,
    [userId],
  )
  if (account === undefined) throw new Error(`${userId} has no practice account`)
  const accountId = account.id
  try {
    await insertLeading({ database, rowSeal }, { accountId, userId })
    const command = { kind: 'set-leading', accountId, terms: LEADING_TERMS } as const
    await addToInbox(database, rowSeal, { cause: `leading:${accountId}`, command, timeMs: 1 })
  } finally {
    await database.close()
  }
  await restart()
  return shownId(accountId)
}
