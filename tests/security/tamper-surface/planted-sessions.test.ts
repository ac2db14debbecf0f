// A thief of the run-time role writes rows of sessions: planted, or given to somebody else, they
// open nothing.

import { createSessionFixture } from '@fairtick/server/features/auth/session-fixture'
import { findUnauthorised } from '@fairtick/server/features/authority/public'
import { hashOf } from '@fairtick/server/platform/random-id'
import { BOTH_DATABASES, isMissing } from '@fairtick/server/test/database/both-databases'
import type { TestDatabase } from '@fairtick/server/test/database/test-database'
import { openOffice, outcome } from '@fairtick/server/test/office/office-fixture'
import { TEST_ROW_SEAL } from '@fairtick/server/test/row-seal'
import { createManualClock } from '@fairtick/testkit/manual-clock'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

const VICTIM = { phone: '09011112222', email: 'victim@a.example', password: 'walnut bridge 52' }
const THIEF = { phone: '09033334444', email: 'thief@a.example', password: 'copper lantern 81' }
const START = Date.UTC(2026, 0, 15)

describe.each(BOTH_DATABASES)('on %s a session', (name, open) => {
  let database: TestDatabase
  beforeEach(async () => {
    database = await open()
  })
  afterEach(() => database.close())

  const findings = () => findUnauthorised(database, TEST_ROW_SEAL)

  it.skipIf(isMissing(name))('of a customer opens nothing where it was planted', async () => {
    const auth = await createSessionFixture(database, createManualClock(START))
    const victim = await auth.enter(VICTIM)
    expect([await findings(), await auth.sessions.check(victim.token)]).toEqual([
      [],
      expect.objectContaining({ userId: victim.context.caller.userId }),
    ])
    const planted = 'a token that the thief made up'
    await database.query(
      `INSERT INTO session SELECT 'planted', user_id, $1, device, address, created_time,
         last_seen_time, seal FROM session`,
      [hashOf('session-token', planted)],
    )
    expect(await auth.sessions.check(planted)).toBeUndefined()
    expect(await findings()).toEqual(['session: the server did not write row planted'])
  })

  it.skipIf(isMissing(name))('of a customer opens no account that it was moved to', async () => {
    const auth = await createSessionFixture(database, createManualClock(START))
    const victim = await auth.enter(VICTIM)
    await auth.enter(THIEF)
    const login = await auth.login(THIEF.phone, THIEF.password)
    if (!('token' in login)) throw new Error('not logged in')
    const moved = await database.query<{ id: string }>(
      'UPDATE session SET user_id = $1 WHERE token_hash = $2 RETURNING id',
      [victim.context.caller.userId, hashOf('session-token', login.token)],
    )
    expect(await auth.sessions.check(login.token)).toBeUndefined()
    expect(await findings()).toEqual([`session: the server did not write row ${moved[0]?.id}`])
  })

  it.skipIf(isMissing(name))('of the staff opens nobody else in the office', async () => {
    const office = await openOffice(database, createManualClock(START))
    const ann = await office.setUp()
    await office.setUpSecond()
    const eve = await office.hire(ann, 'eve@house.example')
    expect(await outcome(eve.client.call('me'))).toBe('done')
    const [row] = await database.query<{ id: string; created: bigint }>(
      'SELECT id, created_time AS created FROM staff_session WHERE staff_id = $1',
      [eve.id],
    )
    const give = (id: string) =>
      database.query('UPDATE staff_session SET staff_id = $2 WHERE id = $1', [row?.id, id])
    await give(ann.id)
    expect(await outcome(eve.client.call('me'))).toBe('unauthorized')
    expect(await findings()).toEqual([`staff_session: the server did not write row ${row?.id}`])
    await give(eve.id)
    // Nor does one live longer than it may.
    await database.query('UPDATE staff_session SET created_time = created_time + 1 WHERE id = $1', [
      row?.id,
    ])
    expect(await outcome(eve.client.call('me'))).toBe('unauthorized')
    await office.stop()
  })
})
