// How uploads and pictures are answered over HTTP (REL-43, REL-46).

import { addUser } from '@fairtick/server/features/files/files-fixture'
import { StorageFull } from '@fairtick/server/features/files/room-check'
import { errorToAnswer } from '@fairtick/server/http/error-to-answer'
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

test('a database whose disk is full refuses as the server does, and nothing is kept', async () => {
  const before = await server.kept()
  await database.asOwner(`CREATE FUNCTION fill_disk() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN RAISE EXCEPTION 'no space left' USING ERRCODE = 'disk_full'; END $$;
    CREATE TRIGGER full_disk BEFORE INSERT ON file_content
      FOR EACH ROW WHEN (NEW.size = 'small') EXECUTE FUNCTION fill_disk()`)
  const refused = await upload(server, jpeg, { userId: 'b' })
  const { status, body } = errorToAnswer(new StorageFull(), 'en', '')
  expect(refused).toMatchObject({ status, code: 'not_ready' })
  expect(body).toMatchObject({ status: 503, code: 'not_ready' })
  expect(await server.kept()).toEqual(before)
  expect(await database.query("SELECT 1 FROM file WHERE user_id = 'b'")).toHaveLength(1)
})
