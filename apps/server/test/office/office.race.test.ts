// The back office on a real PostgreSQL, where two meet: decided once, nobody slips in.

import { HOUR_MS } from '@fairtick/core/time/duration'
import { lockChain } from '@fairtick/server/features/audit/public'
import {
  createSessionFixture,
  type SessionFixture,
} from '@fairtick/server/features/auth/session-fixture'
import type { Database, Queryable } from '@fairtick/server/platform/database'
import { openDatabase } from '@fairtick/server/platform/open-database'
import {
  type PostgresServer,
  startPostgresServer,
  whyNoPostgres,
} from '@fairtick/server/test/database/postgres-server'
import { RACE_ROUNDS } from '@fairtick/testkit/drawn-sample'
import { createManualClock } from '@fairtick/testkit/manual-clock'
import { createSoftPasskey } from '@fairtick/testkit/soft-passkey'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Member, type OfficeFixture, openOffice, outcome } from './office-fixture.ts'

const LOCK_ROUNDS = RACE_ROUNDS / 2
const PASSWORD = 'walnut bridge 52'

describe.skipIf(whyNoPostgres() !== undefined)('in the back office, two at once', () => {
  const clock = createManualClock(Date.UTC(2026, 0, 15))
  let server: PostgresServer
  let database: Database
  let auth: SessionFixture
  let office: OfficeFixture
  let [ann, bob, eve, kim]: Member[] = []
  beforeAll(async () => {
    server = await startPostgresServer()
    database = await openDatabase({ kind: 'postgres', url: await server.newDatabase() })
    auth = await createSessionFixture(database, clock)
    office = await openOffice(database, clock)
    ann = await office.setUp()
    bob = await office.hire(ann, 'bob@staff.example', ['admin'])
    eve = await office.hire(ann, 'eve@staff.example', ['admin'])
    kim = await office.hire(ann, 'kim@staff.example')
  })
  afterAll(async () => {
    await office?.stop()
    await database?.close()
    await server?.remove()
  })

  test(`${RACE_ROUNDS} approve/approve and approve/reject: decided once (REL-58)`, async () => {
    if (!ann || !bob || !eve || !kim) throw new Error('not set up')
    for (let round = 0; round < RACE_ROUNDS; round += 1) {
      const roles = round % 2 === 0 ? (['support'] as const) : ([] as const)
      const { id, hash } = await ann.client.call('requestRoles', {
        body: { id: kim.id, roles: [...roles] },
        proof: office.nextCode(ann.factor),
      })
      // Codes are of a step each, and tries are counted by the hour.
      clock.advanceMs(80_000)
      const approve = ({ client, factor }: Member) =>
        outcome(
          client.call('approveRequest', { body: { id, hash }, proof: office.codeNow(factor) }),
        )
      const reject = ({ client, factor }: Member) =>
        outcome(client.call('rejectRequest', { body: { id }, proof: office.codeNow(factor) }))
      const second = round % 4 === 3 ? reject(eve) : approve(eve)
      const outcomes = await Promise.all([approve(bob), second])
      expect([round, outcomes.sort()]).toEqual([round, ['done', 'not_found']])
      if (round % 4 !== 3) continue
      // After a rejection the next round begins where this one began.
      await office.giveRoles(kim, [])
    }
    const [counts] = await database.query(
      `SELECT count(*) FILTER (WHERE status = 'pending') AS pending, count(*) AS all,
         (SELECT count(*) FROM audit_entry WHERE action IN ('roles.approved', 'roles.rejected'))
           AS noted
       FROM role_request`,
    )
    expect(counts).toEqual({ pending: 0n, all: BigInt(RACE_ROUNDS), noted: BigInt(RACE_ROUNDS) })
  })

  test('a login and its lock at the same moment: no session is left (TR-12.4)', async () => {
    const { user } = await auth.enter({ phone: '09000000001', email: 'hana@mail.example' })
    const flag = { id: user.id, flag: 'login' } as const
    for (let round = 0; round < LOCK_ROUNDS; round += 1) {
      const lock = { ...flag, reason: 'legal_order' } as const
      const logins = [1, 2, 3].map(() => auth.login('09000000001', PASSWORD))
      const locked = ann?.act('lockUser', { body: lock })
      await Promise.all([...logins, locked])
      const open = await database.query('SELECT 1 FROM session WHERE user_id = $1', [user.id])
      expect([round, open]).toEqual([round, []])
      await ann?.act('unlockUser', { body: flag })
    }
  })

  test('forty looks at once: each is written down, in one chain (REL-59)', async () => {
    ann = await office.login(ann?.email ?? '', ann?.factor ?? '')
    const { client } = ann
    const looks = Array.from({ length: 40 }, () => outcome(client.call('users')))
    expect(new Set(await Promise.all(looks))).toEqual(new Set(['done']))
    expect((await client.call('auditCheck')).findings).toEqual([])
    const [noted] = await database.query(
      "SELECT count(*) AS count FROM audit_entry WHERE action = 'user.list'",
    )
    expect(noted).toEqual({ count: 40n })
  })

  test('a passkey that is added while its owner’s factor is reset does not stay', async () => {
    if (!ann || !bob || !kim) throw new Error('not set up')
    ann = await office.loginAgain(ann)
    const { request } = await ann.act('resetFactor', { body: { id: kim.id } })
    clock.advanceMs(HOUR_MS)
    const owner = await office.login(kim.email, kim.factor)
    const admin = await office.login(bob.email, bob.factor)
    const { challenge } = await owner.act('beginPasskey', {})
    const body = { ...createSoftPasskey().make(challenge), name: 'Key' }
    const approval = { id: request?.id ?? '', hash: request?.hash ?? '' }
    const waitingFor = (count: number) => async (tx: Queryable) =>
      (await tx.query("SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND NOT granted"))
        .length === count
    // The reset has its turn first; the session was looked at before.
    const [reset, added] = await database.transaction(async (tx) => {
      await lockChain(tx)
      const resetting = outcome(admin.act('approveRequest', { body: approval }))
      await expect.poll(() => waitingFor(1)(tx)).toBe(true)
      const adding = outcome(owner.client.call('addPasskey', { body }))
      await expect.poll(() => waitingFor(2)(tx)).toBe(true)
      return [resetting, adding].map((waiting) => () => waiting)
    })
    expect([await reset?.(), await added?.()]).toEqual(['done', 'factor_wrong'])
    const sql = 'SELECT 1 FROM staff_passkey WHERE staff_id = $1'
    expect(await database.query(sql, [owner.id])).toEqual([])
  })

  test('two admins who approve that the other goes: one of them stays', async () => {
    if (!ann || !bob || !eve) throw new Error('not set up')
    const asking = await office.loginAgain(ann)
    const [one, other] = [await office.loginAgain(bob), await office.loginAgain(eve)]
    const ask = async ({ id }: Member) =>
      (await asking.act('deactivateStaff', { body: { id } })).request
    const requests = [await ask(other), await ask(one)]
    clock.advanceMs(80_000)
    const outcomes = await Promise.all(
      [one, other].map(({ client, factor }, place) => {
        const { id = '', hash = '' } = requests[place] ?? {}
        const proof = office.codeNow(factor)
        return outcome(client.call('approveRequest', { body: { id, hash }, proof }))
      }),
    )
    expect(outcomes.filter((answer) => answer === 'done')).toHaveLength(1)
    const { data } = await asking.client.call('staff')
    const admins = data.filter(({ roles }) => roles.includes('admin'))
    expect(admins.map(({ id }) => id)).toContain(ann.id)
    expect(admins).toHaveLength(2)
    expect((await asking.client.call('auditCheck')).findings).toEqual([])
  })
})
