// Multipart forms that are none (REL-45): refused, and the server takes the next one.

import { once } from 'node:events'
import { connect } from 'node:net'
import { addUser } from '@fairtick/server/features/files/files-fixture'
import { openTestDatabase, type TestDatabase } from '@fairtick/server/test/database/test-database'
import { createManualClock } from '@fairtick/testkit/manual-clock'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { plainPictures } from './hostile-files.ts'
import { type PictureServer, startPictureServer, tokenOf, upload } from './picture-server.ts'

const MEGABYTE = 1_024 * 1_024
const clock = createManualClock(Date.UTC(2026, 0, 15))
let database: TestDatabase
let server: PictureServer
let jpeg: Buffer
beforeAll(async () => {
  database = await openTestDatabase()
  await addUser(database, 'a')
  server = await startPictureServer(database, clock.wallMs)
  jpeg = (await plainPictures()).jpeg
})
afterEach(async () => {
  clock.advanceMs(86_400_001)
  const stored = await database.query('SELECT id FROM file')
  expect(await server.kept()).toHaveLength(2 * stored.length)
  expect((await upload(server, jpeg)).status).toBe(200)
})
afterAll(async () => {
  await server?.close()
  await database?.close()
})

type Part = string | Buffer
const BOUNDARY = 'edge'
const part = (disposition: string, content: Part, more = ''): Buffer =>
  Buffer.concat([
    Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: form-data; ${disposition}\r\n${more}\r\n`),
    Buffer.from(content),
    Buffer.from('\r\n'),
  ])
const END = `--${BOUNDARY}--\r\n`
const file = (content: Part = jpeg, name = 'file') =>
  part(`name="${name}"; filename="a.jpg"`, content, 'Content-Type: image/jpeg\r\n')
const purpose = (value = 'avatar') => part('name="purpose"', value)
const formOf = (...parts: readonly Part[]) => Buffer.concat(parts.map((each) => Buffer.from(each)))

async function send(body: Buffer, headers: Readonly<Record<string, string>> = {}) {
  const response = await fetch(`${server.url}/api/uploadfile`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${tokenOf('a')}`,
      'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
      lang: 'en',
      ...headers,
    },
    body: Uint8Array.from(body),
  })
  return { ...((await response.json()) as Answer), status: response.status }
}

type Answer = { readonly code?: string; readonly result: Readonly<Record<string, string[]>> | null }

test('the fields may stand behind the file', async () => {
  expect((await send(formOf(file(), purpose(), END))).status).toBe(200)
})

const many = (count: number, make: (place: number) => Part) =>
  formOf(...Array.from({ length: count }, (_, place) => make(place)), END)

test.each<[string, () => Buffer, number, string]>([
  ['no body', () => Buffer.alloc(0), 400, 'file'],
  ['no part', () => formOf(END), 400, 'file'],
  ['no file', () => formOf(purpose(), END), 400, 'file'],
  ['no purpose', () => formOf(file(), END), 400, 'purpose'],
  ['another purpose', () => formOf(purpose('payslip'), file(), END), 400, 'purpose'],
  ['a file under another name', () => formOf(purpose(), file(jpeg, 'picture'), END), 400, 'file'],
  ['the file as text', () => formOf(purpose(), part('name="file"', 'x'), END), 400, 'file'],
  ['the purpose as a file', () => formOf(file('avatar', 'purpose'), END), 400, 'file'],
  [
    'a field that is not there',
    () => formOf(purpose(), file(), part('name="id"', 'x'), END),
    400,
    'id',
  ],
  ['a part twice', () => formOf(purpose(), purpose(), file(), END), 400, 'body'],
  ['a way to the prototype', () => formOf(part('name="__proto__"', 'x'), file(), END), 400, 'body'],
  [
    'a purpose that is JSON',
    () =>
      formOf(part('name="purpose"', '{"a":1}', 'Content-Type: application/json\r\n'), file(), END),
    400,
    'purpose',
  ],
  [
    'a purpose of a megabyte',
    () => formOf(purpose('a'.repeat(MEGABYTE)), file(), END),
    400,
    'body',
  ],
  [
    'a name of a megabyte',
    () => formOf(part(`name="${'n'.repeat(MEGABYTE)}"`, 'x'), purpose(), file(), END),
    400,
    'n'.repeat(64),
  ],
  ['no end', () => formOf(purpose(), file()), 400, 'body'],
  ['no end within a part', () => formOf(purpose(), file()).subarray(0, -900), 400, 'body'],
  [
    'another boundary than it says',
    () =>
      Buffer.from(
        formOf(purpose(), file(), END).toString('latin1').replaceAll('--edge', '--kant'),
        'latin1',
      ),
    400,
    'body',
  ],
  ['JSON instead', () => Buffer.from('{"file":"x","purpose":"avatar"}'), 400, 'body'],
])('%s: 400 that names the field', async (_, body, status, field) => {
  const answer = await send(body())
  expect([answer.status, Object.keys(answer.result ?? {})]).toEqual([
    status,
    expect.arrayContaining([field]),
  ])
})

test.each<[string, () => Buffer, string]>([
  ['two files', () => formOf(purpose(), file(), file(jpeg, 'other'), END), 'too_large'],
  ['10 000 parts', () => many(10_000, (place) => part(`name="n${place}"`, 'x')), 'too_large'],
  ['10 000 files', () => many(10_000, (place) => file('x', `n${place}`)), 'too_large'],
  [
    '6 MB before the first part',
    () => formOf(Buffer.alloc(6 * MEGABYTE, 97), '\r\n', purpose(), file(), END),
    'file_too_large',
  ],
  [
    'a file of 6 MB',
    () => formOf(purpose(), file(Buffer.alloc(6 * MEGABYTE)), END),
    'file_too_large',
  ],
])('%s: 413', async (_, body, code) => {
  expect(await send(body())).toMatchObject({ status: 413, code })
})

test.each([
  ['a file', () => formOf(purpose(), file(Buffer.alloc(8 * MEGABYTE)), END)],
  ['before the parts', () => formOf(Buffer.alloc(8 * MEGABYTE, 97), purpose(), file(), END)],
  ['behind the parts', () => formOf(purpose(), file(), END, Buffer.alloc(8 * MEGABYTE, 97))],
])('8 MB without saying so, %s: 413', async (_, body) => {
  expect(await statusOfChunks(body())).toBe(413)
})

test.each([
  ['a boundary of 2 KB', `multipart/form-data; boundary=${'b'.repeat(2_000)}`, 400],
  ['no boundary', 'multipart/form-data', 400],
  ['an address instead of parts', 'application/x-www-form-urlencoded', 415],
  ['plain bytes', 'image/jpeg', 415],
  ['mixed parts', `multipart/mixed; boundary=${BOUNDARY}`, 415],
  ['JSON that is none', 'application/json', 400],
])('%s', async (_, type, status) => {
  const answer = await send(formOf(purpose(), file(), END), { 'content-type': type })
  expect(answer.status).toBe(status)
})

test('compressed: 415', async () => {
  const answer = await send(formOf(purpose(), file(), END), { 'content-encoding': 'gzip' })
  expect(answer).toMatchObject({ status: 415, code: 'unsupported_type' })
})

test.each([
  ['out of the folder', '../../../../tmp/evil.php'],
  ['of 4 KB', `${'n'.repeat(4_096)}.jpg`],
  ['with a NUL', 'a\u0000.php'],
  ['with a script', '<img src=x onerror=alert(1)>.jpg'],
])('a file name %s means nothing', async (_, fileName) => {
  expect((await upload(server, jpeg, { fileName })).status).toBe(200)
})

test('forms that break off give their place to others', async () => {
  const whole = formOf(purpose(), file(), END)
  for (let time = 0; time < 12; time += 1) {
    const socket = connect(server.port, '127.0.0.1')
    socket.write(headOf(`Content-Length: ${whole.length}`))
    socket.write(whole.subarray(0, whole.length / 2))
    await once(socket, 'connect')
    socket.resetAndDestroy()
  }
  // afterEach uploads a good one.
})

test('no more than two at once of one user', async () => {
  const slow = [0, 1].map(() => connect(server.port, '127.0.0.1'))
  for (const socket of slow) socket.write(`${headOf('Content-Length: 5000')}--${BOUNDARY}\r\n`)
  await Promise.all(slow.map((socket) => once(socket, 'connect')))
  let third = await upload(server, jpeg)
  for (let time = 0; third.status === 200 && time < 50; time += 1)
    third = await upload(server, jpeg)
  expect(third).toMatchObject({ status: 429, code: 'too_many' })
  for (const socket of slow) socket.destroy()
  while ((await upload(server, jpeg)).status === 429) await new Promise(setImmediate)
})

function headOf(length: string): string {
  return [
    'POST /api/uploadfile HTTP/1.1',
    'Host: localhost',
    `Authorization: Bearer ${tokenOf('a')}`,
    `Content-Type: multipart/form-data; boundary=${BOUNDARY}`,
    length,
    '\r\n',
  ].join('\r\n')
}

async function statusOfChunks(body: Buffer): Promise<number> {
  const socket = connect(server.port, '127.0.0.1')
  socket.on('error', () => {})
  const answer = once(socket, 'data')
  socket.write(headOf('Transfer-Encoding: chunked'))
  for (let place = 0; place < body.length; place += 65_536) {
    const piece = body.subarray(place, place + 65_536)
    socket.write(`${piece.length.toString(16)}\r\n`)
    socket.write(piece)
    socket.write('\r\n')
  }
  socket.write('0\r\n\r\n')
  const [first] = (await answer) as [Buffer]
  socket.destroy()
  return Number(first.toString('latin1').split(' ')[1])
}
