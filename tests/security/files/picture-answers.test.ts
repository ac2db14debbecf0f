// How uploads and pictures are answered over HTTP (REL-43, REL-46).

import { addUser } from '@fairtick/server/features/files/files-fixture'
import { openTestDatabase, type TestDatabase } from '@fairtick/server/test/database/test-database'
import { createManualClock } from '@fairtick/testkit/manual-clock'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { plainPictures } from './hostile-files.ts'
import { type PictureServer, startPictureServer, upload } from './picture-server.ts'

const clock = createManualClock(Date.UTC(2026, 0, 15))
let database: TestDatabase
let server: PictureServer
let jpeg: Buffer
beforeAll(async () => {
  database = await openTestDatabase()
  for (const id of ['a', 'b']) await addUser(database, id)
  server = await startPictureServer(database, clock.wallMs, { LIMIT_UPLOADS_PER_HOUR: '4' })
  jpeg = (await plainPictures()).jpeg
})
afterAll(async () => {
  await server?.close()
  await database?.close()
})

test.each([
  ['avatar', 'private, max-age=86400'],
  ['voucher', 'no-store'],
])('of an %s nothing runs, and no proxy keeps it', async (purpose, kept) => {
  const { result } = await upload(server, jpeg, { purpose })
  const response = await fetch(`${server.url}${result.url}`)
  const headers = ['content-type', 'x-content-type-options', 'content-disposition']
  expect(headers.map((name) => response.headers.get(name))).toEqual([
    'image/webp',
    'nosniff',
    `attachment; filename="${purpose}.webp"`,
  ])
  expect(response.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
  expect(response.headers.get('cache-control')).toBe(kept)
})

test('nothing is taken without a session', async () => {
  const response = await fetch(`${server.url}/api/uploadfile`, { method: 'POST' })
  expect(response.status).toBe(401)
})

test('so many an hour of one user, those that were refused among them', async () => {
  const noPicture = new Uint8Array(10)
  const statuses: number[] = []
  for (let time = 0; time < 3; time += 1) {
    statuses.push((await upload(server, noPicture, { userId: 'a' })).status)
  }
  expect(statuses).toEqual([415, 415, 429])
  expect((await upload(server, jpeg, { userId: 'b' })).status).toBe(200)
})
