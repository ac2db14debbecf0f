// For suites of the running server: somebody leads with the practice account, as the office would
// have decided it; the server stands still while its rows are written.

import { addToInbox } from '@fairtick/server/engine/commands/inbox'
import { LEADING_TERMS } from '@fairtick/server/engine/engine-fixture'
import { appendByCommand } from '@fairtick/server/features/audit/public'
import { updateDecided } from '@fairtick/server/features/leaders/application-store'
import { insertStaff } from '@fairtick/server/features/staff/store'
import type { Database } from '@fairtick/server/platform/database'
import { openKeys } from '@fairtick/server/platform/key-folder'
import { openDatabase } from '@fairtick/server/platform/open-database'
import { openRowSeal, type RowSeal } from '@fairtick/server/platform/row-seal'
import { insertLeading, shownId } from './copying-fixture.ts'
import type { TestServer } from './test-server.ts'

/** The id under which others follow them. */
export async function makeLeader(
  { dataFolder, databasePlace, kill9, restart }: TestServer,
  userId: string,
): Promise<string> {
  await kill9()
  const database = await openDatabase(databasePlace)
  const rowSeal = openRowSeal(openKeys({ dataFolder }))
  const [account] = await database.query<{ id: string }>(
    `SELECT id FROM account WHERE user_id = $1 AND kind = 'practice'`,
    [userId],
  )
  if (account === undefined) throw new Error(`${userId} has no practice account`)
  const accountId = account.id
  try {
    await insertLeading({ database, rowSeal }, { accountId, userId })
    await approve(database, rowSeal, `application-${accountId}`)
    const command = { kind: 'set-leading', accountId, terms: LEADING_TERMS } as const
    await addToInbox(database, rowSeal, { cause: `leading:${accountId}`, command, timeMs: 1 })
  } finally {
    await database.close()
  }
  await restart()
  return shownId(accountId)
}

/** As a member of the staff would, who cannot log in. */
async function approve(database: Database, rowSeal: RowSeal, id: string): Promise<void> {
  const staffId = 'lets-lead'
  const reviewer = { id: staffId, email: 'lets-lead@house.example', name: 'Rei', createdMs: 1 }
  const facts = { action: 'leader.approve', subjectKind: 'leader', subjectId: id, staffId } as const
  await database.transaction(async (tx) => {
    await insertStaff(tx, { ...reviewer, seat: null })
    await updateDecided(tx, id, { status: 'approved', reason: null, staffId, nowMs: 1 })
    await appendByCommand(tx, rowSeal, facts, () => 1)
  })
}
