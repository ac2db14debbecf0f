// Three people over HTTP and the socket, on recorded prices: one leads, two copy. Openings, closes
// of parts, shares, a stop-out, a copy stop and the end of leading are the same on all sides.

import { parseMoney } from '@fairtick/core/numbers/money'
import { stopConserved } from '@fairtick/server/test/conservation'
import { makeLeader } from '@fairtick/server/test/make-leader'
import { type Account, registerAccount } from '@fairtick/server/test/registered-customer'
import { startTestServer, type TestServer } from '@fairtick/server/test/test-server'
import { eventually } from '@fairtick/testkit/eventually'
import type { CallResult } from '@fairtick/wire/api-contract'
import { CallRefused } from '@fairtick/wire/client'
import type { AccountEventBody, CopyRecord, WireContract } from '@fairtick/wire/socket/frames'
import { afterAll, beforeAll, expect, test } from 'vitest'

/** Recorded minutes have a price every 15 s. */
const STEP_MS = 15_000
/** The recorded market falls by 2 % in twenty minutes. */
const MOST_STEPS = 200
const MARKET = { symbol: 'BTCUSDT', orderType: 'market', leverage: 50 } as const
/** Of the leader's ten thousand nearly all is locked by as many orders of the greatest size. */
const ALL_IN = 14

/** Nothing here is about limits, and the market is looked at often. */
const LIMITS = { LIMIT_SESSION_PER_SECOND: '1000', LIMIT_ADDRESS_PER_SECOND: '1000' }

type Person = Account & { readonly events: AccountEventBody[] }
type Shared = Extract<CopyRecord, { kind: 'shared' }>

let server: TestServer
let leader: Person
let ann: Person
let ben: Person
let leaderId: string

beforeAll(async () => {
  server = await startTestServer({ CLOCK: 'stepped', ...LIMITS })
  const accounts = [await registerAccount(server, 'en'), await registerAccount(server, 'en')]
  const leading = await registerAccount(server, 'en')
  leaderId = await makeLeader(server, leading.user.id)
  leader = await listen(leading)
  ;[ann, ben] = (await Promise.all(accounts.map(listen))) as [Person, Person]
  await step()
})
afterAll(() => server && stopConserved(server))

test('copies open and close in parts at the ticks of their leader, told on the sockets', async () => {
  await ann.client.call(
    'followLeader',
    {
      body: {
        leaderId,
        mode: 'proportional',
        allocation: '1000',
        maxPerOrder: '1000',
        stopLoss: '1',
      },
    },
    key(),
  )
  await ben.client.call(
    'followLeader',
    {
      body: {
        ...{ leaderId, mode: 'fixed', fixedLots: '10', allocation: '100', maxPerOrder: '100' },
        stopLoss: '0.05',
      },
    },
    key(),
  )
  const own = await open('short', '100')
  const copies = await copiesOf(own)
  expect(copies.map(({ lots }) => lots)).toEqual(['10', '10'])
  for (const copy of copies) expect(copy.openSeq).toBe(own.openSeq)

  await until((mark) => mark < 6_775)
  await close(own, '40')
  await until((mark) => mark < 6_755)
  await close(own)
  const ended = await readOrder(leader, own.id)
  for (const copy of await copiesOf(own)) {
    expect(copy.closes.map(({ seq, price }) => [seq, price])).toEqual(
      ended.closes.map(({ seq, price }) => [seq, price]),
    )
    expect(copy.closes.map(({ lots, reason }) => [lots, reason])).toEqual([
      ['4', 'copy'],
      ['6', 'copy'],
    ])
  }
  for (const person of [ann, ben]) {
    const kinds = person.events.flatMap((one) => (one.event === 'copy' ? one.record.kind : []))
    expect(kinds).toEqual(['opened', 'closed', 'shared', 'closed', 'shared'])
  }
})

test('each profit share is the same line in the records of who paid and the bill of who got', async () => {
  const { data } = await leader.client.call('bill', { body: { type: 'profit-share-received' } })
  expect(data).toHaveLength(4)
  for (const [place, person] of [ann, ben].entries()) {
    const paid = (await recordsOf(person)).filter(isShared)
    const got = data.filter(({ share }) => share?.follower === place + 1)
    expect(got.map(lineOfBill)).toEqual(paid.map(lineOfRecord))
    for (const { base, mark, rate, share } of paid) {
      const exact = (twelfths(base) - twelfths(mark)) * twelfths(rate)
      expect(Math.abs(Number(exact - twelfths(share) * 10n ** 12n) / 1e24)).toBeLessThan(1e-6)
    }
    const [follow] = (await person.client.call('follows')).data
    expect(follow?.highWater).toBe(paid[0]?.base)
    expect(micros(follow?.sharesPaid)).toBe(sum(paid.map(({ share }) => share)))
  }
  const { salary } = await leader.client.call('accountSummary')
  expect(micros(salary)).toBe(sum(data.map((line) => line.salary)))
  // Marks go on from one share to the next.
  const [second, first] = (await recordsOf(ann)).filter(isShared)
  expect([first?.mark, second?.mark]).toEqual(['0', first?.base])
})

test('a copy stop ends one follow, and a stop-out of the leader closes what others copied', async () => {
  for (let left = ALL_IN; left > 0; left -= 1) await order('long', '500')
  await copied()
  await eventually('an end of the second follow', async () => {
    await step()
    return (await ben.client.call('follows')).data[0]?.status === 'ended'
  })
  expect((await ben.client.call('follows')).data[0]).toMatchObject({ endReason: 'copy_stop' })
  expect(ben.events.some((one) => one.event === 'message' && /stop/i.test(one.title))).toBe(true)
  // There was no room for all of them, and each has a line.
  const lines = await recordsOf(ben)
  const opened = lines.filter(({ kind }) => kind === 'opened').length - 1
  const skipped = lines.filter((line) => line.kind === 'skipped')
  expect(skipped.length).toBeGreaterThan(0)
  expect(opened + skipped.length).toBe(ALL_IN)
  expect(skipped.every(({ reason }) => reason === 'over_allocation')).toBe(true)

  const stopped = async () =>
    (await ordersOf(leader)).filter(({ closeReason }) => closeReason === 'stop_out')
  await eventually('a stop-out', async () => {
    await step()
    return (await stopped()).length > 0
  })
  for (const own of await stopped()) {
    const [copy] = await copiesOf(own)
    expect(copy).toMatchObject({ closeReason: 'copy', closeSeq: own.closeSeq, lotsOpen: '0' })
  }
})

test('who leads no more is copied no more; what was copied still closes with it', async () => {
  const before = (await ordersOf(leader)).filter(({ status }) => status === 'trading')
  await leader.client.call('stopLeading')
  await eventually('the news', async () =>
    ann.events.some((one) => one.event === 'message' && /lead/i.test(one.title)),
  )
  const body = {
    leaderId,
    mode: 'fixed',
    fixedLots: '1',
    allocation: '100',
    maxPerOrder: '50',
  } as const
  await expect(ben.client.call('followLeader', { body }, key())).rejects.toThrow(CallRefused)
  await leader.client.call('batchClose', { body: { scope: 'all' } }, key())
  const later = await open('long', '1')
  await copied()
  expect((await ordersOf(ann)).filter(({ status }) => status === 'trading')).toEqual([])
  for (const own of before) {
    const [copy] = await copiesOf(own)
    if (copy) expect(copy).toMatchObject({ closeReason: 'copy', lotsOpen: '0' })
  }
  expect((await recordsOf(ann)).some((line) => JSON.stringify(line).includes(later.id))).toBe(false)
})

function key() {
  return { idempotencyKey: crypto.randomUUID() }
}

async function open(direction: 'long' | 'short', lots: string): Promise<WireContract> {
  const own = await order(direction, lots)
  await copied()
  return own
}

async function order(direction: 'long' | 'short', lots: string): Promise<WireContract> {
  const body = { ...MARKET, direction, lots }
  return (await leader.client.call('openContract', { body }, key())).order
}

async function close({ id }: WireContract, lots?: string): Promise<void> {
  const body = { id, ...(lots !== undefined && { lots }) }
  await leader.client.call('closeContract', { body }, key())
  await copied()
}

/** Copies come before the next record, so a step of the market is behind them. */
async function copied(): Promise<void> {
  await step()
}

/** Time that is lived through, with the tick that the market has by then; its price. */
async function step(): Promise<number> {
  const nowMs = await server.advance(STEP_MS)
  let mark = 0
  await eventually('a tick', async () => {
    const query = { symbol: MARKET.symbol, limit: '1' }
    const newest = (await leader.client.call('ticks', { query })).ticks.at(-1)
    mark = Number(newest?.[2])
    return (newest?.[1] ?? 0) >= nowMs
  })
  return mark
}

async function until(holds: (mark: number) => boolean): Promise<void> {
  for (let left = MOST_STEPS; left > 0; left -= 1) if (holds(await step())) return
  throw new Error('the recorded market does not go there')
}

async function ordersOf({ client }: Person): Promise<readonly WireContract[]> {
  const query = { size: '100' }
  const pages = await Promise.all(
    (['trading', 'closed'] as const).map((status) =>
      client.call('contractOrders', { query: { ...query, status } }),
    ),
  )
  return pages.flatMap(({ data }) => data)
}

async function readOrder(person: Person, id: string): Promise<WireContract> {
  const order = (await ordersOf(person)).find((one) => one.id === id)
  if (order === undefined) throw new Error(`no order ${id}`)
  return order
}

/** Of an order of the leader: those that there are, of the first follower first. */
async function copiesOf({ id }: WireContract): Promise<readonly WireContract[]> {
  const all = await Promise.all([ann, ben].map(ordersOf))
  return all.flatMap((orders) => orders.filter((one) => one.id.startsWith(`${id}@`)))
}

async function recordsOf({ client }: Person): Promise<readonly CopyRecord[]> {
  return (await client.call('copyRecords', { query: { size: '100' } })).data
}

function isShared(line: CopyRecord): line is Shared {
  return line.kind === 'shared'
}

type BillLine = CallResult<'bill'>['data'][number]

function lineOfBill({ salary, share }: BillLine) {
  return { share: salary, base: share?.base, mark: share?.mark, rate: share?.rate }
}

function lineOfRecord({ share, base, mark, rate }: Shared) {
  return { share, base, mark, rate }
}

async function listen(account: Account): Promise<Person> {
  const events: AccountEventBody[] = []
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}/ws`)
  socket.addEventListener('message', ({ data }) => {
    if (data === 'ping') return socket.send('pong')
    const frame = JSON.parse(String(data)) as object
    if ('event' in frame) events.push(frame as AccountEventBody)
  })
  await new Promise((resolve) => socket.addEventListener('open', resolve))
  socket.send(JSON.stringify({ op: 'auth', token: account.token }))
  socket.send(JSON.stringify({ op: 'subscribe', channels: ['account'] }))
  await eventually('the first event', () => events.length > 0)
  return { ...account, events }
}

function sum(amounts: readonly string[]): bigint {
  return amounts.reduce((total, amount) => total + (micros(amount) ?? 0n), 0n)
}

function micros(text: string | undefined): bigint | undefined {
  return text === undefined ? undefined : parseMoney(text)
}

/** A decimal fraction times 10¹². */
function twelfths(text: string): bigint {
  const [whole = '0', decimals = ''] = text.replace('-', '').split('.')
  const size = BigInt(`${whole}${decimals.padEnd(12, '0')}`)
  return text.startsWith('-') ? -size : size
}
