// A text goes from draft to everyone by two people, and is gone when one withdraws it.

import { OPEN_JURISDICTION } from '@fairtick/core/engine/jurisdiction'
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
import type { AdminCallResult } from '@fairtick/wire/admin/api-contract'
import { CallRefused } from '@fairtick/wire/client'
import type { CustomerContext } from '@fairtick/wire/handler'
import { LANGUAGES } from '@fairtick/wire/languages'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { announcementForm, publish, textForm } from './content-fixture.ts'
import { type Member, type OfficeFixture, openOffice, outcome } from './office-fixture.ts'

const START_MS = Date.UTC(2026, 0, 15, 12)
let database: TestDatabase
let office: OfficeFixture
let admin: Member
let writer: Member
let approver: Member
const clock = createManualClock(START_MS)
let calls: ReturnType<typeof contentRoutes>
let reader: ReturnType<typeof openContentReader>

beforeAll(async () => {
  database = await openTestDatabase()
  office = await openOffice(database, clock)
  admin = await office.setUp()
  writer = await office.hire(admin, 'wren@house.example', ['content'])
  approver = await office.hire(admin, 'abel@house.example', ['content'])
  await insertMember(database, 'hana')
  reader = openContentReader({ database, rowSeal: TEST_ROW_SEAL, nowMs: clock.wallMs })
  await reader.ready()
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
    ...{ jurisdiction: () => OPEN_JURISDICTION, lossShare: () => undefined },
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

const draft = (body: Parameters<typeof publish>[2], by = writer) => by.act('draftContent', { body })
const named = ({ id, hash }: AdminCallResult<'content'>) => ({ body: { id, hash } })

async function titles(context = HANA): Promise<string[]> {
  const page = await calls.announcements({ query: {}, body: {} }, context)
  if (!('data' in page)) throw new Error('no page')
  return page.data.map(({ title }) => title)
}

it('writes nothing when staff look at the list: the start of the server puts there what ships', async () => {
  const other = await openTestDatabase()
  const otherOffice = await openOffice(other, clock)
  const { client } = await otherOffice.hire(await otherOffice.setUp(), 'cara@house.example', [
    'content',
  ])
  const { data } = await client.call('contents', { query: {} })
  expect(data).toEqual([])
  await other.close()
})

describe('from draft to everyone', () => {
  it('nothing is shown until another person approved it and somebody published it', async () => {
    const form = announcementForm('Two people')
    const drafted = await draft({ kind: 'announcement', form })
    expect(drafted).toMatchObject({ status: 'draft', version: 1, authors: [writer.id] })
    expect(await titles()).toEqual([])
    expect(await outcome(writer.act('approveContent', named(drafted)))).toBe('own_request')
    expect(await outcome(writer.act('publishContent', named(drafted)))).toBe('not_found')
    const approved = await approver.act('approveContent', named(drafted))
    expect(approved).toMatchObject({ status: 'approved', approvedBy: approver.id })
    expect(await titles()).toEqual([])
    const edit = { body: { id: drafted.id, hash: drafted.hash, form: announcementForm('Other') } }
    expect(await outcome(writer.act('editContent', edit))).toBe('changed_meanwhile')
    await writer.act('publishContent', named(approved))
    expect(await titles()).toEqual(['Two people ja'])
    await writer.act('withdrawContent', { body: { id: drafted.id } })
    expect(await titles()).toEqual([])
    expect(await outcome(approver.act('publishContent', named(approved)))).toBe('not_found')
  })

  it('what was approved is what was read: an edit in between is refused', async () => {
    const drafted = await draft({ kind: 'announcement', form: announcementForm('Read this') })
    const form = announcementForm('Read that')
    const edited = await writer.act('editContent', {
      body: { id: drafted.id, hash: drafted.hash, form },
    })
    expect(await outcome(approver.act('approveContent', named(drafted)))).toBe('changed_meanwhile')
    expect(await outcome(approver.act('approveContent', named(edited)))).toBe('done')
  })

  it('whoever changed a draft is one of its authors and does not approve it', async () => {
    const drafted = await draft({ kind: 'announcement', form: announcementForm('Mine') })
    const body = { id: drafted.id, hash: drafted.hash, form: announcementForm('Ours') }
    const edited = await approver.act('editContent', { body })
    expect(edited.authors).toEqual([writer.id, approver.id])
    expect(await outcome(approver.act('approveContent', named(edited)))).toBe('own_request')
    expect(await outcome(writer.act('approveContent', named(edited)))).toBe('own_request')
  })

  it('two who decide at once: one is told that it is done', async () => {
    const drafted = await draft({ kind: 'announcement', form: announcementForm('At once') })
    const proofs = [approver, admin].map((member) =>
      outcome(member.act('approveContent', named(drafted))),
    )
    expect((await Promise.all(proofs)).toSorted()).toEqual(['done', 'not_found'])
  })

  it('of a thing one next version is under way at a time; it takes the place of the one before', async () => {
    const before = await publish(writer, approver, { kind: 'faq', form: textForm('Why?') })
    const next = { kind: 'faq', item: before.item, form: textForm('Why so?') } as const
    const drafted = await draft(next)
    expect(drafted).toMatchObject({ version: 2, published: { id: before.id, version: 1 } })
    expect(await outcome(draft(next, approver))).toBe('changed_meanwhile')
    await approver.act('approveContent', named(drafted))
    await approver.act('publishContent', named(drafted))
    expect(await writer.client.call('content', { query: { id: before.id } })).toMatchObject({
      status: 'withdrawn',
    })
    const wrong = { ...next, kind: 'activity' } as const
    expect(await outcome(draft(wrong))).toBe('not_found')
  })
})

describe('what is written', () => {
  it('loses all but the tags of the list, and is judged by what is left', async () => {
    const form = textForm('Clean')
    const html = '<p onclick="hit()">a</p><script>hit()</script><a href="javascript:hit()">b</a>'
    form.texts.en.html = html
    const drafted = await draft({ kind: 'faq', form })
    expect(drafted.form.texts.en.html).toBe('<p>a</p>b')
    form.texts.en.html = '<script>hit()</script>'
    expect(await complaints(draft({ kind: 'faq', form }))).toEqual(['texts'])
  })

  it.each([
    ['an announcement that stands nowhere', 'announcement', textForm('x'), 'placements'],
    ['a question with a place of its own', 'faq', announcementForm('x'), 'placements'],
    [
      'a place twice',
      'announcement',
      textForm('x', { placements: ['list', 'list'] }),
      'placements',
    ],
    ['an end before the start', 'activity', textForm('x', { from: 2, until: 1 }), 'until'],
    ['a document without a language', 'about', withoutThai(), 'texts'],
    ['a link to elsewhere', 'faq', textForm('x', { link: 'https://evil.example' }), 'form'],
  ] as const)('%s is a complaint', async (_, kind, form, field) => {
    expect(await complaints(draft({ kind, form }))).toEqual([field])
  })
})

function withoutThai() {
  const form = textForm('x')
  delete form.texts.th
  return form
}

async function complaints(work: Promise<unknown>): Promise<readonly string[]> {
  try {
    await work
    return []
  } catch (error) {
    if (!(error instanceof CallRefused) || error.answer.status !== 400) throw error
    return Object.keys(error.answer.result as object)
  }
}

describe('where an announcement stands', () => {
  const popupOf = async (context: CustomerContext) => {
    const answer = await calls.popup({ query: {}, body: {} }, context)
    return 'popup' in answer ? answer.popup?.title : undefined
  }

  it('list, ticker, banner and popup; the popup once, and none of it after its end', async () => {
    const until = clock.wallMs() + 24 * HOUR_MS
    const places = { placements: ['list', 'popup', 'banner', 'ticker'], until } as const
    const form = announcementForm('Everywhere', { ...places, placements: [...places.placements] })
    const { id } = await publish(writer, approver, { kind: 'announcement', form })
    const told = async () => {
      const home = await calls.home({ query: {}, body: {} }, HANA)
      const banners = await calls.banners({ query: {}, body: {} }, HANA)
      const ticker = 'announcements' in home ? home.announcements.map((one) => one.title) : []
      const boxes = 'data' in banners ? banners.data.map((one) => one.title) : []
      return { ticker, isBanner: boxes.includes('Everywhere ja'), popup: await popupOf(HANA) }
    }
    expect(await told()).toEqual({
      ...{ ticker: ['Everywhere ja'], isBanner: true, popup: 'Everywhere ja' },
    })
    await database.query('INSERT INTO announcement_read VALUES ($1, $2, 1)', [userOf('hana'), id])
    expect(await popupOf(HANA)).toBeUndefined()
    clock.advanceMs(25 * HOUR_MS)
    expect(await told()).toEqual({ ticker: [], isBanner: false, popup: undefined })
    const gone = await calls.announcement({ query: { id }, body: {} }, HANA)
    expect(gone).toEqual({ declined: 'not_found' })
    writer = await office.loginAgain(writer)
    approver = await office.loginAgain(approver)
  })

  it('begins at its time, not before', async () => {
    const from = clock.wallMs() + HOUR_MS
    const form = announcementForm('Later', { from })
    await publish(writer, approver, { kind: 'announcement', form })
    expect(await titles()).not.toContain('Later ja')
    clock.advanceMs(HOUR_MS)
    expect(await titles()).toContain('Later ja')
    writer = await office.loginAgain(writer)
    approver = await office.loginAgain(approver)
  })

  it('a reader whose language is missing gets English, marked as such', async () => {
    const form = announcementForm('Short')
    delete form.texts.ja
    const { id } = await publish(writer, approver, { kind: 'announcement', form })
    const ask = (language: 'ja' | 'ko') =>
      calls.announcement({ query: { id }, body: {} }, { ...HANA, language })
    expect(await ask('ja')).toMatchObject({ title: 'Short en', language: 'en' })
    expect(await ask('ko')).toMatchObject({ title: 'Short ko', language: 'ko' })
  })
})

describe('activities', () => {
  it('are open, not begun or ended by their dates, those that are open first', async () => {
    const at = clock.wallMs()
    const add = (title: string, from: number | null, until: number | null) =>
      publish(writer, approver, { kind: 'activity', form: textForm(title, { from, until }) })
    await add('Past', at - 2 * HOUR_MS, at - HOUR_MS)
    await add('Next', at + HOUR_MS, null)
    await add('Now', at - HOUR_MS, at + 5 * HOUR_MS)
    const answer = await calls.activities({ query: {}, body: {} }, { ...HANA, language: 'en' })
    const states = 'data' in answer ? answer.data.map(({ title, state }) => [title, state]) : []
    expect(states).toEqual([
      ['Now en', 'open'],
      ['Next en', 'upcoming'],
      ['Past en', 'ended'],
    ])
  })
})

describe('a document', () => {
  it('is replaced, never taken away, and its version counts on', async () => {
    const standing = await calls.registerAgreement({ query: { id: '2' }, body: {} }, HANA)
    const version = 'version' in standing ? standing.version : 0
    const form = textForm('Agreement')
    const { id } = await publish(writer, approver, { kind: 'agreement', form })
    const next = await calls.registerAgreement({ query: { id: '2' }, body: {} }, HANA)
    expect(next).toMatchObject({ version: version + 1, title: 'Agreement ja' })
    expect(await outcome(writer.act('withdrawContent', { body: { id } }))).toBe('always_shown')
    // What ships stays beneath what the operator wrote, also after a restart.
    await openContentReader({
      ...{ database, rowSeal: TEST_ROW_SEAL, nowMs: clock.wallMs },
    }).ready()
    expect(await calls.registerAgreement({ query: { id: '2' }, body: {} }, HANA)).toEqual(next)
  })
})

describe('who can only write rows', () => {
  const plant = (set: string, id: string) =>
    database.query(`UPDATE content_version SET ${set} WHERE id = $1`, [id])

  it('shows nothing by a draft that calls itself published', async () => {
    const { id } = await draft({ kind: 'announcement', form: announcementForm('Planted') })
    const published = `status = 'published', approved_time = 1, published_time = 1, start_time = 1`
    await plant(published, id)
    expect(await titles()).not.toContain('Planted ja')
  })

  it('approves nothing by a row: publishing asks for the seal of the approval', async () => {
    const drafted = await draft({ kind: 'announcement', form: announcementForm('Forged') })
    const approved = `status = 'approved', approved_time = 1, approved_by = '${approver.id}'`
    await plant(approved, drafted.id)
    expect(await outcome(writer.act('publishContent', named(drafted)))).toBe('changed_meanwhile')
  })

  it('brings back nothing that was withdrawn, and changes nothing that was approved', async () => {
    const form = announcementForm('Final')
    const { id } = await publish(writer, approver, { kind: 'announcement', form })
    await expect(plant(`payload = '{}'`, id)).rejects.toThrow('final')
    await expect(plant('end_time = 1', id)).rejects.toThrow('final')
    await writer.act('withdrawContent', { body: { id } })
    await expect(plant(`status = 'published'`, id)).rejects.toThrow('final')
    await expect(database.query('DELETE FROM content_version')).rejects.toThrow('permission denied')
  })
})

describe('the office', () => {
  it('lists versions by kind and status, each with its languages and its people', async () => {
    const query = { kind: 'announcement', status: 'published' } as const
    const { data } = await writer.client.call('contents', { query })
    expect(data.map(({ title }) => title)).toContain('Later en')
    const later = data.find(({ title }) => title === 'Later en')
    expect(later).toMatchObject({ languages: [...LANGUAGES], publishedBy: approver.id })
    const shipped = await writer.client.call('contents', { query: { kind: 'service' } })
    expect(shipped.data).toMatchObject([{ authors: [], status: 'published', version: 1 }])
  })

  it('is asked for a permission at each call', async () => {
    const former = await office.loginAgain(writer)
    await office.giveRoles(writer, ['support'])
    expect(await outcome(former.client.call('contents', { query: {} }))).toBe('not_permitted')
    const body = { kind: 'faq', form: textForm('x') } as const
    expect(await outcome(former.act('draftContent', { body }))).toBe('not_permitted')
    await office.giveRoles(writer, ['content'])
  })
})
