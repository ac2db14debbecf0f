// Forms that dribble in (REL-38, REL-45): others are served meanwhile, and each has its end.

import { once } from 'node:events'
import { connect } from 'node:net'
import { addUser } from '@fairtick/server/features/files/files-fixture'
import { openTestDatabase, type TestDatabase } from '@fairtick/server/test/database/test-database'
import { createManualClock } from '@fairtick/testkit/manual-clock'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { plainPictures } from './hostile-files.ts'
import { type PictureServer, startPictureServer, tokenOf, upload } from './picture-server.ts'

const BYTE_EVERY_MS = 500
const LONGEST_MS = 45_000
/** As many as are read at once, less one. */
const DRIBBLERS = ['a', 'b', 'c', 'd', 'e', 'f', 'g']
const clock = createManualClock(Date.UTC(2026, 0, 15))
let database: TestDatabase
let server: PictureServer
beforeAll(async () => {
  database = await openTestDatabase()
  await addUser(database, 'z')
  server = await startPictureServer(database, clock.wallMs)
})
afterAll(async () => {
  await server?.close()
  await database?.close()
})

test('are cut off, and nobody waits for them', async () => {
  const { jpeg } = await plainPictures()
  const ends = DRIBBLERS.map(dribble)
  expect((await upload(server, jpeg, { userId: 'z' })).status).toBe(200)
  for (const answer of await Promise.all(ends)) expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /)
  expect((await upload(server, jpeg, { userId: 'z' })).status).toBe(200)
})

/** What the server has said when it has closed the connection. */
async function dribble(userId: string): Promise<string> {
  const socket = connect(server.port, '127.0.0.1')
  socket.on('error', () => {})
  let said = ''
  socket.on('data', (chunk) => {
    said += chunk
  })
  socket.write(
    'POST /api/uploadfile HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5000\r\n' +
      `Authorization: Bearer ${tokenOf(userId)}\r\n` +
      'Content-Type: multipart/form-data; boundary=edge\r\n\r\n--edge\r\n',
  )
  const timer = setInterval(() => socket.write('x'), BYTE_EVERY_MS)
  await once(socket, 'close', { signal: AbortSignal.timeout(LONGEST_MS) })
  clearInterval(timer)
  return said
}
