// A thief of the run-time role writes rows of roles: planted, copied or put back they give nothing.

import { findUnauthorised } from '@fairtick/server/features/authority/public'
import { countActiveAdmins } from '@fairtick/server/features/staff/public'
import { BOTH_DATABASES, isMissing } from '@fairtick/server/test/database/both-databases'
import type { TestDatabase } from '@fairtick/server/test/database/test-database'
import {
  type Member,
  type OfficeFixture,
  openOffice,
  outcome,
} from '@fairtick/server/test/office/office-fixture'
import { TEST_ROW_SEAL } from '@fairtick/server/test/row-seal'
import { createManualClock } from '@fairtick/testkit/manual-clock'
import type { StaffRole } from '@fairtick/wire/admin/roles'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

describe.each(BOTH_DATABASES)('on %s a role', (name, open) => {
  let database: TestDatabase
  let office: OfficeFixture
  let [ann, bob, eve]: Member[] = []
  beforeEach(async () => {
    database = await open()
    office = await openOffice(database, createManualClock(Date.UTC(2026, 0, 15)))
    ann = await office.setUp()
    bob = await office.setUpSecond()
    eve = await office.hire(ann, 'eve@house.example')
  })
  afterEach(async () => {
    await office.stop()
    await database.close()
  })

  const rolesOfEve = async () => (await (eve as Member).client.call('me')).roles
  const maySeeStaff = () => outcome((eve as Member).client.call('staff'))
  const findings = () => findUnauthorised(database, TEST_ROW_SEAL)
  const give = async (roles: StaffRole[]) => {
    const [asker, approver, about] = [ann, bob, eve] as [Member, Member, Member]
    const asked = await asker.client.call('requestRoles', {
      ...{ body: { id: about.id, roles }, proof: office.nextCode(asker.factor) },
    })
    const body = { id: asked.id, hash: asked.hash }
    const proof = office.nextCode(approver.factor)
    await approver.client.call('approveRequest', { body, proof })
    eve = await office.loginAgain(about)
  }

  it.skipIf(isMissing(name))('that was planted or copied gives nothing, and is found', async () => {
    expect(await findings()).toEqual([])
    await database.query(
      `INSERT INTO staff_role (staff_id, role, basis, seal)
       SELECT $1, role, basis, seal FROM staff_role WHERE staff_id = $2
       UNION ALL SELECT $1, 'finance', 'enrolment', 'made up'`,
      [eve?.id, ann?.id],
    )
    expect([await rolesOfEve(), await maySeeStaff()]).toEqual([[], 'not_permitted'])
    // Nor is it one of the admins who have to stay.
    expect(await countActiveAdmins(database, { rowSeal: TEST_ROW_SEAL })).toBe(2)
    expect(await findings()).toEqual(
      ['admin', 'finance'].map(
        (role) => `staff_role: the server did not give ${eve?.id} the role ${role}`,
      ),
    )
  })

  it.skipIf(isMissing(name))('that was taken away and put back gives nothing', async () => {
    await give(['admin'])
    expect([await rolesOfEve(), await maySeeStaff()]).toEqual([['admin'], 'done'])
    const [row] = await database.query<{ role: string; basis: string; seal: string }>(
      'SELECT role, basis, seal FROM staff_role WHERE staff_id = $1',
      [eve?.id],
    )
    await give(['support'])
    expect(await findings()).toEqual([])
    await database.query('INSERT INTO staff_role VALUES ($1, $2, $3, $4)', [
      ...[eve?.id, row?.role, row?.basis, row?.seal],
    ])
    expect(await rolesOfEve()).toEqual(['support'])
    expect(await findings()).toEqual([
      `staff_role: the server did not give ${eve?.id} the role admin`,
    ])
  })
})
