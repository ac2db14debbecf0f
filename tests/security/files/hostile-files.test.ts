// Hostile files over HTTP: refused with a code, or encoded clean; nothing of them stays (REL-44).

import { addUser } from '@fairtick/server/features/files/files-fixture'
import { openTestDatabase, type TestDatabase } from '@fairtick/server/test/database/test-database'
import { createManualClock } from '@fairtick/testkit/manual-clock'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hostileFiles, MARK } from './hostile-files.ts'
import { type PictureServer, startPictureServer, upload } from './picture-server.ts'

const LEAST_FILES = 40
const MAX_BYTES = 5 * 1_024 * 1_024
const files = await hostileFiles()
const clock = createManualClock(Date.UTC(2026, 0, 15))
let database: TestDatabase
let server: PictureServer
beforeAll(async () => {
  database = await openTestDatabase()
  await addUser(database, 'a')
  server = await startPictureServer(database, clock.wallMs)
})
afterAll(async () => {
  await server?.close()
  await database?.close()
})

test('there are enough of them', () => {
  expect(files.length).toBeGreaterThanOrEqual(LEAST_FILES)
  expect(new Set(files.map(({ name }) => name)).size).toBe(files.length)
})

test.each(files)('$name: $fate', async ({ bytes, fate, isSlow, fileName, type }) => {
  // What one user may bring in a day is another test's.
  clock.advanceMs(86_400_001)
  for (const purpose of ['avatar', 'voucher'] as const) {
    const sent = { purpose, ...(fileName ? { fileName } : {}), ...(type ? { type } : {}) }
    const answer = await upload(server, bytes, sent)
    if (fate === 'clean') await expectClean(answer.result?.url ?? JSON.stringify(answer))
    else if (isSlow && answer.status === 503) expect(answer.code).toBe('not_ready')
    else expect([answer.status < 500 && answer.status >= 400, answer.code]).toEqual([true, fate])
  }
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
  await expectNothingElseKept()
})

test('a file of one byte too many is refused, and so is one that says so', async () => {
  const bytes = new Uint8Array(MAX_BYTES + 1)
  bytes.set([0xff, 0xd8, 0xff])
  expect(await upload(server, bytes)).toMatchObject({ status: 413, code: 'file_too_large' })
  expect(await upload(server, new Uint8Array(2 * MAX_BYTES))).toMatchObject({ status: 413 })
  await expectNothingElseKept()
})

test('the log has nothing of them', () => {
  expect(server.logLines.join('\n')).not.toContain(MARK)
})

/** A WebP of one picture to its last byte, without metadata. */
async function expectClean(url: string): Promise<void> {
  const bytes = Buffer.from(await (await fetch(`${server.url}${url}`)).arrayBuffer())
  const { format, exif, icc, xmp, iptc, pages } = await sharp(bytes).metadata()
  expect({ format, exif, icc, xmp, iptc, pages: pages ?? 1 }).toEqual({ format: 'webp', pages: 1 })
  expect(chunksOf(bytes).filter((name) => !['VP8 ', 'VP8L'].includes(name))).toEqual([])
  expect(bytes.includes(MARK)).toBe(false)
}

/** Throws when the parts do not fill the file exactly. */
function chunksOf(webp: Buffer): string[] {
  const names: string[] = []
  let place = 12
  while (place < webp.length) {
    names.push(webp.toString('latin1', place, place + 4))
    const length = webp.readUInt32LE(place + 4)
    place += 8 + length + (length % 2)
  }
  expect([place, webp.readUInt32LE(4) + 8]).toEqual([webp.length, webp.length])
  return names
}

async function expectNothingElseKept(): Promise<void> {
  const rows = await database.query<{ id: string; purpose: string }>('SELECT id, purpose FROM file')
  const expected = rows.flatMap(({ id, purpose }) =>
    purpose === 'avatar' ? [`${id} large`, `${id} small`] : [`${id} large`],
  )
  expect((await server.kept()).sort()).toEqual(expected.sort())
}
