// What customers send to prove who they are: what is asked for, what is kept, what they are told.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openTestDatabase, type TestDatabase } from '@fairtick/server/test/database/test-database'
import {
  as,
  DOCUMENT,
  type IdentityStage,
  openIdentityStage,
} from '@fairtick/server/test/identity-fixture'
import { createManualClock } from '@fairtick/testkit/manual-clock'
import { isDeclined } from '@fairtick/wire/handler'
import { IDENTITY_FIELDS } from '@fairtick/wire/identity-rules'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addUser, type FilesStage, openFilesStage } from '../files/files-fixture.ts'
import { loadPicture } from '../files/public.ts'
import { createPersonKeys } from './person-keys.ts'
import { pictureOf } from './sealed-document.ts'

const clock = createManualClock(Date.UTC(2026, 0, 15))
let database: TestDatabase
let dataFolder: string
let files: FilesStage
let stage: IdentityStage
let userId: string
let people = 0
beforeAll(async () => {
  database = await openTestDatabase()
  dataFolder = mkdtempSync(join(tmpdir(), 'fairtick-identity-'))
  files = await openFilesStage(database, clock.wallMs, dataFolder)
  stage = openIdentityStage({ database, dataFolder, nowMs: clock.wallMs })
})
afterAll(async () => {
  await files?.close()
  await database?.close()
  rmSync(dataFolder, { recursive: true, force: true })
})
beforeEach(async () => {
  people += 1
  userId = `user ${people}`
  await addUser(database, userId)
})

const code = (answer: object) =>
  isDeclined(answer) ? ('code' in answer ? answer.code : answer.declined) : 'done'

const NOTHING_YET = {
  ...{ status: 'none', reasons: [], attemptsLeft: 3, fields: [...IDENTITY_FIELDS] },
  ...{ nextAttemptTime: null, given: null, comment: '', submitTime: null, reviewTime: null },
  ...{ place: null, appeal: 'none', expires: null, dayCode: null },
  withdrawalMaxWithout: null,
  keptDays: 90,
}

describe('who has sent nothing', () => {
  test('is asked for all of it', async () => {
    expect(await stage.read(userId)).toMatchObject(NOTHING_YET)
    const answer = await stage.submit(userId, { ...DOCUMENT, country: undefined })
    // The country of no known number is asked for as well.
    const required = { country: ['required'], front: ['required'], back: ['required'] }
    expect(answer).toEqual({ declined: 'invalid', fields: required })
    const one = await stage.picture(userId)
    expect(await stage.submit(userId, { ...DOCUMENT, front: one, back: one })).toEqual({
      ...{ declined: 'invalid', fields: { back: ['choice'] } },
    })
    expect(await stage.read(userId)).toMatchObject(NOTHING_YET)
  })

  test('cannot send what is another’s, used already, or no document', async () => {
    const other = `${userId} other`
    await addUser(database, other)
    const front = await stage.picture(userId)
    const used = await stage.picture(userId)
    await database.query('UPDATE file SET used_time = 1 WHERE id = $1', [used])
    for (const back of [await stage.picture(other), used, 'nobody’s']) {
      expect(code(await stage.submit(userId, { ...DOCUMENT, front, back }))).toBe('not_found')
    }
    expect(await stage.read(userId)).toMatchObject(NOTHING_YET)
    const [row] = await database.query('SELECT used_time FROM file WHERE id = $1', [front])
    expect(row).toEqual({ used_time: null })
  })
})

describe('a document that was sent', () => {
  test('waits in the queue, and cannot be sent again meanwhile', async () => {
    await stage.send(userId)
    const seen = await stage.read(userId)
    expect(seen).toMatchObject({
      ...{ status: 'pending', attemptsLeft: 2, fields: [], submitTime: clock.wallMs() },
      given: { ...DOCUMENT, idNumber: '••••567' },
    })
    expect('place' in seen && seen.place).toBeGreaterThan(0)
    expect(code(await stage.submit(userId, DOCUMENT))).toBe('not_found')
    expect(code(await stage.appeal(userId))).toBe('not_found')
  })

  test('is kept once for its key', async () => {
    const body = {
      ...{ ...DOCUMENT, front: await stage.picture(userId), back: await stage.picture(userId) },
    }
    const context = as(userId, 'one')
    const answers = [
      await stage.submit(userId, body, context),
      await stage.submit(userId, body, context),
    ]
    expect(answers.map(code)).toEqual(['done', 'done'])
    expect(answers[1]).toEqual(answers[0])
  })

  test('stands in no table as it was sent (REL-47)', async () => {
    const create = { width: 400, height: 300, channels: 3, background: '#a33' } as const
    const photo = await sharp({ create }).png().toBuffer()
    const front = await files.upload(photo, 'kyc', userId)
    const back = await files.upload(photo, 'kyc', userId)
    expect(front.url).toBe('')
    const body = { ...DOCUMENT, front: front.id, back: back.id }
    expect(code(await stage.submit(userId, body, as(userId, 'sealed')))).toBe('done')
    const rows = await database.query(
      `SELECT c::text AS row FROM identity_case c
       UNION ALL SELECT i::text FROM idempotency i`,
    )
    expect(rows.length).toBeGreaterThan(1)
    expect(JSON.stringify(rows)).not.toMatch(/Sato|1234567|123-4567/)
    const bytes = (await loadPicture(database, front.id, 'large')) ?? new Uint8Array()
    await expect(sharp(bytes).metadata()).rejects.toThrow()
    const cipher = await files.keys.forOpening(database, userId)
    const opened = cipher?.open(bytes, pictureOf(front.id))
    expect(await sharp(opened).metadata()).toMatchObject({ format: 'webp', width: 400 })
    // As another picture, or by another person's key, it does not open.
    expect(() => cipher?.open(bytes, pictureOf(back.id))).toThrow()
  })
})

describe('the key of a person', () => {
  const key = new Uint8Array(32).fill(7)

  test('is one for whoever seals at once, and opens for nobody else', async () => {
    const keys = createPersonKeys(key)
    const seal = () => database.transaction((tx) => keys.forSealing(tx, userId))
    const [one, other] = await Promise.all([seal(), seal()])
    const sealed = one.close(Buffer.from('secret'), 'thing')
    expect(other.open(sealed, 'thing').toString()).toBe('secret')
    const foreign = `${userId} foreign`
    await addUser(database, foreign)
    await database.asOwner(
      `INSERT INTO identity_key SELECT '${foreign}', sealed_key FROM identity_key
       WHERE user_id = '${userId}'`,
    )
    // A key that was copied to another row is no key there.
    await expect(keys.forOpening(database, foreign)).rejects.toThrow()
  })

  test('of a number is the same however it was typed, and of no other document', () => {
    const keys = createPersonKeys(key)
    const document = { country: 'TH', idType: 'idcard', idNumber: '1-2345-67890-12-3' } as const
    const mac = keys.macOf(document)
    for (const idNumber of ['1234567890123', '１２３４５６７８９０１２３', '๑๒๓๔๕๖๗๘๙๐ 123']) {
      expect(keys.macOf({ ...document, idNumber })).toBe(mac)
    }
    expect(keys.macOf({ ...document, idNumber: 'ab12' })).toBe(
      keys.macOf({ ...document, idNumber: ' ＡＢ－12 ' }),
    )
    for (const other of [
      { ...document, country: 'MY' },
      { ...document, idType: 'passport' } as const,
      { ...document, idNumber: '1234567890124' },
    ]) {
      expect(keys.macOf(other)).not.toBe(mac)
    }
    expect(createPersonKeys(new Uint8Array(32)).macOf(document)).not.toBe(mac)
  })
})

test('pictures that look alike have hashes that are alike, others have not', async () => {
  const noise = async (seed: number) => {
    const pixels = Buffer.from(
      Array.from({ length: 64 * 48 * 3 }, (_, place) => (Math.imul(place + 1, seed) >>> 13) & 255),
    )
    return await sharp(pixels, { raw: { width: 64, height: 48, channels: 3 } })
      .resize(640, 480)
      .blur(6)
      .png()
      .toBuffer()
  }
  const photo = await noise(2_654_435_761)
  const again = await sharp(photo).resize(400, 300).modulate({ brightness: 1.1 }).jpeg().toBuffer()
  const [one, same, other] = await Promise.all(
    [photo, again, await noise(40_503_001)].map(async (bytes) => {
      const { id } = await files.upload(bytes, 'kyc', userId)
      const sql = 'SELECT likeness FROM file WHERE id = $1'
      return (await database.query<{ likeness: string }>(sql, [id]))[0]?.likeness ?? ''
    }),
  )
  expect(distance(one, same)).toBeLessThan(20)
  expect(distance(one, other)).toBeGreaterThan(60)
})

function distance(one = '', other = ''): number {
  const bits = (BigInt(`0x${one}`) ^ BigInt(`0x${other}`)).toString(2)
  return [...bits].filter((bit) => bit === '1').length
}
