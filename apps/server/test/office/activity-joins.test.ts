// Joining an activity: which rules were accepted, when, and who sees it.

import { OPEN_JURISDICTION, parseJurisdiction } from '@fairtick/core/engine/jurisdiction'
import { HOUR_MS } from '@fairtick/core/time/duration'
import { instantFromMs } from '@fairtick/core/time/instant'
import { openContentReader } from '@fairtick/server/features/content/public'
import { contentRoutes } from '@fairtick/server/features/content/routes'
import { readCatalogue } from '@fairtick/server/features/market/public'
import { readConfig } from '@fairtick/server/platform/config'
import { openTestDatabase, type TestDatabase } from '@fairtick/server/test/database/test-database'
import { TEST_ROW_SEAL } from '@fairtick/server/test/row-seal'
import { insertMember, userOf } from '@fairtick/server/test/team-members'
import { createManualClock } from '@fairtick/testkit/manual-clock'
import type { CustomerContext } from '@fairtick/wire/handler'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Form, publish, textForm } from './content-fixture.ts'
import { type Member, type OfficeFixture, openOffice, outcome } from './office-fixture.ts'

let database: TestDatabase
let office: OfficeFixture
let admin: Member
let writer: Member
let approver: Member
let calls: ReturnType<typeof contentRoutes>
let jurisdiction = OPEN_JURISDICTION
const clock = createManualClock(Date.UTC(2026, 0, 15, 12))

beforeAll(async () => {
  database = await openTestDatabase()
  office = await openOffice(database, clock)
  admin = await office.setUp()
  writer = await office.hire(admin, 'wren@house.example', ['content'])
  approver = await office.hire(admin, 'abel@house.example', ['content'])
  await insertMember(database, 'hana')
  await insertMember(database, 'ken')
  const reader = openContentReader({ database, rowSeal: TEST_ROW_SEAL, nowMs: clock.wallMs })
  calls = contentRoutes({
    config: readConfig({}),
    nextRollover: (at) => at,
    marketChanges: { all: () => 0 },
    now: () => instantFromMs(clock.wallMs()),
    ...{ catalogue: readCatalogue(), gateways: () => [] },
    bus: { ask: async () => ({ instruments: [] }) as never },
    source: 'live',
    marketOrigin: () => 'venues',
    isMarketUnverified: () => false,
    simulatedDay: () => null,
    readHours: () => null,
    isDemo: false,
    profile: () => undefined,
    ...{ jurisdiction: () => jurisdiction, lossShare: () => undefined },
    jurisdictionName: () => '',
    reader,
    readUser: () => Promise.reject(new Error('not asked')),
  })
})
afterAll(async () => {
  await office.stop()
  await database.close()
})

const HANA: CustomerContext = {
  language: 'ja',
  address: '192.0.2.7',
  device: '',
  key: undefined,
  caller: { userId: userOf('hana'), sessionId: 's' },
}
const KEN: CustomerContext = { ...HANA, caller: { userId: userOf('ken'), sessionId: 's' } }

describe('joining an activity', () => {
  const rules = (title: string, more: Partial<Form> = {}) =>
    textForm(title, { joining: 'terms', ...more })
  const join = (id: string, who = HANA) => calls.joinActivity({ query: {}, body: { id } }, who)
  const shown = async (title: string, who = HANA) => {
    const answer = await calls.activities({ query: {}, body: {} }, { ...who, language: 'en' })
    return 'data' in answer ? answer.data.find((one) => one.title === `${title} en`) : undefined
  }

  it('records once which version of the rules was accepted, and when', async () => {
    const { id, item } = await publish(writer, approver, { kind: 'activity', form: rules('Cup') })
    expect(await shown('Cup')).toMatchObject({ joining: 'terms', version: 1, joined: null })
    const first = clock.wallMs()
    expect(await join(id)).toHaveProperty('data')
    clock.advanceMs(1_000)
    await join(id)
    expect(await shown('Cup')).toMatchObject({ joined: { time: first, version: 1 } })
    expect(await shown('Cup', KEN)).toMatchObject({ joined: null })

    const next = await publish(writer, approver, { kind: 'activity', item, form: rules('Cup') })
    expect(await join(id)).toMatchObject({ code: 'activity_changed' })
    expect(await shown('Cup')).toMatchObject({ version: 2, joined: { time: first, version: 1 } })
    await join(next.id)
    expect(await shown('Cup')).toMatchObject({ version: 2, joined: { version: 2 } })
    expect((await writer.client.call('content', { query: { id } })).joined).toBe(1)
  })

  it('is of what is open, shown and to be joined alone', async () => {
    const at = clock.wallMs()
    const add = async (form: Form) =>
      (await publish(writer, approver, { kind: 'activity', form })).id
    const closed = { code: 'activity_closed' }
    const past = await add(rules('Gone', { from: null, until: at - HOUR_MS }))
    expect(await join(past)).toMatchObject(closed)
    expect(await join(await add(rules('Soon', { from: at + HOUR_MS })))).toMatchObject(closed)
    expect(await join(await add(textForm('Plain')))).toMatchObject(closed)
    for (const id of ['nobody', "1' OR '1'='1", '<script>'])
      expect(await join(id)).toMatchObject({ code: 'activity_changed' })
    const drafted = await writer.act('draftContent', {
      body: { kind: 'activity', form: rules('Draft') },
    })
    expect(await join(drafted.id)).toMatchObject({ code: 'activity_changed' })
    const { count } = (await database.query('SELECT count(*) FROM activity_join'))[0] ?? {}
    expect(count).toBe(2n)
  })

  it('TR-13: is refused where the rules of the country forbid incentives, and nothing is kept', async () => {
    const form = rules('Prize')
    const { id } = await publish(writer, approver, { kind: 'activity', form })
    jurisdiction = parseJurisdiction({ ...OPEN_JURISDICTION.text, incentives: false })
    const refused = { code: 'not_allowed_here', detail: { rule: 'incentives' } }
    expect(await join(id)).toMatchObject(refused)
    expect(await shown('Prize')).toMatchObject({ joined: null })
    jurisdiction = OPEN_JURISDICTION
    await join(id)
    expect(await shown('Prize')).toMatchObject({ joined: { version: 1 } })
  })

  it('needs the rules in all six languages, and nothing else is joined', async () => {
    const { en } = rules('Half').texts
    const half = { kind: 'activity', form: { ...rules('Half'), texts: { en } } } as const
    expect(await outcome(writer.act('draftContent', { body: half }))).toBe(400)
    const asked = { kind: 'faq', form: rules('Asked') } as const
    expect(await outcome(writer.act('draftContent', { body: asked }))).toBe(400)
  })

  it('is seen by who may see customers, and that is written down', async () => {
    admin = await office.loginAgain(admin)
    const { data } = await admin.client.call('contents', { query: { size: '100' } })
    const id = data.find(({ title }) => title === 'Cup en')?.id ?? ''
    const { total, data: joins } = await admin.client.call('activityJoins', { query: { id } })
    expect([total, joins.map(({ version }) => version)]).toEqual([2, [2, 1]])
    const [entry] = await database.query(
      "SELECT subject_id, detail FROM audit_entry WHERE action = 'content.joins'",
    )
    expect(entry).toMatchObject({ subject_id: id, detail: expect.stringContaining(userOf('hana')) })
    expect(await outcome(writer.client.call('activityJoins', { query: { id } }))).toBe(
      'not_permitted',
    )
    const agreement = data.find(({ kind }) => kind !== 'activity')?.id ?? 'nothing'
    const other = admin.client.call('activityJoins', { query: { id: agreement } })
    expect(await outcome(other)).toBe('not_found')
  })
})
