// Uploading, showing and removing pictures (REL-43, REL-46).

import { createManualClock } from '@fairtick/testkit/manual-clock'
import { openTestDatabase, type TestDatabase } from '@fairtick/testkit/test-database'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addUser, type FilesStage, openFilesStage, upload } from './files-fixture.ts'
import { markUnused, markUsed, removeOrphans } from './public.ts'
import { MAX_BYTES_OF_USER, MAX_UPLOADS_A_DAY } from './upload-file.ts'

const HOUR_MS = 3_600_000
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

const get = (address: string) => fetch(`${stage.url}${address}`)
const bytesOf = async (response: Response) => new Uint8Array(await response.arrayBuffer())

describe('an avatar', () => {
  test('becomes two square WebP pictures without metadata, for anybody with its address', async () => {
    const { status, result } = await upload(stage, photo)
    expect(status).toBe(200)
    const sizes = await Promise.all(
      ['', '&size=small'].map(async (size) => {
        const response = await get(`${result.url}${size}`)
        expect(response.status).toBe(200)
        return await sharp(await bytesOf(response)).metadata()
      }),
    )
    expect(sizes.map(({ width, height }) => [width, height])).toEqual([
      [512, 512],
      [128, 128],
    ])
    for (const { format, exif, icc, xmp, iptc } of sizes) {
      expect([format, exif, icc, xmp, iptc]).toEqual([
        'webp',
        undefined,
        undefined,
        undefined,
        undefined,
      ])
    }
  })

  test('is answered so that nothing in it runs and no proxy keeps it', async () => {
    const { result } = await upload(stage, photo)
    const { headers } = await get(result.url)
    expect(headers.get('content-type')).toBe('image/webp')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-disposition')).toBe('attachment; filename="avatar.webp"')
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
    expect(headers.get('cache-control')).toBe('private, max-age=86400')
  })
})

describe('a voucher', () => {
  const address = async () => (await upload(stage, photo, { purpose: 'voucher' })).result.url

  test('keeps its shape and is kept by nobody', async () => {
    const response = await get(await address())
    expect(response.headers.get('cache-control')).toBe('no-store')
    const { width, height, exif } = await sharp(await bytesOf(response)).metadata()
    expect([width, height, exif]).toEqual([900, 600, undefined])
  })

  test('opens by its signed address alone, for five minutes', async () => {
    const url = new URL(await address(), stage.url)
    const altered = (name: string, value: string | undefined) => {
      const other = new URL(url)
      if (value === undefined) other.searchParams.delete(name)
      else other.searchParams.set(name, value)
      return get(other.pathname + other.search)
    }
    const until = Number(url.searchParams.get('until'))
    expect((await altered('signature', undefined)).status).toBe(404)
    expect((await altered('until', String(until + 1))).status).toBe(404)
    expect((await altered('signature', 'A'.repeat(43))).status).toBe(404)
    const another = new URL(await address(), stage.url).searchParams.get('id') ?? ''
    expect((await altered('id', another)).status).toBe(404)
    clock.advanceMs(5 * 60_000 - 1)
    expect((await altered('size', 'large')).status).toBe(200)
    clock.advanceMs(1)
    expect((await altered('size', 'large')).status).toBe(404)
  })

  test('has the same hash whatever metadata it came with', async () => {
    await upload(stage, photo, { purpose: 'voucher', userId: 'b' })
    const other = Buffer.concat([photo, Buffer.from('<script>tail</script>')])
    await upload(stage, other, { purpose: 'voucher', userId: 'b' })
    const rows = await database.query<{ content_hash: string }>(
      "SELECT content_hash FROM file WHERE user_id = 'b'",
    )
    expect(rows).toHaveLength(2)
    expect(new Set(rows.map((row) => row.content_hash)).size).toBe(1)
  })
})

test.each(['../../etc/passwd', 'x', 'A'.repeat(22)])('no file is found by %s', async (id) => {
  expect((await get(`/api/file?${new URLSearchParams({ id })}`)).status).toBe(404)
})

test('nothing is read without a session', async () => {
  const response = await fetch(`${stage.url}/api/uploadfile`, { method: 'POST' })
  expect(response.status).toBe(401)
})

describe('how much one user may bring (REL-46)', () => {
  test('so many an hour, counted before anything is read', async () => {
    const strict = await openFilesStage(database, clock.wallMs, { LIMIT_UPLOADS_PER_HOUR: '2' })
    const noPicture = new Uint8Array(10)
    const answers = []
    for (let time = 0; time < 3; time += 1) answers.push(await upload(strict, noPicture))
    const other = await upload(strict, noPicture, { userId: 'b' })
    await strict.close()
    expect([...answers, other].map(({ status }) => status)).toEqual([415, 415, 429, 415])
  })

  test('so many a day', async () => {
    const now = clock.wallMs()
    await plant('c', MAX_UPLOADS_A_DAY, { bytes: 1, createdMs: now - 23 * HOUR_MS })
    expect(await upload(stage, photo, { userId: 'c' })).toMatchObject({
      status: 429,
      result: { retryAfter: 3_600 },
    })
    clock.advanceMs(HOUR_MS)
    expect((await upload(stage, photo, { userId: 'c' })).status).toBe(200)
  })

  test('so many bytes at a time, and what is refused leaves nothing', async () => {
    await plant('d', 1, { bytes: MAX_BYTES_OF_USER, createdMs: 1 })
    const before = await stage.onDisk()
    expect(await upload(stage, photo, { userId: 'd' })).toMatchObject({
      status: 403,
      code: 'storage_used_up',
    })
    expect(await stage.onDisk()).toEqual(before)
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

  test('is found again after a stop in between, and cannot be used any more', async () => {
    const id = await mine()
    await database.query('UPDATE file SET removing_time = 1 WHERE id = $1', [id])
    await stage.dependencies.folder.remove(id)
    const file = { id, userId: 'e', purpose: 'avatar' } as const
    expect(await markUsed(database, file, clock.wallMs())).toBe(false)
    clock.advanceMs(24 * HOUR_MS + 1)
    await removeOrphans(stage.dependencies)
    expect(await left()).toEqual({ rows: [], files: 0 })
  })

  const mine = async () => (await upload(stage, photo, { userId: 'e' })).result.id
  const left = async () => {
    const rows = await database.query<{ id: string }>("SELECT id FROM file WHERE user_id = 'e'")
    const ids = rows.map(({ id }) => id).sort()
    const others = await database.query<{ id: string }>("SELECT id FROM file WHERE user_id <> 'e'")
    const isOthers = (name: string) => others.some(({ id }) => name.startsWith(id))
    const files = (await stage.onDisk()).filter((name) => !isOthers(name)).length
    return { rows: ids, files }
  }
})

test.each([
  ["UPDATE file SET user_id = 'b'"],
  ["UPDATE file SET content_hash = ''"],
  ['DELETE FROM file_key'],
  ["UPDATE file_key SET key = 'known'"],
])('the run-time role may not: %s (REL-60)', async (sql) => {
  await expect(database.query(sql)).rejects.toThrow(/permission denied/)
})
