// Identities over real HTTP: asked again, duplicates, two reviewers, appeals, erasure, messages.

import { parseMoney } from '@fairtick/core/numbers/money'
import { DAY_MS, HOUR_MS } from '@fairtick/core/time/duration'
import { createSessionFixture } from '@fairtick/server/features/auth/session-fixture'
import { findUnauthorised } from '@fairtick/server/features/authority/public'
import { type FilesStage, openFilesStage } from '@fairtick/server/features/files/files-fixture'
import { removeOrphans } from '@fairtick/server/features/files/public'
import {
  createCheckIdentity,
  createExpireDocuments,
  eraseOld,
  identityStatusPart,
  readIdentityRules,
} from '@fairtick/server/features/identity/public'
import { loadPart } from '@fairtick/server/platform/statement-piece'
import { openTestDatabase, type TestDatabase } from '@fairtick/server/test/database/test-database'
import {
  type IdentityForm,
  type IdentityStage,
  openIdentityStage,
} from '@fairtick/server/test/identity-fixture'
import { TEST_ROW_SEAL } from '@fairtick/server/test/row-seal'
import { createManualClock } from '@fairtick/testkit/manual-clock'
import type { AdminCallInput } from '@fairtick/wire/admin/api-contract'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Member, type OfficeFixture, openOffice, outcome } from './office-fixture.ts'

const clock = createManualClock(Date.UTC(2026, 0, 15))
/** What links between accounts were told. */
const linked: unknown[][] = []
let database: TestDatabase
let auth: Awaited<ReturnType<typeof createSessionFixture>>
let office: OfficeFixture
let files: FilesStage
let stage: IdentityStage
let ann: Member
let rei: Member
let sam: Member
let userId: string
let people = 0

beforeAll(async () => {
  database = await openTestDatabase()
  auth = await createSessionFixture(database, clock)
  const links = {
    note: async (_: unknown, owner: string, signals: readonly object[]) => {
      linked.push([owner, ...signals])
    },
    apply: async (owner: string) => {
      linked.push([owner])
    },
  }
  office = await openOffice(database, clock, { links })
  const { dataFolder } = office
  files = await openFilesStage(database, clock.wallMs, dataFolder)
  stage = openIdentityStage({ database, dataFolder, nowMs: clock.wallMs })
  ann = await office.setUp()
  rei = await office.hire(ann, 'rei@house.example', ['reviewer'])
  sam = await office.hire(ann, 'sam@house.example', ['reviewer'])
})
afterAll(async () => {
  await files.close()
  await office.stop()
  await database.close()
})
beforeEach(async () => {
  userId = await enter()
})

async function enter(): Promise<string> {
  people += 1
  const phone = `0900${String(people).padStart(7, '0')}`
  const form = { phone, email: `p${people}@mail.example`, fullName: 'Hana Sato' }
  return (await auth.enter(form)).user.id
}

/** Sessions end while time passes. */
async function pass(ms: number): Promise<void> {
  clock.advanceMs(ms)
  ann = await office.loginAgain(ann)
  rei = await office.loginAgain(rei)
  sam = await office.loginAgain(sam)
}

/** Of a document that nobody else has. */
const send = (owner = userId, form: IdentityForm = {}) =>
  stage.send(owner, { idNumber: `TK-${owner}`, ...form })
const look = ({ client }: Member, id: string) =>
  client.call('identityCase', { query: { id, reason: 'review' } })
type Approving = Partial<AdminCallInput<'approveIdentity'>['body']>
const approve = ({ act }: Member, id: string, more: Approving = {}) =>
  outcome(act('approveIdentity', { body: { id, expires: null, ...more } }))
const BLURRED = [{ field: 'back', code: 'blurred' }] as const
type Declining = Partial<AdminCallInput<'failIdentity'>['body']>
const askAgain = ({ act }: Member, id: string, more: Declining = {}) =>
  outcome(act('askIdentityAgain', { body: { id, reasons: [...BLURRED], ...more } }))
const fail = ({ act }: Member, id: string, more: Declining = {}) =>
  outcome(act('failIdentity', { body: { id, reasons: [...BLURRED], ...more } }))
const statusOf = (owner = userId) =>
  loadPart(database, identityStatusPart(TEST_ROW_SEAL, clock.wallMs), owner)
const templates = async () => {
  const sql = `SELECT template FROM message WHERE user_id = $1 AND template LIKE 'identity%'
    ORDER BY number`
  const rows = await database.query<{ template: string }>(sql, [userId])
  return rows.map(({ template }) => template)
}

describe('an identity', () => {
  it('is asked again for one field, mended, and verified', async () => {
    const id = await send()
    const words = { comment: 'Please lay it flat.', note: 'Third account from this address.' }
    expect(await askAgain(rei, id, words)).toBe('done')
    const seen = await stage.read(userId)
    expect(seen).toMatchObject({
      ...{ status: 'failed', fields: ['back'], attemptsLeft: 2, comment: 'Please lay it flat.' },
      ...{ reasons: BLURRED, appeal: 'none', place: null },
    })
    expect(JSON.stringify(seen)).not.toContain('Third account')
    expect(await stage.submit(userId, { front: await stage.picture(userId) })).toEqual({
      ...{ declined: 'invalid', fields: { back: ['required'] } },
    })
    // What was right stays, whatever comes along with what is asked for.
    const wish = { back: await stage.picture(userId), name: 'Somebody Else', idNumber: 'X 999 999' }
    expect(await stage.submit(userId, wish)).toMatchObject({ status: 'pending' })
    expect(await look(sam, id)).toMatchObject({
      ...{ name: 'Hana Sato', idNumber: `TK-${userId}`, attempt: 2, needsTwo: [] },
      decisions: [{ verdict: 'ask_again', note: words.note, staffId: rei.id }],
    })
    expect(await statusOf()).toEqual({ verified: false, kycStatus: 'pending' })
    expect(await approve(sam, id)).toBe('done')
    expect(await statusOf()).toEqual({ verified: true, kycStatus: 'success' })
    expect(await stage.read(userId)).toMatchObject({ status: 'success', fields: [] })
    expect(await templates()).toEqual(['identity-needs-fix', 'identity-approved'])
    expect([await approve(rei, id), await fail(rei, id)]).toEqual(['not_found', 'not_found'])
  })

  it('is decided by one of two at once; the other is told', async () => {
    const id = await send()
    const outcomes = await Promise.all([approve(rei, id), approve(sam, id)])
    expect(outcomes.toSorted()).toEqual(['done', 'not_found'])
  })

  it('needs two people where the name differs, and counts no approval of other facts', async () => {
    const id = await send(userId, { name: 'Hana Suzuki' })
    expect(await look(rei, id)).toMatchObject({ needsTwo: ['name_differs'] })
    expect([await approve(rei, id), await approve(rei, id)]).toEqual(['done', 'own_request'])
    expect(await statusOf()).toMatchObject({ verified: false })
    await askAgain(sam, id)
    await stage.submit(userId, { back: await stage.picture(userId) })
    expect(await look(sam, id)).toMatchObject({ firstApprovedBy: null })
    expect([await approve(sam, id), await statusOf()]).toMatchObject(['done', { verified: false }])
    expect([await approve(rei, id), await statusOf()]).toMatchObject(['done', { verified: true }])
  })

  it('is verified by no row without the seal of the server', async () => {
    await send()
    await database.query(
      `UPDATE identity_case SET status = 'success', verified_time = 1, seal = 'made up'
       WHERE user_id = $1`,
      [userId],
    )
    expect(await statusOf()).toEqual({ verified: false, kycStatus: 'none' })
    expect(await stage.read(userId)).toMatchObject({ status: 'none', expires: null })
    const found = (await findUnauthorised(database, TEST_ROW_SEAL)).filter((one) =>
      one.includes(userId),
    )
    expect(found).toEqual([expect.stringContaining('the server did not verify')])
  })

  it('cannot be verified by a document that is over', async () => {
    const id = await send()
    expect(await approve(rei, id, { expires: clock.wallMs() - DAY_MS })).toBe(400)
    expect(await approve(rei, id, { expires: clock.wallMs() + DAY_MS })).toBe('done')
  })
})

describe('attempts', () => {
  it('are three, then one a day later, then an appeal or support', async () => {
    const id = await send()
    const mend = async () => stage.submit(userId, { back: await stage.picture(userId) })
    for (const attemptsLeft of [2, 1]) {
      await askAgain(rei, id)
      expect(await stage.read(userId)).toMatchObject({ attemptsLeft })
      await mend()
    }
    await askAgain(rei, id)
    expect(await mend()).toMatchObject({ code: 'attempts_used_up' })
    const waiting = await stage.read(userId)
    const nextAttemptTime = expect.any(Number)
    expect(waiting).toMatchObject({
      status: 'failed',
      attemptsLeft: 0,
      fields: [],
      nextAttemptTime,
    })
    await pass(24 * HOUR_MS)
    expect(await mend()).toMatchObject({ status: 'pending' })
    await askAgain(rei, id)
    const used = { status: 'failed', attemptsLeft: 0, nextAttemptTime: null, appeal: 'possible' }
    expect(await stage.read(userId)).toMatchObject(used)
    expect(await mend()).toMatchObject({ code: 'attempts_used_up', detail: {} })
    // Support gives one more.
    await askAgain(sam, id)
    expect(await mend()).toMatchObject({ status: 'pending' })
  })
})

describe('an appeal', () => {
  it('is there once, and for another reviewer', async () => {
    const id = await send()
    expect(await stage.appeal(userId)).toMatchObject({ declined: 'not_found' })
    await fail(rei, id)
    expect(await stage.read(userId)).toMatchObject({ status: 'failed', appeal: 'possible' })
    expect(await stage.appeal(userId, 'It is <b>me</b>.')).toMatchObject({ appeal: 'pending' })
    expect(await look(rei, id)).toMatchObject({ isAppeal: true, appealText: 'It is <b>me</b>.' })
    expect([await approve(rei, id), await fail(rei, id)]).toEqual(['own_decision', 'own_decision'])
    expect(await fail(sam, id)).toBe('done')
    expect(await stage.read(userId)).toMatchObject({ status: 'failed', appeal: 'used' })
    expect(await stage.appeal(userId)).toMatchObject({ declined: 'not_found' })
  })

  it('can succeed', async () => {
    const id = await send()
    await fail(rei, id)
    await stage.appeal(userId)
    expect([await approve(sam, id), await statusOf()]).toMatchObject(['done', { verified: true }])
  })
})

describe('a duplicate', () => {
  it('of a number is told to reviewers alone, and needs two of them', async () => {
    const idNumber = `TK-${userId}`
    expect(await approve(rei, await send(userId, { idNumber }))).toBe('done')
    const other = await enter()
    const twin = await send(other, { idNumber: ` ｔｋ ${userId.replaceAll('-', '')}` })
    const seen = await look(rei, twin)
    expect(seen).toMatchObject({ needsTwo: ['duplicate'], sameNumber: [{ userId }] })
    // Not to be hidden by whoever can write rows.
    const setMac = (sql: string) =>
      database.query(`UPDATE identity_case SET number_mac = ${sql} WHERE id = $1`, [twin])
    await setMac("'x' || number_mac")
    expect(await look(rei, twin)).toMatchObject({ sameNumber: [{ userId }] })
    expect(await approve(rei, twin)).toBe('changed_meanwhile')
    await setMac('substr(number_mac, 2)')
    const theirs = JSON.stringify(await stage.read(other))
    expect(theirs).not.toContain(userId)
    expect(theirs).not.toMatch(/duplicate/)
    expect(linked.filter(([owner]) => owner === other)).toEqual([])
    expect([await approve(rei, twin), await statusOf(other)]).toMatchObject([
      ...['done', { verified: false }],
    ])
    expect([await approve(sam, twin), await statusOf(other)]).toMatchObject([
      ...['done', { verified: true }],
    ])
    // Accounts of one document earn nothing from each other (TR-8.1).
    const signal = { kind: 'identity', parts: [expect.any(String)] }
    const ofBoth = [userId, other].map((owner) => linked.filter(([one]) => one === owner))
    expect(ofBoth).toEqual([userId, other].map((owner) => [[owner, signal], [owner]]))
    expect(ofBoth[0]?.[0]?.[1]).toEqual(ofBoth[1]?.[0]?.[1])
  })

  it('of a picture is found in another account, not in one’s own', async () => {
    const mine = await send(userId, {
      ...{ front: await stage.picture(userId, 5), back: await stage.picture(userId, 5) },
    })
    expect(await look(rei, mine)).toMatchObject({ samePictures: [] })
    const other = await enter()
    const id = await send(other, { front: await stage.picture(other, 5) })
    expect(await look(rei, id)).toMatchObject({
      needsTwo: ['duplicate'],
      samePictures: [
        { userId, ownSide: 'front', distance: 0 },
        { userId, ownSide: 'front', distance: 0 },
      ],
    })
  })
})

describe('pictures', () => {
  const photo = async (background: string) =>
    await sharp({ create: { width: 300, height: 200, channels: 3, background } })
      .png()
      .toBuffer()

  it('are shown to reviewers alone, each look with its reason in the log', async () => {
    const front = (await files.upload(await photo('#a33'), 'kyc', userId)).id
    const back = (await files.upload(await photo('#3a3'), 'kyc', userId)).id
    const id = await send(userId, { front, back })
    const show = ({ token }: Member, reason: string) =>
      fetch(
        `${office.office.url}/admin-api/identity/picture?id=${id}&side=front&reason=${reason}`,
        {
          headers: { authorization: `Bearer ${token}` },
        },
      )
    const shown = await show(rei, 'review')
    const bytes = Buffer.from(await shown.arrayBuffer())
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 300 })
    expect(shown.headers.get('cache-control')).toContain('no-store')
    expect([(await show(rei, 'because')).status, (await show(ann, 'review')).status]).toEqual([
      ...[400, 403],
    ])
    await office.giveRoles(ann, ['admin', 'auditor'])
    const { data } = await ann.client.call('auditLog', { query: { subjectId: id } })
    expect(data.filter(({ action }) => action === 'identity.picture')).toMatchObject([
      { staffId: rei.id, detail: { side: 'front', reason: 'review', userId } },
    ])
  })

  it('of what was declined are erased in their time, the key with the last (REL-47)', async () => {
    const front = (await files.upload(await photo('#33a'), 'kyc', userId)).id
    const back = (await files.upload(await photo('#aa3'), 'kyc', userId)).id
    const id = await send(userId, { front, back })
    await fail(rei, id, { comment: 'No.', note: 'Born 1 Jan.' })
    const keep = async () => {
      await eraseOld(stage.dependencies)
      await removeOrphans(files.dependencies)
    }
    const left = async () => {
      const [row] = await database.query<Record<string, unknown>>(
        `SELECT sealed_name IS NULL AS erased, number_mac <> '' AS hashed,
           (SELECT count(*)::int FROM identity_key k WHERE k.user_id = c.user_id) AS keys,
           (SELECT count(*)::int FROM identity_decision d WHERE d.case_id = c.id
              AND (d.note IS NOT NULL OR d.comment IS NOT NULL)) AS words,
           (SELECT count(*)::int FROM identity_picture p WHERE p.case_id = c.id) AS hashes
         FROM identity_case c WHERE id = $1`,
        [id],
      )
      const names = await files.kept()
      return {
        ...row,
        files: names.filter((name) => [front, back].some((f) => name.includes(f))).length,
      }
    }
    const kept = { erased: false, hashed: true, keys: 1, words: 1, hashes: 2, files: 2 }
    await pass(89 * DAY_MS)
    await keep()
    expect(await left()).toEqual(kept)
    await pass(2 * DAY_MS)
    // Late and twice, and two at once.
    await Promise.all([keep(), keep()])
    await keep()
    await keep()
    const gone = { erased: true, hashed: true, keys: 0, words: 0, hashes: 2, files: 0 }
    expect(await left()).toEqual(gone)
    expect(await look(rei, id)).toMatchObject({
      ...{ name: '', idNumber: '' },
      pictures: [{ isThere: false }, { isThere: false }],
    })
    // The same picture is still known when it comes again.
    const other = await enter()
    const again = (await files.upload(await photo('#33a'), 'kyc', other)).id
    const twin = await send(other, { front: again })
    expect((await look(rei, twin)).samePictures).toContainEqual(
      expect.objectContaining({ userId, side: 'front', distance: 0 }),
    )
    // Nothing was right any more: support's next attempt begins anew.
    expect(await askAgain(rei, id)).toBe('done')
    expect(await stage.read(userId)).toMatchObject({ fields: { length: 6 }, given: null })
  })
})

describe('a document that ends', () => {
  it('is told 60 days before, once, and can be replaced; its end takes no money (H6)', async () => {
    const expires = clock.wallMs() + 100 * DAY_MS
    const id = await send()
    await approve(rei, id, { expires })
    const job = createExpireDocuments({ database, nowMs: clock.wallMs, publish: () => {} })
    await job()
    expect(await templates()).toEqual(['identity-approved'])
    await pass(41 * DAY_MS)
    await Promise.all([job(), job()])
    await job()
    expect(await templates()).toEqual(['identity-approved', 'identity-expiring'])
    expect(await stage.read(userId)).toMatchObject({ status: 'success', fields: { length: 6 } })
    await pass(60 * DAY_MS)
    await job()
    await job()
    expect(await statusOf()).toEqual({ verified: false, kycStatus: 'failed' })
    expect((await templates()).at(-1)).toBe('identity-expired')
    expect(await stage.read(userId)).toMatchObject({
      ...{ status: 'failed', attemptsLeft: 3, fields: { length: 6 } },
      reasons: [{ field: 'front', code: 'document_expired' }],
    })
    // What proved it is kept, however long ago it was.
    await eraseOld(stage.dependencies)
    expect(await look(rei, id)).toMatchObject({ name: 'Hana Sato', status: 'expired' })
    const check = createCheckIdentity({ ...stage.dependencies, rules: readIdentityRules('live') })
    const much = parseMoney('40000') ?? (0n as never)
    const nothing = async () => 0n as never
    expect(await check(userId, much, nothing)).toBeUndefined()
    expect(await check(await enter(), much, nothing)).toMatchObject({
      ...{ code: 'not_verified', detail: { maximum: '0' } },
    })
    await approve(rei, await send(userId, { idNumber: 'NEW 7654' }))
    expect(await statusOf()).toEqual({ verified: true, kycStatus: 'success' })
  })
})
