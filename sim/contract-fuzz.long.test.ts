// Hostile input to every call of the contract on the real server (REL-36, 38, 39).

import { isDeepStrictEqual } from 'node:util'
import { stopConserved } from '@fairtick/testkit/conservation'
import {
  fittingInput,
  type HostileInput,
  hostileInput,
  isRefusedByForm,
  KNOWN_ID,
} from '@fairtick/testkit/contract-fuzz'
import { judgeAnswer } from '@fairtick/testkit/judge-answer'
import { startTestServer, type TestServer } from '@fairtick/testkit/test-server'
import { CONTRACT } from '@fairtick/wire/contract'
import { type CallName, ROUTES } from '@fairtick/wire/routes'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'

/** Options and orders of the inputs before may end in many of them, on a slow machine in most. */
const ATTEMPTS = 60
const INPUTS_A_CALL = 250
/** So many idle inputs are looked at together: each look asks for all that the user sees. */
const IDLE_TOGETHER = 10
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
const FORM = {
  phone: '09011112222',
  email: 'fuzz@mail.example',
  fullName: 'Hana Sato',
  password: 'walnut bridge 52',
}

let server: TestServer
let token = ''
/** As it was before the idle inputs; undefined when an input may have changed it. */
let state: unknown
/** May change nothing, being refused by the form or of a call that reads; not looked at yet. */
let idle: HostileInput[] = []

beforeAll(async () => {
  server = await startTestServer({
    LIMIT_SESSION_PER_SECOND: '1000000',
    LIMIT_ADDRESS_PER_SECOND: '1000000',
    LIMIT_CODE_MAILS_PER_HOUR: '1000000',
    LIMIT_UPLOADS_PER_HOUR: '1000000',
  })
  const purpose = { email: FORM.email, purpose: 'register' }
  const { shownCode: code } = await call<{ shownCode: string }>('verificationCode', purpose)
  const form = { ...FORM, code, inviteCode: server.inviteCode, agree: true }
  token = (await call<{ token: string }>('register', form)).token
})
afterAll(() => server && stopConserved(server))

test.each(Object.keys(CONTRACT) as CallName[])(
  '%s: no answer 5xx, neither refused forms nor reading change anything (REL-36)',
  async (name) => {
    await fc.assert(
      fc.asyncProperty(hostileInput(name), async (drawn) => {
        if (state === undefined) await keepSession()
        const input = withId(drawn, await knownId(name))
        const isIdle = isRefusedByForm(input) || CONTRACT[name].route.method === 'GET'
        if (!isIdle || idle.length >= IDLE_TOGETHER) await expectNothingChanged()
        state ??= await everything()
        const answer = await send(input)
        expect(judgeAnswer(input, answer), answer.text.slice(0, 300)).toBeUndefined()
        if (isIdle) idle.push(input)
        else state = undefined
      }),
      // What an input does depends on the ones before it: a smaller one proves nothing.
      { numRuns: INPUTS_A_CALL, endOnFailure: true },
    )
    await expectNothingChanged()
    expect(server.log()).not.toContain(FORM.password)
  },
)

/**
 * By the idle inputs. What an input changes it changes again when it is sent again, so only a
 * change that comes each time is one of theirs.
 */
async function expectNothingChanged(): Promise<void> {
  const inputs = idle
  idle = []
  if (inputs.length === 0) return
  for (let attempt = 1; attempt < ATTEMPTS; attempt += 1) {
    const after = await everything()
    if (isDeepStrictEqual(after, state)) return
    state = after
    for (const input of inputs) await send(input)
  }
  const after = await everything()
  const before = state
  state = undefined
  expect(after, JSON.stringify(inputs)).toEqual(before)
}

test.each(CONTRACT_CALLS)('%s: is reached by what the inputs are made from', async (name) => {
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
  await expectNothingChanged()
  state = undefined
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

/** The input before may have ended the session, unless it was seen to change nothing. */
async function keepSession(): Promise<void> {
  const { status } = await ask('sessions')
  if (status !== 401) return
  token = (await call<{ token: string }>('login', FORM_OF_LOGIN)).token
  state = undefined
}

const FORM_OF_LOGIN = { phone: FORM.phone, password: FORM.password }

const STATE_CALLS = [
  ...['userDetail', 'sessions', 'accountSummary', 'moneyChanges', 'optionOrders'],
  ...['watchlist', 'messages', 'contractOrders', 'contractRecords'],
] as CallName[]

/** What the user can see of himself, without prices and times that move by themselves. */
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

async function ask(name: CallName, body?: object): Promise<Envelope> {
  const { method, path } = ROUTES[name]
  const response = await fetch(`${server.url}${path}`, {
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
