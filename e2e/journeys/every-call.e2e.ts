// Whatever the contract lets the web ask, the server answers: every call and every channel of the
// socket, from the one list of each that both sides read.

import { type Account, registerAccount } from '@fairtick/server/test/registered-customer'
import { startTestServer, type TestServer } from '@fairtick/server/test/test-server'
import { checkResponse } from '@fairtick/testkit/check-response'
import { fittingInput } from '@fairtick/testkit/contract-fuzz'
import { ADMIN_CONTRACT } from '@fairtick/wire/admin/api-contract'
import type { AdminCallName } from '@fairtick/wire/admin/routes'
import { CONTRACT } from '@fairtick/wire/api-contract'
import { formFields } from '@fairtick/wire/form-fields'
import type { CallName } from '@fairtick/wire/routes'
import { type Channel, channelNames, parseChannel } from '@fairtick/wire/socket/channels'
import { DEPTH_COMMAND, type ServerFrame, TICKER_COMMAND } from '@fairtick/wire/socket/frames'
import { afterAll, beforeAll, expect, test } from 'vitest'

let server: TestServer
let account: Account

beforeAll(async () => {
  server = await startTestServer({ CLOCK: 'stepped', LIMIT_SESSION_PER_SECOND: '1000000' })
  account = await registerAccount(server)
})
afterAll(() => server?.stop())

/** The session is needed until the end. */
const CALLS = (Object.keys(CONTRACT) as CallName[]).filter((name) => name !== 'logout')

test.each([...CALLS, 'logout'] as const)('the call %s is answered', async (name) => {
  const { access, query, body } = CONTRACT[name]
  const stranger = await send(name, undefined)
  if (access === 'session') expect(stranger.status).toBe(401)
  const input = fittingInput(name)
  const answer = await send(name, account.token)
  expect(checkResponse(input, answer), answer.text.slice(0, 300)).toBeUndefined()
  // Where there is nothing that a form could be about; of the others the stranger's answer tells.
  const fields = [query, body].flatMap((form) => Object.keys(formFields(form)))
  const isAboutId = fields.some((field) => /^(id|conversation|image|seq)$/.test(field))
  if (access === 'public' && !isAboutId) expect(answer.status).not.toBe(404)
})

test.each(Object.keys(ADMIN_CONTRACT) as AdminCallName[])(
  "the office's call %s is there",
  async (name) => {
    const { route, access } = ADMIN_CONTRACT[name]
    const { status } = await fetch(`${server.officeUrl}${route.path}`, {
      method: route.method,
      ...(route.method === 'GET' ? {} : { headers: JSON_TYPE, body: '{}' }),
    })
    if (access === 'public') expect([200, 400]).toContain(status)
    else expect(status).toBe(401)
  },
)

const JSON_TYPE = { 'content-type': 'application/json' }

async function send(name: CallName, token: string | undefined) {
  const { method, path } = CONTRACT[name].route
  const { query, body, headers } = fittingInput(name)
  const response = await fetch(`${server.url}${path}${query}`, {
    method,
    headers: {
      ...headers,
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : JSON_TYPE),
    },
    ...(body === undefined ? {} : { body }),
  })
  return { status: response.status, text: await response.text() }
}

type Carries<Kind> = (frame: ServerFrame, channel: Extract<Channel, { kind: Kind }>) => boolean

/** What each channel begins with; a kind that is not listed here does not compile. */
const BEGINS: { readonly [Kind in Channel['kind']]: Carries<Kind> } = {
  tickers: (frame) => 'command' in frame && frame.command === TICKER_COMMAND && 'list' in frame,
  ticker: (frame, { symbol }) =>
    'command' in frame && frame.command === TICKER_COMMAND && 'code' in frame
      ? frame.code === symbol
      : false,
  tick: (frame, { symbol }) =>
    'command' in frame && frame.command === 'ticks' && frame.code === symbol,
  depth: (frame, { symbol }) =>
    'command' in frame && frame.command === DEPTH_COMMAND && frame.code === symbol,
  candle: (frame, { symbol, interval }) =>
    'kline_type' in frame && frame.code === symbol && frame.type === interval,
  candles: (frame) => Array.isArray(frame) && frame.length > 0,
  account: (frame) => 'event' in frame && 'account' in frame,
  chat: (frame) => 'event' in frame && !('account' in frame),
}

test('every channel of every instrument begins with what it carries', async () => {
  const { phone, password } = account
  const { token } = await account.client.call('login', { body: { phone, password } })
  const instruments = Object.values(await account.client.call('instruments')).flat()
  expect(instruments.length).toBeGreaterThan(0)
  for (const { symbol } of instruments) {
    const names = channelNames(symbol)
    // Apart, for the list of all prices carries that of a single instrument as well.
    const ofOne = names.filter((name) => name.includes(symbol))
    const ofAll = names.filter((name) => !name.includes(symbol))
    for (const together of [ofOne, ofAll]) {
      const line = await openLine()
      line.send({ op: 'auth', token })
      line.send({ op: 'subscribe', channels: together })
      for (const name of together) {
        const channel = parseChannel(name)
        if (channel === undefined) throw new Error(`${name} is no channel`)
        const carries = BEGINS[channel.kind] as Carries<Channel['kind']>
        await line.find(name, (frame) => carries(frame, channel))
      }
      line.close()
    }
  }
})

async function openLine() {
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}/ws`)
  const frames: ServerFrame[] = []
  socket.addEventListener('message', ({ data }) => {
    if (data !== 'ping') frames.push(JSON.parse(String(data)))
  })
  await new Promise((resolve) => socket.addEventListener('open', resolve, { once: true }))
  return {
    send: (frame: object) => socket.send(JSON.stringify(frame)),
    close: () => socket.close(),
    /** Waits for a frame of the channel that fits; a refusal is thrown. */
    find: async (name: string, fits: (frame: ServerFrame) => boolean): Promise<void> => {
      await expect
        .poll(() => frames.some((frame) => fits(frame) || 'error' in frame), {
          message: `${name} carries nothing`,
          timeout: 60_000,
        })
        .toBe(true)
      const refusal = frames.find((frame) => 'error' in frame)
      if (refusal) throw new Error(`${name}: ${JSON.stringify(refusal)}`)
    },
  }
}
