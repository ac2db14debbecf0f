// Hostile input to every call of the back office over the schemas of its contract (REL-36).

import { openTestDatabase, type TestDatabase } from '@fairtick/server/test/database/test-database'
import {
  type Member,
  type OfficeFixture,
  openOffice,
} from '@fairtick/server/test/office/office-fixture'
import { sampleFuzz } from '@fairtick/testkit/drawn-sample'
import { createManualClock } from '@fairtick/testkit/manual-clock'
import { ADMIN_CONTRACT } from '@fairtick/wire/admin/api-contract'
import { STAFF_ROLES } from '@fairtick/wire/admin/roles'
import type { AdminCallName } from '@fairtick/wire/admin/routes'
import { SECOND_FACTOR_HEADER } from '@fairtick/wire/admin/second-factor'
import { formFields } from '@fairtick/wire/form-fields'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'

/** Inputs of a call. */
const PARTS = { fixed: 8, drawn: 8, all: 60 }
const STATUSES = [200, 400, 403, 404, 413, 429]
/** These would end the session that the others need. */
const NAMES = (Object.keys(ADMIN_CONTRACT) as AdminCallName[]).filter(
  (name) => !['logout', 'endMySessions', 'changePassword'].includes(name),
)

let database: TestDatabase
let office: OfficeFixture
let ann: Member

beforeAll(async () => {
  database = await openTestDatabase()
  office = await openOffice(database, createManualClock(Date.UTC(2026, 0, 15)))
  ann = await office.setUp()
  // All, so that no call is refused before it has looked at what came.
  await office.giveRoles(ann, STAFF_ROLES)
})
afterAll(async () => {
  await office.stop()
  await database.close()
})

const hostileText = fc.oneof(
  fc.constantFrom('', ' ', '\u0000', '\ud800', '-1', '1e309', '0x10', '99999999999999999999'),
  fc.constantFrom("' OR 1=1 --", '%', '../../etc/passwd', '__proto__', 'x'.repeat(70_000)),
  fc.constantFrom('someone@mail.example', '09012345678', '123456', 'login', 'all', '１２３'),
  fc.string({ unit: 'binary', maxLength: 60 }),
)
const hostileValue = fc.oneof(
  { weight: 6, arbitrary: hostileText as fc.Arbitrary<unknown> },
  { weight: 2, arbitrary: fc.jsonValue() },
  { weight: 1, arbitrary: fc.constantFrom(['admin', 'admin'], [['admin']], { id: 'x' }) },
)

/** Most fields of the form, each with anything; sometimes one that it does not have. */
function hostileForm(name: AdminCallName, part: 'query' | 'body') {
  const fields = Object.keys(formFields(ADMIN_CONTRACT[name][part]))
  const value = part === 'query' ? hostileText.map((text) => text.slice(0, 500)) : hostileValue
  const model: Record<string, fc.Arbitrary<unknown>> = { isAdmin: value }
  for (const field of fields) model[field] = value
  return fc.record(model, { requiredKeys: fields })
}

test.each(NAMES)('%s answers whatever comes by its contract', async (name) => {
  // Each code takes its half minute: a session would not last for all calls.
  ann = await office.loginAgain(ann)
  const { route, result, query, body } = ADMIN_CONTRACT[name]
  const isRead = route.method === 'GET'
  const answersWell = fc.asyncProperty(
    hostileForm(name, isRead ? 'query' : 'body'),
    async (form) => {
      const fields = form as Record<string, unknown>
      const search = isRead ? `?${new URLSearchParams(fields as Record<string, string>)}` : ''
      const response = await fetch(office.office.url + route.path + search, {
        method: route.method,
        headers: {
          Lang: 'en',
          Authorization: `Bearer ${ann.token}`,
          // Whatever comes: a right code, so that it is the handler that has to bear it.
          [SECOND_FACTOR_HEADER]: office.nextCode(ann.factor),
          ...(isRead ? {} : { 'Content-Type': 'application/json' }),
        },
        ...(isRead ? {} : { body: JSON.stringify(fields) }),
      })
      const answer = (await response.json()) as Record<string, unknown>
      expect(STATUSES).toContain(response.status)
      expect(answer.status).toBe(response.status)
      if (response.status === 200) {
        expect(result.safeParse(answer.result).success).toBe(true)
        const isFit = isRead ? query.safeParse(fields) : body.safeParse(fields)
        expect(isFit.success).toBe(true)
      } else {
        expect(answer.code).not.toBe('not_permitted')
        expect(answer.message).toMatch(/[A-Za-z]/)
        expect(JSON.stringify(answer)).not.toMatch(/at .*\.ts|syntax error|postgres/)
      }
    },
  )
  for (const runs of sampleFuzz(`office inputs of ${name}`, PARTS)) {
    await fc.assert(answersWell, runs)
  }
})

test('nothing of it came into the roles, and the chain holds', async () => {
  const [roles] = await database.query('SELECT count(*) AS count FROM staff_role')
  expect(roles).toEqual({ count: BigInt(STAFF_ROLES.length) })
  const { findings } = await office.clientOf(ann.token).call('auditCheck')
  expect(findings).toEqual([])
  expect(office.logLines.filter((line) => line.includes('"level":50'))).toEqual([])
})
