// Hostile input to every call of the contract on the real server (REL-36, 38, 39).

import { isDeepStrictEqual } from 'node:util'
import { stopConserved } from '@fairtick/server/test/conservation'
import { startTestServer, type TestServer } from '@fairtick/server/test/test-server'
import { checkResponse } from '@fairtick/testkit/check-response'
import {
  fittingInput,
  type HostileInput,
  hostileInput,
  isRefusedByForm,
  KNOWN_ID,
} from '@fairtick/testkit/contract-fuzz'
import { sampleFuzz } from '@fairtick/testkit/drawn-sample'
import { CONTRACT } from '@fairtick/wire/api-contract'
import { SHEET_KINDS } from '@fairtick/wire/calls/cost-sheets'
import { type CallName, ROUTES } from '@fairtick/wire/routes'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'

/** A message about what was before may come in one of them; what comes in each is the inputs'. */
const ATTEMPTS = 3
/** The market moves only when it is told: so that it is not stale, and until every option ended. */
const FRESH_MS = 1_000
const LONGEST_OPTION_MS = 301_000
/** So many inputs are sent together: each look at what the user sees asks for all of it. */
const TOGETHER = 10
/** Of a call, each of them `TOGETHER` inputs. */
const PARTS = { fixed: 2, drawn: 2, all: 25 }
const SLOWEST_ANSWER_MS = 10_000
/** What a contract must be for the call to do something. */
const ABOUT: Partial<Record<CallName, 'trading' | 'pending'>> = {
  ...{ setContract: 'trading', closeContract: 'trading', orderDetail: 'trading' },
  ...{ cancelContract: 'pending' },
}
const CONTRACT_CALLS = [
  ...['openContract', 'setContract', 'closeContract', 'batchClose', 'cancelContract'],
  ...['contractOrders', 'contractRecords', 'contractTerms', 'orderDetail', 'buyOption'],
] as CallName[]
/** As a contract has it. */
const SOME_ID = 'AAAAAAAAAAAAAAAAAAAAAA'
const FORM = {
  phone: '09011112222',
  email: 'fuzz@mail.example',
  fullName: 'Hana Sato',
  password: 'walnut bridge 52',
}

let server: TestServer
let token = ''

beforeAll(async () => {
  server = await startTestServer({
    CLOCK: 'stepped',
    LIMIT_SESSION_PER_SECOND: '1000000',
    LIMIT_ADDRESS_PER_SECOND: '1000000',
    LIMIT_CODE_MAILS_PER_HOUR: '1000000',
    LIMIT_UPLOADS_PER_HOUR: '1000000',
  })
  const purpose = { email: FORM.email, purpose: 'register' }
  const { shownCode: code } = await call<{ shownCode: string }>('verificationCode', purpose)
  const form = { ...FORM, code, inviteCode: server.inviteCode, agree: true }
  token = (await call<{ token: string }>('register', form)).token
  for (const kind of SHEET_KINDS) {
    const { result } = await ask('costSheet', undefined, `?kind=${kind}`)
    await call('acceptCostSheet', { kind, hash: (result as { hash: string }).hash })
  }
})
afterAll(() => server && stopConserved(server))

test.each(Object.keys(CONTRACT) as CallName[])(
  '%s: no answer 5xx, neither refused forms nor reading change anything (REL-36)',
  async (name) => {
    const inputs = fc.array(hostileInput(name), { minLength: TOGETHER, maxLength: TOGETHER })
    for (const runs of sampleFuzz(`inputs of ${name}`, PARTS)) {
      await fc.assert(
        fc.asyncProperty(inputs, async (drawn) => {
          await server.advance(FRESH_MS)
          for (const input of drawn) if (!isIdle(input)) await sendActing(input)
          await sendIdle(name, drawn.filter(isIdle))
        }),
        // What an input does depends on the ones before it: a smaller one proves nothing.
        { ...runs, endOnFailure: true },
      )
    }
    expect(server.log()).not.toContain(FORM.password)
  },
)

/** May change nothing, being refused by the form or of a call that reads. */
function isIdle(input: HostileInput): boolean {
  const { name } = input
  return CONTRACT[name].route.method === 'GET' || isRefusedByForm(withId(input, SOME_ID))
}

async function sendActing(input: HostileInput): Promise<void> {
  await keepSession()
  await sendAndJudge(withId(input, await knownId(input.name)))
}

/**
 * What an input changes it changes again when it is sent again, so only a change that comes each
 * time is one of theirs.
 */
async function sendIdle(name: CallName, drawn: readonly HostileInput[]): Promise<void> {
  if (drawn.length === 0) return
  await keepSession()
  const id = await knownId(name)
  const inputs = drawn.map((input) => withId(input, id))
  await endOptions()
  let before = await everything()
  for (const input of inputs) await sendAndJudge(input)
  let after = await everything()
  for (let attempt = 1; attempt < ATTEMPTS; attempt += 1) {
    if (isDeepStrictEqual(after, before)) return
    before = after
    for (const input of inputs) await send(input)
    after = await everything()
  }
  expect(after, JSON.stringify(inputs)).toEqual(before)
}

/** By their time alone: nothing else of a user changes by itself while the market stands. */
async function endOptions(): Promise<void> {
  const { result } = await ask('optionOrders')
  const { counts } = result as { counts: { trading: number } }
  if (counts.trading > 0) await server.advance(LONGEST_OPTION_MS)
}

async function sendAndJudge(input: HostileInput): Promise<void> {
  const answer = await send(input)
  expect(checkResponse(input, answer), answer.text.slice(0, 300)).toBeUndefined()
}

test.each(CONTRACT_CALLS)('%s: is reached by what the inputs are made from', async (name) => {
  await server.advance(FRESH_MS)
  const answer = await send(withId(fittingInput(name), await knownId(name)))
  expect(answer, answer.text.slice(0, 300)).toMatchObject({ status: 200 })
})

/** The id of a contract that the call can be about, opened when none is left; else nothing. */
async function knownId(name: CallName): Promise<string> {
  const wanted = ABOUT[name]
  if (wanted === undefined) return 'none'
  const [first] = await contractsThat(wanted)
  if (first) return first.id
  const form = { symbol: 'BTCUSDT', direction: 'long', lots: '1', leverage: 10 }
  const how = wanted === 'trading' ? { orderType: 'market' } : { orderType: 'limit', price: '1' }
  return (await call<{ order: { id: string } }>('openContract', { ...form, ...how })).order.id
}

async function contractsThat(status: string): Promise<readonly { readonly id: string }[]> {
  const { method, path } = ROUTES.contractOrders
  const headers = { authorization: `Bearer ${token}` }
  const response = await fetch(`${server.url}${path}?status=${status}`, { method, headers })
  const { result } = (await response.json()) as { result: { data: { id: string }[] } }
  return result.data
}

function withId(input: HostileInput, id: string): HostileInput {
  const put = (text: string) => text.replaceAll(KNOWN_ID, id)
  const body = input.body === undefined ? undefined : put(input.body)
  return { ...input, query: put(input.query), body }
}

async function send(input: HostileInput): Promise<{ status: number; text: string }> {
  const { method, path } = ROUTES[input.name]
  const response = await fetch(`${server.url}${path}${input.query}`, {
    method,
    headers: {
      ...(input.body === undefined ? {} : { 'content-type': 'application/json' }),
      authorization: `Bearer ${token}`,
      ...input.headers,
    },
    ...(input.body === undefined ? {} : { body: input.body }),
    signal: AbortSignal.timeout(SLOWEST_ANSWER_MS),
  })
  return { status: response.status, text: await response.text() }
}

/** The input before may have ended the session. */
async function keepSession(): Promise<void> {
  const { status } = await ask('sessions')
  if (status !== 401) return
  token = (await call<{ token: string }>('login', FORM_OF_LOGIN)).token
}

const FORM_OF_LOGIN = { phone: FORM.phone, password: FORM.password }

const STATE_CALLS = [
  ...['userDetail', 'sessions', 'accountSummary', 'moneyChanges', 'optionOrders'],
  ...['watchlist', 'messages', 'contractOrders', 'contractRecords'],
] as CallName[]

/** What the user can see of themselves, without prices and times that move by themselves. */
async function everything(): Promise<unknown> {
  const answers = await Promise.all(STATE_CALLS.map(async (name) => (await ask(name)).result))
  return JSON.parse(JSON.stringify(answers), (key, value: unknown) =>
    MOVING.includes(key) ? null : value,
  )
}

const MOVING = [
  ...['lastSeenTime', 'price', 'change', 'high24h', 'low24h', 'volume24h', 'market', 'status'],
  ...['tickTime', 'seq', 'spark', 'openProfit', 'equity', 'unread', 'freeMargin', 'spendable'],
  ...['riskRate', 'todayProfit', 'liquidationPrice'],
]

type Envelope = { readonly status: number; readonly result: unknown }

async function ask(name: CallName, body?: object, query = ''): Promise<Envelope> {
  const { method, path } = ROUTES[name]
  const response = await fetch(`${server.url}${path}${query}`, {
    method,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  return (await response.json()) as Envelope
}

async function call<Result>(name: CallName, body: object): Promise<Result> {
  const { status, result } = await ask(name, body)
  if (status !== 200) throw new Error(`${name} answered ${status}: ${JSON.stringify(result)}`)
  return result as Result
}
