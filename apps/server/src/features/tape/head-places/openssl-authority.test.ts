// HEAD_TSA: what a real authority (openssl) signs is taken, and its own program checks it.

import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { signedText } from '@fairtick/proof/head'
import type { CallResult } from '@fairtick/wire/api-contract'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createBus } from '../../../platform/bus.ts'
import { tapeRoutes } from '../routes.ts'
import { type HeadsFixture, openHeads, openReceiver, type Receiver } from './head-places-fixture.ts'
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
const isAbsent = spawnSync('openssl', ['version']).status !== 0
let folder: string
let heads: HeadsFixture
let receiver: Receiver

const openssl = (...args: readonly string[]) =>
  execFileSync('openssl', args, { cwd: folder, encoding: 'utf8', stdio: 'pipe' })

function answerTo(question: Buffer): Buffer {
  writeFileSync(join(folder, 'serial'), '01')
  writeFileSync(join(folder, 'question'), question)
  openssl('ts', '-reply', '-config', 'tsa.conf', '-queryfile', 'question', '-out', 'answer')
  return readFileSync(join(folder, 'answer'))
}

const listed = async () => {
  const bus = createBus((error) => expect.unreachable(String(error)))
  const { headTimestamps } = tapeRoutes({ database: heads.database, bus })
  const answer = await headTimestamps({ query: {}, body: {} } as never, {} as never)
  return (answer as unknown as CallResult<'headTimestamps'>).timestamps
}

describe.skipIf(isAbsent)('an authority', () => {
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'fairtick-tsa-'))
    writeFileSync(join(folder, 'tsa.conf'), AUTHORITY)
    const key = ['-newkey', 'rsa:2048', '-nodes', '-keyout', 'tsa.key']
    openssl('req', '-x509', '-config', 'tsa.conf', ...key, '-subj', '/CN=stamps', '-out', 'tsa.pem')
    heads = await openHeads()
    receiver = await openReceiver()
    receiver.answer = (_, response, body) => response.writeHead(200).end(answerTo(body))
  })
  afterEach(async () => {
    await receiver.close()
    await heads.close()
    rmSync(folder, { recursive: true, force: true })
  })

  it('signs what the house signed, and anybody can check it', async () => {
    await heads.publish()
    await heads.senderOf(timestampPlace(heads.database, receiver.url)).send()
    const timestamps = await listed()
    expect(timestamps.map(({ signed }) => signed)).toEqual(heads.published)
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
})
