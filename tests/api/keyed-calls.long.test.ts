// Every keyed call is done once, however often it is asked (REL-54): made from the contract.

import { isDeepStrictEqual } from 'node:util'
import { HOUR_MS } from '@fairtick/core/time/duration'
import { stopConserved } from '@fairtick/server/test/conservation'
import { declineDocument, documentForm } from '@fairtick/server/test/identity-cases'
import { makeLeader } from '@fairtick/server/test/make-leader'
import { bindTargets, withdrawalForm } from '@fairtick/server/test/payout-target-fixture'
import { type Account, registerAccount } from '@fairtick/server/test/registered-customer'
import { hireStaff, type StaffMember, setUpOffice } from '@fairtick/server/test/staff-fixture'
import { startTestServer, type TestServer } from '@fairtick/server/test/test-server'
import { uploadPicture } from '@fairtick/server/test/upload-picture'
import { CONTRACT } from '@fairtick/wire/api-contract'
import { type CallName, ROUTES } from '@fairtick/wire/routes'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'

const HOLD_MS = 25 * HOUR_MS
const FRESH_MS = 30_000
const TWINS = 6
/** Enough for the fees that make a salary. */
const BIG = { symbol: 'BTCUSDT', direction: 'long', orderType: 'market', lots: '500', leverage: 50 }

const KEYED = (Object.keys(CONTRACT) as CallName[]).filter((name) => CONTRACT[name].keyed)

let server: TestServer
let owner: Account
let member: Account
let leader: Account
let leaderId: string
let stranger: Account
/** Who has nothing open but what they are about to close. */
let flat: Account
/** Who makes the call. */
let actor: Account

beforeAll(async () => {
  server = await startTestServer({
    LIMIT_SESSION_PER_SECOND: '1000000',
    LIMIT_ADDRESS_PER_SECOND: '1000000',
    LIMIT_CODE_MAILS_PER_HOUR: '1000000',
    LIMIT_UPLOADS_PER_HOUR: '1000000',
  })
  owner = await registerAccount(server, 'en')
  leader = await registerAccount(server, 'en')
  leaderId = await makeLeader(server, leader.user.id)
  stranger = await registerAccount(server, 'en')
  flat = await registerAccount(server, 'en')
  actor = owner
  member = await registerAccount({ ...server, inviteCode: owner.user.inviteCode }, 'en')
  await bindTargets(server, owner)
  await payFees(member)
  await server.advance(HOLD_MS)
  await vi.waitFor(async () => {
    expect(Number((await owner.client.call('accountSummary')).salary)).toBeGreaterThan(50)
  }, FRESH_MS)
}, 180_000)
afterAll(() => server && stopConserved(server))

test('each keyed call is tried', () => {
  expect(KEYED.filter((name) => FORMS[name] === undefined)).toEqual([])
})

beforeEach(({ task }) => {
  actor = task.name.startsWith('resetPractice') ? flat : owner
})

test.each(KEYED)('%s: twins, repeats and others under one key', async (name) => {
  const body = await FORMS[name]?.()
  const key = crypto.randomUUID()
  const before = await everything()
  const twins = await Promise.all(Array.from({ length: TWINS }, () => send(actor, name, body, key)))
  const after = await everything()
  expect(after).not.toEqual(before)
  const first = twins.find(({ status }) => status === 200)
  expect(first, JSON.stringify(twins)).toBeDefined()
  for (const twin of twins) {
    if (twin.code !== 'in_flight') expect(twin).toEqual(first)
  }

  const again = await send(actor, name, body, key)
  const foreign = await send(stranger, name, body, key)
  expect(again).toEqual(first)
  if (OTHER[name] !== undefined) {
    const other = await send(actor, name, { ...body, ...OTHER[name] }, key)
    expect(other).toMatchObject({ status: 409, code: 'key_reused' })
    expect(foreign.result).not.toEqual(first?.result)
  }
  expect(await everything()).toEqual(after)
})

test.each(KEYED)('%s: what the form refuses is not kept under its key', async (name) => {
  const body = await FORMS[name]?.()
  const key = crypto.randomUUID()
  const refused = await send(actor, name, { ...body, nothingOfThis: '1' }, key)
  expect(refused.status).toBe(400)
  expect((await send(actor, name, body, key)).status).toBe(200)
})

test('after a kill and a start the first outcome is still given', async () => {
  const body = await FORMS.openContract?.()
  const key = crypto.randomUUID()
  const first = await send(actor, 'openContract', body, key)
  const after = await everything()
  await server.kill9()
  await server.restart()
  expect(await send(actor, 'openContract', body, key)).toEqual(first)
  const later = await everything()
  expect(later).toEqual(after)
})

/** A fitting form for each, after what it needs has been made. */
const FORMS: Partial<Record<CallName, () => Promise<object>>> = {
  openContract: async () => {
    await fresh()
    return { ...BIG, lots: '1', leverage: 10 }
  },
  setContract: async () => ({ id: await open(), takeProfit: '1000000', stopLoss: '0.1' }),
  closeContract: async () => ({ id: await open() }),
  batchClose: async () => {
    await open()
    return { scope: 'all' }
  },
  cancelContract: async () => ({ id: await open('1') }),
  buyOption: async () => {
    await fresh()
    return { symbol: 'BTCUSDT', direction: 'up', amount: '5', duration: 86_400 }
  },
  resetPractice: async () => {
    await certain(actor, 'closeContract', { id: await open() })
    return {}
  },
  sendChat: async () => ({ text: 'Is somebody there?' }),
  followLeader: async () => {
    await send(actor, 'endFollow', { leaderId, close: true }, crypto.randomUUID())
    return followForm()
  },
  pauseFollow: async () => {
    await send(actor, 'followLeader', followForm(), crypto.randomUUID())
    await certain(actor, 'pauseFollow', { leaderId, paused: false })
    return { leaderId, paused: true }
  },
  endFollow: async () => {
    await send(actor, 'followLeader', followForm(), crypto.randomUUID())
    return { leaderId, close: false }
  },
  publishSignal: async () => {
    await fresh()
    actor = leader
    return { symbol: 'BTCUSDT', direction: 'long', text: 'Higher lows since Monday.' }
  },
  settleSalary: async () => ({ amount: '1.5' }),
  submitDeposit: async () => ({ id: 'usdt-trc20', amount: '500', voucher: await upload() }),
  cancelDeposit: async () => {
    const body = { id: 'usdt-trc20', amount: '500', voucher: await upload() }
    return { id: (await actor.client.call('submitDeposit', { body })).id }
  },
  submitIdentity: async () => {
    actor = await registerAccount(server, 'en')
    return await documentForm(server, actor)
  },
  appealIdentity: async () => {
    actor = await registerAccount(server, 'en')
    reviewer ??= await openReviewer()
    await declineDocument(server, actor, await reviewer.enter())
    return { text: 'It is me.' }
  },
  withdrawToWallet: () => withdrawalForm(server, owner),
  withdrawToBank: () => withdrawalForm(server, owner),
  withdrawSalary: async () => ({
    ...(await withdrawalForm(server, owner)),
    amount: '12',
    method: 'wallet',
  }),
  cancelWithdrawal: async () => {
    const body = await withdrawalForm(server, owner)
    return { id: (await owner.client.call('withdrawToWallet', { body })).id }
  },
}

let reviewer: StaffMember | undefined

async function openReviewer(): Promise<StaffMember> {
  const admin = await (await setUpOffice(server)).enter()
  return await hireStaff(server, admin, { email: 'rei@house.example', role: 'reviewer' })
}

function followForm() {
  return { leaderId, mode: 'proportional', allocation: '100', maxPerOrder: '50' }
}

/** Another form that fits as well; a reset has none, and is the same for everybody. */
const OTHER: Partial<Record<CallName, object>> = {
  openContract: { lots: '2' },
  setContract: { stopLoss: '0.2' },
  closeContract: { lots: '0.5' },
  batchClose: { scope: 'long' },
  cancelContract: { id: 'AAAAAAAAAAAAAAAAAAAAAA' },
  buyOption: { amount: '6' },
  sendChat: { text: 'Something else' },
  followLeader: { allocation: '101' },
  pauseFollow: { paused: false },
  endFollow: { close: true },
  publishSignal: { direction: 'short' },
  settleSalary: { amount: '1.25' },
  submitDeposit: { amount: '600' },
  cancelDeposit: { id: 'AAAAAAAAAAAAAAAAAAAAAA' },
  submitIdentity: { name: 'Somebody Else' },
  appealIdentity: { text: 'It is me indeed.' },
  withdrawToWallet: { amount: '51' },
  withdrawToBank: { amount: '51' },
  withdrawSalary: { amount: '13' },
  cancelWithdrawal: { id: 'AAAAAAAAAAAAAAAAAAAAAA' },
}

/** The id of a new order of the actor's; with a limit it waits. */
async function open(limit?: string): Promise<string> {
  const how = limit === undefined ? {} : { orderType: 'limit', price: limit }
  const body = { ...BIG, lots: '1', leverage: 10, ...how }
  const { result } = await certain(actor, 'openContract', body)
  return (result as { order: { id: string } }).order.id
}

/** After time was moved prices are stale for a moment: only a fresh market takes an order. */
async function fresh(): Promise<void> {
  await certain(actor, 'cancelContract', { id: await open('1') })
}

async function certain(account: Account, name: CallName, body: object): Promise<Answer> {
  return await vi.waitFor(async () => {
    const answer = await send(account, name, body, crypto.randomUUID())
    expect(answer).toMatchObject({ status: 200 })
    return answer
  }, FRESH_MS)
}

/** Twice as many lots as one account can hold, one after the other. */
async function payFees(account: Account): Promise<void> {
  for (let round = 0; round < 2; round += 1) {
    for (let orders = 0; orders < 10; orders += 1) await certain(account, 'openContract', BIG)
    await certain(account, 'batchClose', { scope: 'all' })
  }
}

let uploads = 0

function upload(): Promise<string> {
  uploads += 1
  return uploadPicture(server, owner, { purpose: 'voucher', red: uploads })
}

type Answer = { readonly status: number; readonly code: unknown; readonly result: unknown }

async function send(
  account: Account,
  name: CallName,
  body: object | undefined,
  key: string,
): Promise<Answer> {
  const { method, path } = ROUTES[name]
  const response = await fetch(server.url + path, {
    method,
    headers: {
      ...{ 'content-type': 'application/json', authorization: `Bearer ${account.token}` },
      ...{ 'idempotency-key': key, lang: 'en' },
    },
    body: JSON.stringify(body ?? {}),
  })
  const { code, result } = (await response.json()) as Answer
  return { status: response.status, code, result: withoutMoving(result) }
}

/** What the actor has, without prices and what follows from them. */
async function everything(): Promise<unknown> {
  const { client } = actor
  const state = async () =>
    withoutMoving([
      await client.call('accountSummary'),
      await client.call('moneyChanges', { query: { size: '100' } }),
      await client.call('contractOrders', { query: { size: '100' } }),
      await client.call('optionOrders', { query: { size: '100' } }),
      await client.call('deposits', { query: { size: '100' } }),
      await client.call('withdrawals', { query: { size: '100' } }),
      await client.call('follows', { query: {} }),
      (await client.call('signals')).data.map(({ priceNow, change, ...stays }) => stays),
      await client.call('identity'),
      (await client.call('chat')).conversation?.messages ?? [],
    ])
  // Read until two readings agree: an outcome is shown a moment after its answer.
  for (let before = await state(); ; ) {
    const now = await state()
    if (isDeepStrictEqual(now, before)) return now
    before = now
  }
}

const MOVING = [
  ...['openProfit', 'equity', 'freeMargin', 'spendable', 'riskRate', 'todayProfit'],
  ...['liquidationPrice', 'queuePlace', 'windowOpensAt', 'price', 'seq', 'nextRollover'],
]

function withoutMoving(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value ?? null), (key, each: unknown) =>
    MOVING.includes(key) ? null : each,
  )
}
