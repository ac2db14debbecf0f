// HEAD_TSA: a real authority (openssl) signs heads, which its own program checks; answers that say
// anything else are not taken.

import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { MINUTE_MS } from '@fairtick/core/time/duration'
import { signedText } from '@fairtick/proof/head'
import type { CallResult } from '@fairtick/wire/api-contract'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { createBus } from '../../../platform/bus.ts'
import { tapeRoutes } from '../routes.ts'
import { type HeadsFixture, openHeads, openReceiver, type Receiver } from './head-places-fixture.ts'
import { LONGEST_PAUSE_MS } from './send-heads.ts'
import { timestampPlace } from './timestamp-place.ts'

const AUTHORITY = `
[tsa]
default_tsa = own
[own]
serial = serial
signer_cert = tsa.pem
signer_key = tsa.key
signer_digest = sha256
default_policy = 1.2.3.4.1
digests = sha256
[req]
distinguished_name = name
x509_extensions = for_stamps
[name]
[for_stamps]
extendedKeyUsage = critical,timeStamping
`
let folder: string
let heads: HeadsFixture
let receiver: Receiver

const openssl = (...args: readonly string[]) =>
  execFileSync('openssl', args, { cwd: folder, encoding: 'utf8', stdio: 'pipe' })

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'fairtick-tsa-'))
  writeFileSync(join(folder, 'tsa.conf'), AUTHORITY)
  const key = ['-newkey', 'rsa:2048', '-nodes', '-keyout', 'tsa.key']
  openssl('req', '-x509', '-config', 'tsa.conf', ...key, '-subj', '/CN=stamps', '-out', 'tsa.pem')
})
beforeEach(async () => {
  heads = await openHeads()
  receiver = await openReceiver()
  receiver.answer = (_, response, body) => response.writeHead(200).end(answerTo(body))
})
afterEach(async () => {
  await receiver.close()
  await heads.close()
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function answerTo(question: Buffer): Buffer {
  writeFileSync(join(folder, 'serial'), '01')
  writeFileSync(join(folder, 'question'), question)
  openssl('ts', '-reply', '-config', 'tsa.conf', '-queryfile', 'question', '-out', 'answer')
  return readFileSync(join(folder, 'answer'))
}

const sender = () => heads.senderOf(timestampPlace(heads.database, receiver.url))
const listed = async () => {
  const bus = createBus((error) => expect.unreachable(String(error)))
  const { headTimestamps } = tapeRoutes({ database: heads.database, bus })
  const answer = await headTimestamps({ query: {}, body: {} } as never, {} as never)
  return (answer as unknown as CallResult<'headTimestamps'>).timestamps
}

it('a head an hour has a timestamp, which anybody checks against what the house signed', async () => {
  expect(await listed()).toEqual([])
  const { send } = sender()
  await heads.publish()
  await send()
  await heads.publish(59)
  await send()
  await heads.publish(1, MINUTE_MS)
  await send()
  const timestamps = await listed()
  expect(timestamps.map(({ signed }) => signed)).toEqual([heads.published[0], heads.published[60]])
  expect(receiver.requests.map(({ type }) => type)).toEqual(
    Array(2).fill('application/timestamp-query'),
  )
  for (const { signed, token, authority } of timestamps) {
    expect(receiver.url).toContain(`//${authority}/`)
    writeFileSync(join(folder, 'token'), Buffer.from(token, 'base64'))
    const check = (text: string) => {
      writeFileSync(join(folder, 'data'), text)
      const about = ['-data', 'data', '-in', 'token', '-token_in', '-CAfile', 'tsa.pem']
      return openssl('ts', '-verify', ...about)
    }
    expect(check(signedText(signed))).toContain('Verification: OK')
    expect(() => check(`${signedText(signed)} `)).toThrow('message imprint mismatch')
  }
})

it('what is not granted, of another head or an answer to another question is not taken', async () => {
  const earlier = new Map<string, Buffer>()
  const others: ((question: Buffer) => Buffer)[] = [
    () => Buffer.from('not a stamp'),
    () => Buffer.alloc(70_000, 0x30),
    (question) => answerTo(question.subarray(1)),
    (question) => answerTo(question).subarray(0, -1),
    (question) => Buffer.concat([answerTo(question), Buffer.alloc(1)]),
    (question) => keep('other nonce', changed(question, question.length - 4)),
    (question) => keep('other head', changed(question, 40)),
    (question) => refused(answerTo(question)),
  ]
  const keep = (why: string, question: Buffer) => {
    const answer = answerTo(question)
    earlier.set(why, answer)
    return answer
  }
  await heads.publish()
  const { send } = sender()
  for (const [number, other] of others.entries()) {
    receiver.answer = (_, response, body) => response.writeHead(200).end(other(body))
    await send()
    expect(receiver.requests).toHaveLength(number + 1)
    heads.clock.pass(LONGEST_PAUSE_MS)
  }
  for (const answer of earlier.values()) expect(answer.length).toBeGreaterThan(1_000)
  expect(await heads.database.query('SELECT number FROM head_timestamp')).toEqual([])
  receiver.answer = (_, response, body) => response.writeHead(200).end(answerTo(body))
  await send()
  expect(await listed()).toHaveLength(1)
})

/** With one bit of one byte turned. */
function changed(bytes: Buffer, place: number): Buffer {
  const copy = Buffer.from(bytes)
  copy[place] = (copy[place] ?? 0) ^ 1
  return copy
}

/** The same with a status that says no, as one that grants with changes would have it. */
function refused(answer: Buffer): Buffer {
  const copy = Buffer.from(answer)
  const status = copy.indexOf(Buffer.from([0x02, 0x01, 0x00]))
  copy[status + 2] = 2
  return copy
}
