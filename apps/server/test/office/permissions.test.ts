// The back office over real HTTP: every operation for every role, and the two token spaces apart.

import { createHash } from 'node:crypto'
import {
  createSessionFixture,
  type SessionFixture,
} from '@fairtick/server/features/auth/session-fixture'
import { createHttpServer } from '@fairtick/server/http/http-server'
import { readConfig } from '@fairtick/server/platform/config'
import { createLog } from '@fairtick/server/platform/log'
import { createMetrics } from '@fairtick/server/platform/metrics'
import { openTestDatabase, type TestDatabase } from '@fairtick/server/test/database/test-database'
import { createManualClock } from '@fairtick/testkit/manual-clock'
import { ADMIN_CONTRACT, type AdminCallInput } from '@fairtick/wire/admin/api-contract'
import { CHANGE_KINDS, CHANGE_PERMISSIONS } from '@fairtick/wire/admin/change-kinds'
import { PERMISSIONS, ROLE_PERMISSIONS, STAFF_ROLES } from '@fairtick/wire/admin/roles'
import { ADMIN_ROUTES, type AdminCallName } from '@fairtick/wire/admin/routes'
import { ROUTES } from '@fairtick/wire/routes'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Member, type OfficeFixture, openOffice, outcome } from './office-fixture.ts'

const NAMES = Object.keys(ADMIN_CONTRACT) as AdminCallName[]
const LOGS_OUT: readonly AdminCallName[] = ['logout', 'endMySessions']

let database: TestDatabase
let office: OfficeFixture
let admin: Member
let probe: Member
let customers: { readonly app: FastifyInstance; readonly url: string; readonly token: string }

beforeAll(async () => {
  database = await openTestDatabase()
  const clock = createManualClock(Date.UTC(2026, 0, 15))
  const auth = await createSessionFixture(database, clock)
  customers = await openCustomers(auth)
  office = await openOffice(database, clock)
  admin = await office.setUp()
  probe = await office.hire(admin, 'probe@house.example')
})
afterAll(async () => {
  await office.stop()
  await customers.app.close()
  await database.close()
})

/** The customers' own server, with one who is logged in. */
async function openCustomers({ calls, enter, sessions }: SessionFixture) {
  const app = await createHttpServer({
    config: readConfig({}),
    handlers: calls,
    authenticate: sessions.check,
    readiness: () => ({}),
    log: createLog('silent'),
    metrics: createMetrics(),
    webFolder: '/nowhere',
  })
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  const { token } = await enter({ phone: '09000000001', email: 'hana@mail.example' })
  return { app, url, token }
}

async function ask(name: AdminCallName, token: string | undefined) {
  const { method, path } = ADMIN_ROUTES[name]
  const response = await fetch(office.office.url + path, {
    method,
    headers: {
      'Content-Type': 'application/json',
      ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
    },
    ...(method === 'GET' ? {} : { body: '{}' }),
  })
  const { status, code } = (await response.json()) as { status: number; code?: string }
  expect(status).toBe(response.status)
  return code === undefined ? status : code
}

type Asked = AdminCallInput<'requestChange'>['body']['change']

/** One of each kind; what cannot be is refused only after the permission was looked at. */
async function everyKind(): Promise<readonly Asked[]> {
  await office.giveRoles(admin, ['admin'])
  const { moneyTerms, instruments, depositMethods } = await admin.client.call('changeable')
  const [instrument, way] = [instruments[0], depositMethods[0]]
  if (instrument === undefined || way === undefined) throw new Error('nothing to change')
  const { symbol, terms } = instrument
  const kinds: Readonly<Record<Asked['kind'], Asked>> = {
    instrument: { kind: 'instrument', symbol, terms, noticeHours: 1 },
    money_terms: { kind: 'money_terms', terms: moneyTerms, noticeHours: 1 },
    jurisdiction: { kind: 'jurisdiction', id: 'eu', noticeHours: 1 },
    deposit_method: { kind: 'deposit_method', ...way },
    payout_way: { kind: 'payout_way', id: 'bank:jp', isOpen: true },
    limits: { kind: 'limits', limits: { depositCreditByOne: '1', recoveryHoldHours: 72 } },
    profile: { kind: 'profile', profile: { name: 'a', hours: 'b', email: 'c@house.example' } },
    mode: { kind: 'mode', mode: 'live' },
    adjustment: { kind: 'adjustment', accountId: 'x', amount: '1', reason: 'fee_error' },
  }
  return CHANGE_KINDS.map((kind) => kinds[kind])
}

describe('the matrix (REL-56)', () => {
  it('declares an access for each call, and each permission is needed by one', () => {
    const accesses = NAMES.map((name) => ADMIN_CONTRACT[name].access as string)

    const known = ['public', 'self', ...PERMISSIONS] as string[]
    expect(accesses.filter((access) => !known.includes(access))).toEqual([])
    const needed = [...accesses, ...Object.values(CHANGE_PERMISSIONS)]
    expect(PERMISSIONS.filter((permission) => !needed.includes(permission))).toEqual([])
  })

  it('lets nobody in without a token', async () => {
    for (const name of NAMES) {
      const answer = await ask(name, undefined)
      const { access, body } = ADMIN_CONTRACT[name]
      const inside = body.safeParse({}).success ? 200 : 400
      if (access === 'public') expect([name, answer]).toEqual([name, inside])
      else expect([name, answer]).toEqual([name, 'unauthorized'])
    }
  })

  it.each(['nobody', ...STAFF_ROLES] as const)(
    '%s may do what it says and nothing else',
    async (role) => {
      await office.giveRoles(probe, role === 'nobody' ? [] : [role])
      const allowed: readonly string[] = role === 'nobody' ? [] : ROLE_PERMISSIONS[role]
      for (const name of NAMES.filter((other) => !LOGS_OUT.includes(other))) {
        const { access } = ADMIN_CONTRACT[name]
        const mayCall = access === 'public' || access === 'self' || allowed.includes(access)
        const answer = await ask(name, probe.token)
        expect([name, answer === 'not_permitted' ? 'denied' : 'allowed']).toEqual([
          name,
          mayCall ? 'allowed' : 'denied',
        ])
        expect([200, 400, 'not_permitted', 'factor_needed']).toContain(answer)
      }
    },
  )

  it.each(STAFF_ROLES)('%s asks for the kinds of changes that it says', async (role) => {
    await office.giveRoles(probe, [role])
    const allowed = ROLE_PERMISSIONS[role]
    for (const change of await everyKind()) {
      const answer = await outcome(
        probe.client.call('requestChange', {
          body: { change, note: '' },
          proof: office.nextCode(probe.factor),
        }),
      )
      const mayAsk =
        allowed.includes('changes.make') && allowed.includes(CHANGE_PERMISSIONS[change.kind])
      expect([change.kind, answer !== 'not_permitted']).toEqual([change.kind, mayAsk])
    }
  })

  it('acts at the next call when a role is taken away (REL-57)', async () => {
    await office.giveRoles(probe, ['auditor'])
    expect(await ask('auditLog', probe.token)).toBe(200)
    await office.giveRoles(probe, [])
    expect(await ask('auditLog', probe.token)).toBe('not_permitted')
  })
})

describe('two token spaces', () => {
  it("no customer's token opens the back office", async () => {
    for (const name of NAMES.filter((other) => ADMIN_CONTRACT[other].access !== 'public')) {
      expect([name, await ask(name, customers.token)]).toEqual([name, 'unauthorized'])
    }
  })

  it("no admin's token opens the customers' API", async () => {
    const get = (token: string) =>
      fetch(customers.url + ROUTES.sessions.path, { headers: { Authorization: `Bearer ${token}` } })
    expect((await get(customers.token)).status).toBe(200)
    expect((await get(admin.token)).status).toBe(401)
  })

  it('neither server has the paths of the other', async () => {
    expect((await fetch(customers.url + ADMIN_ROUTES.me.path)).status).toBe(404)
    expect((await fetch(office.office.url + ROUTES.sessions.path)).status).toBe(404)
  })

  it('answers no other origin, and nothing may run or be framed there', async () => {
    const { headers } = await fetch(office.office.url + ADMIN_ROUTES.me.path, {
      headers: { Origin: customers.url },
    })
    expect(headers.get('access-control-allow-origin')).toBeNull()
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(headers.get('cache-control')).toBe('no-store')
    const page = await fetch(`${office.office.url}/healthz`)
    const policyOfPages = page.headers.get('content-security-policy') ?? ''
    expect(policyOfPages).toContain("script-src 'self';")
    const emptyText = createHash('sha256').update('').digest('base64')
    expect(policyOfPages).toContain(`style-src 'self' 'sha256-${emptyText}';`)
  })
})
