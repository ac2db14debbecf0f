// What a reader has read: unread is what a recount finds, whatever came before (people.md §6).

import { openTestDatabase, type TestDatabase } from '@fairtick/server/test/database/test-database'
import { announcementForm } from '@fairtick/server/test/office/content-fixture'
import { TEST_ROW_SEAL } from '@fairtick/server/test/row-seal'
import { createManualClock } from '@fairtick/testkit/manual-clock'
import type { CustomerContext } from '@fairtick/wire/handler'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AccountEvent } from '../../platform/bus-topics.ts'
import { loadPart } from '../../platform/statement-piece.ts'
import { insertUser } from '../profile/public.ts'
import { acceptAtRegistration, answerAgreement } from './agreement.ts'
import { agreementPart } from './agreement-store.ts'
import { announcementMarks } from './announcement-marks.ts'
import { hashContent, writeContent } from './content-payload.ts'
import { openContentReader } from './content-reader.ts'
import { insertDraft, updateApproved, updatePublished, updateWithdrawn } from './content-store.ts'
import { readAnnouncement, readAnnouncements } from './read-announcements.ts'
import { sealPublication } from './seal-content.ts'
import { tellAnnouncements } from './tell-announcements.ts'

const clock = createManualClock(Date.UTC(2026, 0, 15))
let database: TestDatabase
let reader: ReturnType<typeof openContentReader>
beforeAll(async () => {
  database = await openTestDatabase()
  reader = openContentReader({ database, rowSeal: TEST_ROW_SEAL, nowMs: clock.wallMs })
  await reader.ready()
})
afterAll(() => database.close())

const as = (userId: string): CustomerContext => ({
  ...{ language: 'en', address: '192.0.2.7', device: '', key: undefined },
  caller: { userId, sessionId: 's' },
})

/** Registered now, or so much later. */
async function enter(id: string, laterMs = 0): Promise<void> {
  await insertUser(database, {
    ...{ id, phone: id, email: `${id}@a.example`, inviteCode: id, fullName: 'A', nickname: 'A' },
    ...{ language: 'ja', passwordHash: '', practiceAccountId: `p${id}`, realAccountId: `r${id}` },
    ...{ openingUntilMs: 0, inviterIds: [], contactSeal: '', createdMs: clock.wallMs() + laterMs },
  })
}

let count = 0

/** As by two people; from the next millisecond on. */
async function announce(title: string): Promise<string> {
  count += 1
  const atMs = clock.wallMs()
  const form = announcementForm(title)
  const id = `announcement${count}`
  const named = { id, item: id, kind: 'announcement', version: 1 } as const
  const payload = writeContent({ ...form, texts: form.texts })
  const version = { ...named, payload, hash: hashContent({ ...named, payload }) }
  const draft = { ...version, placements: ['list' as const], authors: ['wren'], draftedMs: atMs }
  await insertDraft(database, draft)
  await updateApproved(database, id, { by: 'abel', atMs, seal: '' })
  const span = { startMs: atMs, endMs: null, publishedBy: 'abel' }
  const seal = sealPublication(TEST_ROW_SEAL, { ...version, ...span })
  await updatePublished(database, id, { by: 'abel', atMs, startMs: atMs, endMs: null, seal })
  clock.advanceMs(1)
  return id
}

async function recount(userId: string): Promise<number> {
  const { data } = await readAnnouncements(reader, { size: 100 }, as(userId))
  return data.filter(({ read }) => !read).length
}

test('unread equals a recount after any history', async () => {
  const marks = announcementMarks(reader)
  let people = 0
  const step = fc.oneof(
    fc.constant({ what: 'announce' } as const),
    fc.constant({ what: 'come' } as const),
    fc.constant({ what: 'readAll' } as const),
    fc.nat(20).map((at) => ({ what: 'read', at }) as const),
    fc.nat(20).map((at) => ({ what: 'withdraw', at }) as const),
  )
  const history = fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
    people += 1
    const userId = `reader${people}`
    await enter(userId)
    const ids: string[] = []
    for (const one of steps) {
      const id = 'at' in one ? ids[one.at % Math.max(ids.length, 1)] : undefined
      if (one.what === 'announce') ids.push(await announce('x'))
      if (one.what === 'readAll') await marks.markRead(userId, undefined)
      if (one.what === 'read' && id !== undefined) await marks.markRead(userId, [id, 'nothing'])
      if (one.what === 'withdraw' && id !== undefined) {
        await updateWithdrawn(database, id, 'wren', clock.wallMs())
      }
    }
    expect(await marks.countUnread(userId)).toBe(await recount(userId))
    const other = `${userId}other`
    await enter(other, 1)
    expect(await marks.countUnread(other)).toBe(0)
    for (const id of ids) await updateWithdrawn(database, id, 'wren', clock.wallMs())
  })
  await fc.assert(history, { numRuns: 12 })
})

test('a reader finds the neighbours of one, and marks nothing of others', async () => {
  await enter('mina')
  await enter('jun')
  const [first, second, third] = [await announce('a'), await announce('b'), await announce('c')]
  const read = await readAnnouncement(reader, { id: second }, as('mina'))
  expect(read).toMatchObject({ previousId: first, nextId: third, read: false })
  await announcementMarks(reader).markRead('mina', [second])
  expect(await recount('mina')).toBe(2)
  expect(await recount('jun')).toBe(3)
})

test('screens of who is signed in are told once, in their language', async () => {
  const events: AccountEvent[] = []
  const parts = {
    reader,
    listSignedIn: async (_: unknown, afterId: string) =>
      afterId === '' ? [{ userId: 'mina', language: 'ja' as const }] : [],
    publish: (told: readonly AccountEvent[]) => void events.push(...told),
  }
  await tellAnnouncements(parts)
  events.length = 0
  const id = await announce('Told')
  await tellAnnouncements(parts)
  await tellAnnouncements(parts)
  const body = { event: 'announcement', id, title: 'Told ja', unread: 3 }
  expect(events).toEqual([{ userId: 'mina', account: 'practice', body }])
})

test('an agreement is accepted by its version; later is no acceptance, and may become one', async () => {
  await enter('nok')
  const readUser = async () =>
    ({ agreement: await loadPart(database, agreementPart, 'nok') }) as never
  const parts = { database, nowMs: clock.wallMs, readUser }
  const say = (version: number, answer: 'accepted' | 'later') =>
    answerAgreement(parts, { version, answer }, as('nok'))
  expect(await loadPart(database, agreementPart, 'nok')).toEqual({ version: 1, answer: 'none' })
  expect(await say(2, 'accepted')).toMatchObject({ code: 'agreement_changed' })
  expect(await say(1, 'later')).toEqual({ agreement: { version: 1, answer: 'later' } })
  expect(await say(1, 'accepted')).toEqual({ agreement: { version: 1, answer: 'accepted' } })
  expect(await say(1, 'later')).toEqual({ agreement: { version: 1, answer: 'accepted' } })
  await acceptAtRegistration(database, 'mina', 1, clock.wallMs())
  expect(await loadPart(database, agreementPart, 'mina')).toEqual({
    version: 1,
    answer: 'accepted',
  })
  await expect(database.query('DELETE FROM agreement_answer')).rejects.toThrow('permission denied')
})
