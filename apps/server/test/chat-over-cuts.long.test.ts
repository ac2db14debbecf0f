// 1 000 messages over a line that is cut 50 times: each once, in the same order on three devices.

import { stopConserved } from '@fairtick/server/test/conservation'
import { type Account, registerAccount, signIn } from '@fairtick/server/test/registered-customer'
import { startTestServer, type TestServer } from '@fairtick/server/test/test-server'
import { eventually } from '@fairtick/testkit/eventually'
import type { ChatEvent, ChatMessage } from '@fairtick/wire/socket/frames'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'

const MESSAGES = 1_000
const CUTS = 50
const DEVICES = 3
/** Twenty go a minute; the server's clock goes on. */
const A_MINUTE = 20
const MINUTE_MS = 60_001

let server: TestServer
let account: Account

beforeAll(async () => {
  server = await startTestServer({
    ...{ CLOCK: 'stepped', LIMIT_SESSION_PER_SECOND: '1000000' },
    LIMIT_ADDRESS_PER_SECOND: '1000000',
  })
  account = await registerAccount(server, 'en')
})
afterAll(() => server && stopConserved(server))

test('each arrives once and in the same order, whatever is cut when', async () => {
  const devices = await Promise.all(Array.from({ length: DEVICES }, openDevice))
  for (let sent = 0; sent < MESSAGES; sent += 1) {
    if (sent % A_MINUTE === 0) await server.advance(MINUTE_MS)
    // Every cut is in the midst of a message: its answer is lost, and it is sent again.
    const isCut = sent % (MESSAGES / CUTS) === 0
    await send(`${sent}`, isCut ? 'cut' : 'whole')
    if (isCut) devices[sent % DEVICES]?.cut()
  }
  const wanted = Array.from({ length: MESSAGES }, (_, place) => `${place}`)
  for (const device of devices) {
    await eventually('the last message', () => device.texts().length >= MESSAGES)
    expect(device.texts()).toEqual(wanted)
    device.close()
  }
})

/** Under one key, as the outbox of the app has it; of a cut one the first answer is not read. */
async function send(text: string, line: 'cut' | 'whole'): Promise<void> {
  const options = { idempotencyKey: `message-${text}` }
  const given = { body: { text } }
  const unread = line === 'cut' ? account.client.call('sendChat', given, options) : undefined
  await account.client.call('sendChat', given, options)
  await unread
}

type Device = {
  readonly texts: () => readonly string[]
  readonly cut: () => void
  readonly close: () => void
}

/** A screen: what came by its socket, what was missed read behind the last number. */
async function openDevice(): Promise<Device> {
  const own = await signIn(server, account)
  const { token } = await own.call('login', {
    body: { phone: account.phone, password: account.password },
  })
  const messages = new Map<number, ChatMessage>()
  let serial: number | undefined
  let isClosed = false
  let reading: Promise<void> = Promise.resolve()
  const last = () => Math.max(0, ...messages.keys())
  const refill = async (): Promise<void> => {
    for (;;) {
      const { conversation } = await own.call('chat', { query: { afterNumber: String(last()) } })
      for (const one of conversation?.messages ?? []) messages.set(one.number, one)
      if ((conversation?.messages ?? []).length === 0) return
    }
  }
  const hear = (event: ChatEvent) => {
    serial = event.serial
    const isNext = event.event === 'message' && event.message.number === last() + 1
    if (isNext) messages.set(event.message.number, event.message)
    else reading = reading.then(refill)
  }
  const open = (): WebSocket => {
    const line = new WebSocket(`${server.url.replace('http', 'ws')}/ws`)
    line.on('open', () => {
      line.send(JSON.stringify({ op: 'auth', token }))
      const after = serial === undefined ? {} : { after: serial }
      line.send(JSON.stringify({ op: 'subscribe', channels: ['chat'], ...after }))
    })
    line.on('message', (data) => {
      const text = data.toString()
      if (text === 'ping') return
      const frame = JSON.parse(text)
      if ('event' in frame) hear(frame)
    })
    line.on('close', () => {
      if (!isClosed) current = open()
    })
    return line
  }
  let current = open()
  return {
    texts: () => [...messages.entries()].toSorted(([a], [b]) => a - b).map(([, { text }]) => text),
    cut: () => current.terminate(),
    close: () => {
      isClosed = true
      current.terminate()
    },
  }
}
