// Uploading, showing and removing pictures (REL-43, REL-46).

import { HOUR_MS } from '@fairtick/core/time/duration'
import { openTestDatabase, type TestDatabase } from '@fairtick/server/test/database/test-database'
import { createManualClock } from '@fairtick/testkit/manual-clock'
import { CONTRACT } from '@fairtick/wire/api-contract'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addressOf } from './file-address.ts'
import { addUser, contextOf, type FilesStage, formOf, openFilesStage } from './files-fixture.ts'
import { createRoomCheck, markUnused, markUsed, removeOrphans } from './public.ts'
import { StorageFull } from './room-check.ts'
import { fileRoutes } from './routes.ts'
import { loadSigningKey } from './store.ts'
import { MAX_BYTES_OF_USER, MAX_UPLOADS_A_DAY } from './upload-file.ts'

const clock = createManualClock(Date.UTC(2026, 0, 15))
let database: TestDatabase
let stage: FilesStage
let photo: Buffer
beforeAll(async () => {
  database = await openTestDatabase()
  for (const id of ['a', 'b', 'c', 'd', 'e']) await addUser(database, id)
  stage = await openFilesStage(database, clock.wallMs)
  const create = { width: 900, height: 600, channels: 3, background: '#a33' } as const
  photo = await sharp({ create })
    .jpeg()
    .withExif({ IFD0: { Copyright: 'me' }, IFD3: { GPSLatitudeRef: 'N' } })
    .toBuffer()
})
afterAll(async () => {
  await stage?.close()
  await database?.close()
})

/** As somebody without a session who has the address. */
async function read(address: string) {
  const query = Object.fromEntries(new URL(address, 'http://server.example').searchParams)
  const given = CONTRACT.file.query.parse(query)
  return await stage.calls.file({ query: given, body: {} }, { ...contextOf(''), caller: undefined })
}

async function picture(address: string) {
  const answer = await read(address)
  if ('declined' in answer) throw new Error(answer.declined)
  return answer
}

const NOTHING = { declined: 'not_found' }

describe('an avatar', () => {
  test('becomes two square WebP pictures without metadata, for whoever has its address', async () => {
    const { url } = await stage.upload(photo, 'avatar', 'a')
    const answers = await Promise.all([picture(url), picture(`${url}&size=small`)])
    const sizes = await Promise.all(answers.map(({ bytes }) => sharp(bytes).metadata()))
    expect(sizes.map(({ width, height }) => [width, height])).toEqual([
      [512, 512],
      [128, 128],
    ])
    for (const { format, exif, icc, xmp, iptc } of sizes) {
      expect({ format, exif, icc, xmp, iptc }).toEqual({ format: 'webp' })
    }
    expect(answers[0]).toMatchObject({ fileName: 'avatar.webp', keepSeconds: 86_400 })
  })
})

describe('a voucher', () => {
  const address = async () => (await stage.upload(photo, 'voucher', 'a')).url

  test('keeps its shape and is kept by nobody', async () => {
    const { bytes, keepSeconds } = await picture(await address())
    const { width, height, exif } = await sharp(bytes).metadata()
    expect([width, height, exif, keepSeconds]).toEqual([900, 600, undefined, 0])
  })

  test('opens by its signed address alone, for five minutes', async () => {
    const url = new URL(await address(), 'http://server.example')
    const altered = (name: string, value: string | undefined) => {
      const other = new URL(url)
      if (value === undefined) other.searchParams.delete(name)
      else other.searchParams.set(name, value)
      return read(other.href)
    }
    const until = Number(url.searchParams.get('until'))
    const another = new URL(await address(), url).searchParams.get('id') ?? ''
    expect(await altered('signature', undefined)).toEqual(NOTHING)
    expect(await altered('until', String(until + 1))).toEqual(NOTHING)
    expect(await altered('signature', 'A'.repeat(43))).toEqual(NOTHING)
    expect(await altered('id', another)).toEqual(NOTHING)
    clock.advanceMs(5 * 60_000 - 1)
    expect(await read(url.href)).toMatchObject({ fileName: 'voucher.webp' })
    clock.advanceMs(1)
    expect(await read(url.href)).toEqual(NOTHING)
  })

  test('has the same hash whatever metadata it came with', async () => {
    await stage.upload(photo, 'voucher', 'b')
    await stage.upload(Buffer.concat([photo, Buffer.from('more')]), 'voucher', 'b')
    const rows = await database.query<{ content_hash: string }>(
      "SELECT content_hash FROM file WHERE user_id = 'b'",
    )
    expect(rows).toHaveLength(2)
    expect(new Set(rows.map((row) => row.content_hash)).size).toBe(1)
  })
})

test.each(['../../etc/passwd', 'x', 'A'.repeat(22)])('no file is found by %s', async (id) => {
  expect(await read(`/api/file?${new URLSearchParams({ id })}`)).toEqual(NOTHING)
})

describe('how much one user may bring (REL-46)', () => {
  test('so many a day', async () => {
    const now = clock.wallMs()
    await plant('c', MAX_UPLOADS_A_DAY, { bytes: 1, createdMs: now - 23 * HOUR_MS })
    const refused = await stage.calls.uploadFile(formOf(photo, 'voucher'), contextOf('c'))
    expect(refused).toEqual({ declined: 'too_many', retryAfterMs: HOUR_MS })
    clock.advanceMs(HOUR_MS)
    await stage.upload(photo, 'voucher', 'c')
  })

  test('so many bytes at a time, and what is refused leaves nothing', async () => {
    await plant('d', 1, { bytes: MAX_BYTES_OF_USER, createdMs: 1 })
    const before = await stage.kept()
    const refused = await stage.calls.uploadFile(formOf(photo, 'avatar'), contextOf('d'))
    expect(refused).toMatchObject({ declined: 'refused', code: 'storage_used_up' })
    expect(await stage.kept()).toEqual(before)
  })

  test('nothing while the disk of the books runs short, and nothing of it stays', async () => {
    const place = { kind: 'pglite', folder: import.meta.dirname } as const
    const uploadWith = (minFreeBytes: number) => {
      const checkRoom = createRoomCheck(place, minFreeBytes)
      const calls = fileRoutes({ ...stage.dependencies, checkRoom })
      return calls.uploadFile(formOf(photo, 'avatar'), contextOf('a'))
    }
    const before = await stage.kept()
    await expect(uploadWith(Number.MAX_SAFE_INTEGER)).rejects.toThrow(StorageFull)
    expect(await stage.kept()).toEqual(before)
    expect(await uploadWith(0)).toHaveProperty('id')
  })

  async function plant(userId: string, count: number, file: { bytes: number; createdMs: number }) {
    await database.query(
      `INSERT INTO file (id, user_id, purpose, content_hash, bytes, created_time)
       SELECT rpad($1 || n, 22, 'x'), $1, 'voucher', '', $3, $4 FROM generate_series(1, $2) n`,
      [userId, count, file.bytes, file.createdMs],
    )
  }
})

describe('what nothing shows (REL-46)', () => {
  test('is gone a day after it came; what is used stays until it is released', async () => {
    const [used, orphan] = [await mine(), await mine()]
    const file = { id: used, userId: 'e', purpose: 'avatar' } as const
    expect(await markUsed(database, file, clock.wallMs())).toBe(true)
    clock.advanceMs(24 * HOUR_MS)
    await removeOrphans(stage.dependencies)
    expect(await left()).toEqual({ rows: [orphan, used].sort(), files: 4 })
    clock.advanceMs(1)
    await removeOrphans(stage.dependencies)
    expect(await left()).toEqual({ rows: [used], files: 2 })
    await markUnused(database, used)
    await removeOrphans(stage.dependencies)
    expect(await left()).toEqual({ rows: [], files: 0 })
  })

  test('is left where somebody begins to use it meanwhile', async () => {
    const file = { id: await mine(), userId: 'e', purpose: 'avatar' } as const
    clock.advanceMs(24 * HOUR_MS + 1)
    await database.transaction(async (tx) => {
      expect(await markUsed(tx, file, clock.wallMs())).toBe(true)
      // On PGlite a transaction is alone by itself.
      if (database.kind === 'postgres') await removeOrphans(stage.dependencies)
    })
    await removeOrphans(stage.dependencies)
    expect(await left()).toEqual({ rows: [file.id], files: 2 })
  })

  const mine = async () => (await stage.upload(photo, 'avatar', 'e')).id
  const left = async () => {
    const rows = await database.query<{ id: string }>("SELECT id FROM file WHERE user_id = 'e'")
    const ids = rows.map(({ id }) => id).sort()
    const others = await database.query<{ id: string }>("SELECT id FROM file WHERE user_id <> 'e'")
    const isOthers = (picture: string) => others.some(({ id }) => picture.startsWith(id))
    const files = (await stage.kept()).filter((picture) => !isOthers(picture)).length
    return { rows: ids, files }
  }
})

test('a document is shown by no address, not even by one that is signed', async () => {
  const { id, url } = await stage.upload(photo, 'kyc', 'a')
  expect(url).toBe('')
  const file = { id, userId: 'a', purpose: 'voucher' } as const
  const address = addressOf(file, await loadSigningKey(database), clock.wallMs())
  expect(await read(address)).toEqual(NOTHING)
})

test.each([
  ["UPDATE file SET user_id = 'b'"],
  ["UPDATE file SET content_hash = ''"],
  ["UPDATE file_content SET bytes = ''"],
  ['DELETE FROM file_content'],
  ['DELETE FROM file_key'],
  ["UPDATE file_key SET key = 'known'"],
])('the run-time role may not: %s (REL-60)', async (sql) => {
  await expect(database.query(sql)).rejects.toThrow(/permission denied/)
})
