// Orders made at a real server are worked out anew from its public tape alone (TR-2.6).

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startTestServer, type TestServer } from '@fairtick/testkit/test-server'
import { createClient } from '@fairtick/wire/client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ROOT_FOLDER } from '../root-folder.ts'

const DAY_MS = 86_400_000

let server: TestServer
let folder: string
beforeAll(async () => {
  server = await startTestServer()
  folder = await mkdtemp(join(tmpdir(), 'recompute-'))
})
afterAll(async () => {
  await server.stop()
  await rm(folder, { recursive: true })
})

/** What a customer can export of himself after a day with two contracts. */
async function tradeForADay() {
  let token: string | undefined
  const client = createClient({
    ...{ baseUrl: server.url, fetch: globalThis.fetch, language: () => 'en' },
    ...{ token: () => token, account: () => 'practice' },
  })
  const email = 'recompute@example.com'
  const sent = await client.call('verificationCode', { body: { email, purpose: 'register' } })
  const person = { phone: '09012345678', fullName: 'Hanako Sato', password: 'nine lives of a cat' }
  const invited = { inviteCode: server.inviteCode, agree: true as const }
  const code = 'shownCode' in sent ? String(sent.shownCode) : ''
  const registered = await client.call('register', { body: { ...person, ...invited, email, code } })
  token = registered.token
  const keyed = () => ({ idempotencyKey: crypto.randomUUID() })
  const open = async (direction: 'long' | 'short', lots: string) => {
    const what = { symbol: 'BTCUSDT', direction, orderType: 'market', lots, leverage: 10 } as const
    return (await client.call('openContract', { body: what }, keyed())).order.id
  }
  const ids = [await open('long', '3'), await open('short', '1.5')]
  const [id = ''] = ids
  await client.call('closeContract', { body: { id, lots: '1' } }, keyed())
  await server.advance(DAY_MS)
  await expect
    .poll(
      async () => {
        const closed = await client.call('batchClose', { body: { scope: 'all' } }, keyed())
        return closed.skipped.length
      },
      { timeout: 20_000 },
    )
    .toBe(0)
  const details = ids.map((one) => client.call('orderDetail', { query: { id: one } }))
  return (await Promise.all(details)).filter((detail) => detail.kind === 'contract')
}

async function recompute(details: readonly object[]) {
  const file = join(folder, 'orders.json')
  await writeFile(file, JSON.stringify(details))
  const child = spawn(process.execPath, [join(ROOT_FOLDER, 'tools/recompute.ts'), file, server.url])
  let output = ''
  child.stdout.on('data', (part) => {
    output += part
  })
  const [status] = (await once(child, 'close')) as [number]
  return { status, output }
}

test('TR-2.6, TR-4: all of a day follows from the tape, and a wrong cent is named', async () => {
  const details = await tradeForADay()
  expect(JSON.stringify(details)).toContain('"what":"overnight"')
  expect(await recompute(details)).toEqual({
    status: 0,
    output: '2 orders follow from the public tape\n',
  })
  const wrong = details.map((detail) => ({
    ...detail,
    timeline: detail.timeline.map((step) =>
      step.what === 'overnight' ? { ...step, fee: `1${step.fee}` } : step,
    ),
  }))
  const { status, output } = await recompute(wrong)
  expect(output).toMatch(/the night of \d+ is/)
  expect(status).toBe(1)
})
