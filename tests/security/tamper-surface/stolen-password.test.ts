// A thief of the run-time role copies the hash of a password that they know: it opens nothing.

import { createSessionFixture } from '@fairtick/server/features/auth/session-fixture'
import { findUnauthorised } from '@fairtick/server/features/authority/public'
import { BOTH_DATABASES, isMissing } from '@fairtick/server/test/database/both-databases'
import type { TestDatabase } from '@fairtick/server/test/database/test-database'
import { TEST_ROW_SEAL } from '@fairtick/server/test/row-seal'
import { createManualClock } from '@fairtick/testkit/manual-clock'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

const VICTIM = { phone: '09011112222', email: 'victim@a.example', password: 'walnut bridge 52' }
const THIEF = { phone: '09033334444', email: 'thief@a.example', password: 'copper lantern 81' }

describe.each(BOTH_DATABASES)('on %s a copied password', (name, open) => {
  let database: TestDatabase
  beforeEach(async () => {
    database = await open()
  })
  afterEach(() => database.close())

  it.skipIf(isMissing(name))('opens no account of another, and is found', async () => {
    const auth = await createSessionFixture(database, createManualClock(Date.UTC(2026, 0, 15)))
    const { context } = await auth.enter(VICTIM)
    await auth.enter(THIEF)
    const findings = () => findUnauthorised(database, TEST_ROW_SEAL)
    expect(await findings()).toEqual([])
    const victimId = context.caller.userId
    await database.query(
      `UPDATE app_user SET password_hash = (SELECT password_hash FROM app_user WHERE id <> $1)
       WHERE id = $1`,
      [victimId],
    )
    const tried = await auth.login(VICTIM.phone, THIEF.password)
    expect(tried).toMatchObject({ declined: 'refused', code: 'login_failed' })
    expect(await auth.login(THIEF.phone, THIEF.password)).toHaveProperty('token')
    expect(await findings()).toEqual([
      `app_user: the server did not write the password of ${victimId}`,
    ])
  })
})
