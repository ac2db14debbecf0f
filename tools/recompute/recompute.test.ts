// Orders made at a real server are worked out anew from its public tape alone (TR-2.6).

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { DAY_MS } from '@fairtick/core/time/duration'
import { acceptCostSheets } from '@fairtick/server/test/accept-cost-sheets'
import { startTestServer, type TestServer } from '@fairtick/server/test/test-server'
import { createClient } from '@fairtick/wire/client'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { ROOT_FOLDER } from '../root-folder.ts'

const LONGEST_WAIT_MS = 20_000
const PHONE = '09012345678'
const PASSWORD = 'nine lives of a cat'

let server: TestServer
let folder: string
let details: Awaited<ReturnType<typeof tradeForADay>>
beforeAll(async () => {
  server = await startTestServer()
  folder = await mkdtemp(join(tmpdir(), 'recompute-'))
  details = await tradeForADay()
})
afterAll(async () => {
  await server.stop()
  await rm(folder, { recursive: true })
})

/** What a customer can export of themselves after a day with two contracts and an option. */
async function tradeForADay() {
  let token: string | undefined
  const client = createClient({
    ...{ baseUrl: server.url, fetch: globalThis.fetch, language: () => 'en' },
    ...{ token: () => token, account: () => 'practice' },
  })
  const email = 'recompute@example.com'
  const sent = await client.call('verificationCode', { body: { email, purpose: 'register' } })
  const person = { phone: PHONE, fullName: 'Hanako Sato', password: PASSWORD }
  const invited = { inviteCode: server.inviteCode, agree: true as const }
  const code = 'shownCode' in sent ? String(sent.shownCode) : ''
  const registered = await client.call('register', { body: { ...person, ...invited, email, code } })
  token = registered.token
  await acceptCostSheets(client)
  const keyed = () => ({ idempotencyKey: crypto.randomUUID() })
  const open = async (direction: 'long' | 'short', lots: string) => {
    const what = { symbol: 'BTCUSDT', direction, orderType: 'market', lots, leverage: 10 } as const
    return (await client.call('openContract', { body: what }, keyed())).order.id
  }
  const ids = [await open('long', '3'), await open('short', '1.5')]
  const [id = ''] = ids
  await client.call('closeContract', { body: { id, lots: '1' } }, keyed())
  const levels = { takeProfit: '900000', stopLoss: '1' }
  await client.call('setContract', { body: { id, ...levels } }, keyed())
  const option = { symbol: 'BTCUSDT', direction: 'up', amount: '25', duration: 30 } as const
  await client.call('buyOption', { body: option }, keyed())
  await server.advance(DAY_MS)
  await vi.waitFor(async () => {
    const closed = await client.call('batchClose', { body: { scope: 'all' } }, keyed())
    expect(closed.skipped).toEqual([])
  }, LONGEST_WAIT_MS)
  const read = ids.map((one) => client.call('orderDetail', { query: { id: one } }))
  return (await Promise.all(read)).filter((detail) => detail.kind === 'contract')
}

async function recompute(details: readonly object[]) {
  const file = join(folder, 'orders.json')
  await writeFile(file, JSON.stringify(details))
  return await run(file)
}

async function run(...given: readonly string[]) {
  const at = given.some((one) => one.startsWith('http:')) ? [] : [server.url]
  const command = [join(ROOT_FOLDER, 'tools/recompute.ts'), ...given, ...at]
  const env = { ...process.env, FAIRTICK_PASSWORD: PASSWORD }
  const child = spawn(process.execPath, command, { env })
  let output = ''
  child.stdout.on('data', (part) => {
    output += part
  })
  child.stderr.pipe(process.stderr)
  const [status] = (await once(child, 'close')) as [number]
  return { status, output }
}

/** Behind whose tape it was, and how much of it was read. */
const told = (rest: string) =>
  expect.stringMatching(
    new RegExp(`^read: ${server.url}, [1-9]\\d* ticks of its public tape\n${rest}$`),
  )

test('TR-2.6, TR-4: all of a day follows from the tape, and a wrong cent is named', async () => {
  expect(JSON.stringify(details)).toContain('"what":"overnight"')
  expect(await recompute(details)).toEqual({
    status: 0,
    output: told('2 orders follow from the public tape\n'),
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

test('an order that names a tick which nobody recorded is said to, in words', async () => {
  const unheard = details.map((detail) => ({
    ...detail,
    timeline: detail.timeline.map((step) => ({ ...step, seq: 2_000_000_000 })),
  }))
  const { status, output } = await recompute(unheard)
  expect([status, output]).toEqual([1, expect.stringContaining('no such tick of BTCUSDT\n')])
})

/** As the app saves it. */
async function exportOf(what: 'contracts' | 'options'): Promise<string> {
  const client = createClient({
    ...{ baseUrl: server.url, fetch: globalThis.fetch, language: () => 'en' },
    ...{ token: () => undefined, account: () => 'practice' },
  })
  const body = { phone: PHONE, password: PASSWORD }
  const { token } = await client.call('login', { body })
  const to = (await client.call('time')).time
  const query = new URLSearchParams({ what, from: String(to - 30 * DAY_MS), to: String(to) })
  const response = await fetch(`${server.url}/api/export?${query}`, {
    headers: { Authorization: `Bearer ${token}`, Lang: 'ja' },
  })
  return await response.text()
}

test('TR-2.6: all orders of a user follow, and so do the files that they saved', async () => {
  const saved = join(folder, 'contracts.csv')
  const text = await exportOf('contracts')
  await writeFile(saved, text)
  expect(await run(PHONE, saved)).toEqual({
    status: 0,
    output: told(
      'export of contracts: 2 rows\nexport of options: 1 rows\ncontracts.csv: 2 rows\n' +
        '3 orders follow from the public tape\n',
    ),
  })
  const price = /@(\d+\.?\d*)#/.exec(text)?.[1] ?? ''
  await writeFile(saved, text.replace(`@${price}#`, `@${price}9#`))
  const { status, output } = await run(PHONE, saved)
  expect(output).toMatch(/contracts\.csv: \S+: closes in the file is .*@\S+9#/)
  expect(output).toMatch(/1 differences in 3 orders/)
  expect(status).toBe(1)
})

test('an export is asked for again where the server is making another of the user', async () => {
  const busy = await busyAtFirst()
  expect(await run(PHONE, `http://127.0.0.1:${(busy.address() as AddressInfo).port}`)).toEqual({
    status: 0,
    output: expect.stringContaining('3 orders follow from the public tape\n'),
  })
  busy.close()
})

/** The real server behind one that refuses the first export. */
async function busyAtFirst(): Promise<Server> {
  let isFirst = true
  const front = createServer(async (request, response) => {
    if (isFirst && request.url?.startsWith('/api/export')) {
      isFirst = false
      response.writeHead(429, { 'Retry-After': '1' }).end()
      return
    }
    const { method = 'GET', headers } = request
    const body = method === 'GET' ? null : await buffer(request)
    const given = { authorization: headers.authorization, 'content-type': headers['content-type'] }
    const sent = Object.entries(given).filter((one): one is [string, string] => Boolean(one[1]))
    const answer = await fetch(`${server.url}${request.url}`, { method, headers: sent, body })
    response.writeHead(answer.status, { 'Content-Type': answer.headers.get('Content-Type') ?? '' })
    response.end(Buffer.from(await answer.arrayBuffer()))
  })
  await once(front.listen(0, '127.0.0.1'), 'listening')
  return front
}
