// A sealed row of the inbox lets somebody lead whom none of the staff has let: the checks name it.

import { addToInbox, drainInbox } from '@fairtick/server/engine/commands/inbox'
import {
  createSettableClock,
  LEADING_TERMS,
  openEngine,
} from '@fairtick/server/engine/engine-fixture'
import { findUnauthorised } from '@fairtick/server/features/authority/public'
import { openTestDatabase } from '@fairtick/server/test/database/test-database'
import { insertApplicationOf } from '@fairtick/server/test/office/insert-application'
import { openOffice } from '@fairtick/server/test/office/office-fixture'
import { TEST_ROW_SEAL } from '@fairtick/server/test/row-seal'
import { insertMember, userOf } from '@fairtick/server/test/team-members'
import { createManualClock } from '@fairtick/testkit/manual-clock'
import { expect, it } from 'vitest'

const NOON = Date.UTC(2026, 0, 15, 3)

it('to lead takes an application that somebody has approved by the audit log', async () => {
  const database = await openTestDatabase()
  const engine = await openEngine(database, createSettableClock(NOON))
  const office = await openOffice(database, createManualClock(NOON))
  const ann = await office.setUp()
  const findings = async () => {
    const parts = { database, ask: engine.ask, rowSeal: TEST_ROW_SEAL, onSetAside: () => {} }
    await drainInbox(parts)
    return (await findUnauthorised(database, TEST_ROW_SEAL)).map((one) =>
      one.replace(/^command \d+: /, ''),
    )
  }
  await insertMember(database, 'm')
  await engine.open('m')
  const accountId = 'm'
  const command = { kind: 'set-leading', accountId, terms: LEADING_TERMS } as const
  await addToInbox(database, TEST_ROW_SEAL, { cause: 'leading:1', command, timeMs: NOON })
  expect(await findings()).toEqual(['set-leading m: no approved application has these terms'])

  await insertApplicationOf(database, { id: 'x', userId: userOf('m'), accountId, appliedMs: NOON })
  const approve = `UPDATE leader_application SET status = 'approved', decided_by = $1,
    decided_time = $2 WHERE id = 'x'`
  await database.query(approve, [ann.id, String(NOON)])
  const { profitShare, maxCopied } = LEADING_TERMS
  const terms = { profitShare, maxCopied, maxFollowers: 100 }
  const other = { kind: 'set-leading', accountId, terms } as const
  await addToInbox(database, TEST_ROW_SEAL, { cause: 'leading:2', command: other, timeMs: NOON })
  expect(await findings()).toEqual([
    'set-leading m: no approved application has these terms',
    'set-leading m: the audit log does not show who let them lead',
  ])
  // To end it takes nobody.
  const end = { kind: 'set-leading', accountId, terms: undefined } as const
  await addToInbox(database, TEST_ROW_SEAL, { cause: 'leading:3', command: end, timeMs: NOON })
  expect(await findings()).toHaveLength(2)
  await office.stop()
  await engine.stop()
  await database.close()
})
