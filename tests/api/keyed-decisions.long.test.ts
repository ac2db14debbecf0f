// Every keyed decision of staff is made once, however often it is sent (REL-54, REL-58).

import { HOUR_MS } from '@fairtick/core/time/duration'
import { applyToLead } from '@fairtick/server/test/apply-to-lead'
import { stopConserved } from '@fairtick/server/test/conservation'
import { BLURRED, sendDocument } from '@fairtick/server/test/identity-cases'
import { loseAccess } from '@fairtick/server/test/lose-access'
import {
  askBankChange,
  bindTargets,
  withdrawalForm,
} from '@fairtick/server/test/payout-target-fixture'
import { type Account, registerAccount } from '@fairtick/server/test/registered-customer'
import { hireStaff, type StaffMember, setUpOffice } from '@fairtick/server/test/staff-fixture'
import { startTestServer, type TestServer } from '@fairtick/server/test/test-server'
import { uploadPicture } from '@fairtick/server/test/upload-picture'
import { eventually } from '@fairtick/testkit/eventually'
import { ADMIN_CONTRACT } from '@fairtick/wire/admin/api-contract'
import type { StaffRole } from '@fairtick/wire/admin/roles'
import { ADMIN_ROUTES, type AdminCallName } from '@fairtick/wire/admin/routes'
import { SECOND_FACTOR_HEADER } from '@fairtick/wire/admin/second-factor'
import type { Method } from '@fairtick/wire/routes'
import { SIGNAL_CASE_STATUSES } from '@fairtick/wire/signal-rules'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

const HOLD_MS = 25 * HOUR_MS
const TWINS = 6
const FRESH_MS = 10_000

const KEYED = (Object.keys(ADMIN_CONTRACT) as AdminCallName[]).filter(
  (name) => 'keyed' in ADMIN_CONTRACT[name] && ADMIN_CONTRACT[name].keyed,
)

let server: TestServer
let owner: Account
let other: Account
let rei: StaffMember
let sam: StaffMember
let lin: StaffMember
let fin: StaffMember
let pay: StaffMember
let sue: StaffMember

beforeAll(async () => {
  server = await startTestServer({ LIMIT_ADDRESS_PER_SECOND: '1000000' })
  owner = await registerAccount(server, 'en')
  other = await registerAccount(server, 'en')
  for (const account of [owner, other]) {
    await bindTargets(server, account)
    await askBankChange(server, account)
  }
  await server.advance(HOLD_MS)
  const admin = await (await setUpOffice(server)).enter()
  const hire = (email: string, role: StaffRole) => hireStaff(server, admin, { email, role })
  rei = await hire('rei@house.example', 'reviewer')
  sam = await hire('sam@house.example', 'reviewer')
  lin = await hire('lin@house.example', 'reviewer')
  fin = await hire('fin@house.example', 'finance')
  pay = await hire('pay@house.example', 'finance')
  sue = await hire('sue@house.example', 'support')
}, 180_000)
afterAll(() => server && stopConserved(server))

test('each keyed decision is tried', () => {
  expect(KEYED.filter((name) => DECISIONS[name] === undefined)).toEqual([])
})

test.each(KEYED)('%s: twins, repeats and others under one key', async (name) => {
  const { member, form: body, again } = (await DECISIONS[name]?.()) ?? fail(name)
  const token = await tokenOf(member)
  const before = await everything()
  // One code for all of them: it is used once, and the step after the login's.
  const how = { key: crypto.randomUUID(), proof: await member.nextCode() }
  const twins = await Promise.all(Array.from({ length: TWINS }, () => send(token, name, body, how)))
  const after = await everything()
  const first = twins.find(({ status }) => status === 200)
  expect(first, JSON.stringify(twins)).toBeDefined()
  expect(after).not.toEqual(before)
  for (const twin of twins) {
    if (twin.code !== 'in_flight') expect(twin).toEqual(first)
  }
  expect(await send(token, name, body, how)).toEqual(first)
  const reused = await send(token, name, { ...body, id: NOBODYS }, how)
  expect(reused).toMatchObject({ status: 409, code: 'key_reused' })
  expect(await everything()).toEqual(after)
  // Under another key it is another act; a case that has ended is decided no more.
  const another = { key: crypto.randomUUID(), proof: await member.nextCode() }
  const { status } = await send(token, name, body, another)
  if (again === 'said') expect(status).toBe(200)
  else {
    expect(status).not.toBe(200)
    expect(await everything()).toEqual(after)
  }
})

type Decision = {
  readonly member: StaffMember
  readonly form: { readonly id: string }
  /** What another key does: nothing more, or the same is said once more. */
  readonly again: 'refused' | 'said'
}

/** Fits a form as well. */
const NOBODYS = 'AAAAAAAAAAAAAAAAAAAAAA'

const DECISIONS: Partial<Record<AdminCallName, () => Promise<Decision>>> = {
  approveDeposit: async () => decision(rei, { id: await newDeposit() }),
  failDeposit: async () => decision(rei, { id: await newDeposit(), reason: 'amount_differs' }),
  approveWithdrawal: async () => decision(fin, { id: await newWithdrawal() }),
  failWithdrawal: async () =>
    decision(fin, { id: await newWithdrawal(), reason: 'holder_differs' }),
  payWithdrawal: async () => {
    const id = await newWithdrawal()
    const token = await tokenOf(fin)
    const how = { key: crypto.randomUUID(), proof: await fin.nextCode() }
    await send(token, 'approveWithdrawal', { id }, how)
    const { data } = await owner.client.call('withdrawals')
    const opensAt = data.find((each) => each.id === id)?.windowOpensAt ?? 0
    const nowMs = await server.advance(0)
    await server.advance(Math.max(0, opensAt + HOUR_MS / 2 - nowMs))
    return decision(pay, { id, reference: '0xabc' })
  },
  approveBankChange: async () => {
    const id = await bankChangeOf(owner)
    const token = await tokenOf(sam)
    await send(token, 'approveBankChange', { id }, { proof: await sam.nextCode() })
    return decision(rei, { id })
  },
  approveRecovery: async () => {
    const id = await newRecovery()
    const token = await tokenOf(sam)
    await send(token, 'approveRecovery', { id }, { proof: await sam.nextCode() })
    return decision(rei, { id })
  },
  declineRecovery: async () => decision(rei, { id: await newRecovery(), reason: 'not_proven' }),
  approveLeader: async () => decision(rei, { id: await newApplication() }),
  rejectLeader: async () => decision(rei, { id: await newApplication(), reason: 'leader_text' }),
  stopLeader: async () => {
    const id = await newApplication()
    const token = await tokenOf(sam)
    await send(token, 'approveLeader', { id }, { proof: await sam.nextCode() })
    return decision(rei, { id, reason: 'leader_rules' })
  },
  hideSignal: async () => decision(sue, { id: await newReport(), reason: 'signal_claim' }),
  dismissSignal: async () => decision(sue, { id: await newReport() }),
  approveIdentity: async () => decision(rei, { id: await newIdentity(), expires: null }),
  askIdentityAgain: async () => decision(rei, { id: await newIdentity(), reasons: [BLURRED] }),
  failIdentity: async () => decision(rei, { id: await newIdentity(), reasons: [BLURRED] }),
  answerChat: async () => {
    const id = await newChat()
    await (await sue.enter()).call('claimChat', { body: { id, assignee: null } })
    const form = { id, text: 'We look into it.' }
    return { member: sue, form, again: 'said' }
  },
  failBankChange: async () =>
    decision(rei, { id: await bankChangeOf(other), reason: 'name_differs' }),
  confirmAccountLink: async () => decision(rei, { id: await linkOfBoth('pending') }),
  liftAccountLink: async () => {
    const id = await linkOfBoth('confirmed')
    const token = await tokenOf(sam)
    await send(token, 'liftAccountLink', { id }, { proof: await sam.nextCode() })
    return decision(rei, { id })
  },
}

function decision<Form extends Decision['form']>(member: StaffMember, form: Form): Decision {
  return { member, form, again: 'refused' }
}

let uploads = 0

async function newDeposit(): Promise<string> {
  uploads += 1
  const voucher = await uploadPicture(server, owner, { purpose: 'voucher', red: uploads })
  const body = { id: 'usdt-trc20', amount: '500', voucher }
  return (await owner.client.call('submitDeposit', { body })).id
}

const applicants: Account[] = []

async function newRecovery(): Promise<string> {
  const applicant = await registerAccount(server, 'en')
  applicants.push(applicant)
  return await loseAccess(server, applicant)
}

/** After time was moved there is no fresh price for a moment. */
async function newApplication(): Promise<string> {
  const applicant = await registerAccount(server, 'en')
  applicants.push(applicant)
  return await vi.waitFor(() => applyToLead(applicant), FRESH_MS)
}

let author: Account | undefined

/** Of a post of one leader; each post is reported once. */
async function newReport(): Promise<string> {
  if (author === undefined) {
    const id = await newApplication()
    author = applicants.at(-1) ?? fail('an applicant')
    const token = await tokenOf(rei)
    await send(token, 'approveLeader', { id }, { proof: await rei.nextCode() })
  }
  const { client } = author
  const body = { symbol: 'BTCUSDT', direction: 'long', text: 'Higher lows.' } as const
  const post = () => client.call('publishSignal', { body }, { idempotencyKey: crypto.randomUUID() })
  const { id } = await vi.waitFor(post, FRESH_MS)
  await owner.client.call('reportSignal', { body: { id, reason: 'signal_claim' } })
  return id
}

async function newIdentity(): Promise<string> {
  const applicant = await registerAccount(server, 'en')
  applicants.push(applicant)
  return await sendDocument(server, applicant, await rei.enter())
}

async function newChat(): Promise<string> {
  const { conversation } = await owner.client.call('sendChat', { body: { text: 'Where is it?' } })
  return conversation?.id ?? fail('a conversation')
}

async function newWithdrawal(): Promise<string> {
  const body = await withdrawalForm(server, owner)
  return (await owner.client.call('withdrawToWallet', { body })).id
}

async function bankChangeOf({ user }: Account): Promise<string> {
  const { data } = await (await rei.enter()).call('bankChangeQueue')
  return data.find(({ userId }) => userId === user.id)?.id ?? fail('a change')
}

/** They have one wallet. */
async function linkOfBoth(status: 'pending' | 'confirmed'): Promise<string> {
  const query = { user: owner.user.id, status }
  const { data } = await (await rei.enter()).call('accountLinkQueue', { query })
  return data[0]?.id ?? fail('a link')
}

function fail(what: string): never {
  throw new Error(`there is no ${what}`)
}

type Answer = { readonly status: number; readonly code: unknown; readonly result: unknown }

/** Of a new session: one ends after half an hour without a call. */
async function tokenOf({ email, password, nextCode }: StaffMember): Promise<string> {
  const body = { email, password, code: await nextCode() }
  const { result } = await send(undefined, 'login', body, {})
  return (result as { token: string }).token
}

async function send(
  token: string | undefined,
  name: AdminCallName,
  body: object,
  { key, proof }: { readonly key?: string; readonly proof?: string },
): Promise<Answer> {
  const { method, path }: { method: Method; path: string } = ADMIN_ROUTES[name]
  const response = await fetch(server.officeUrl + path, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(key === undefined ? {} : { 'idempotency-key': key }),
      ...(proof === undefined ? {} : { [SECOND_FACTOR_HEADER]: proof }),
    },
    body: JSON.stringify(body),
  })
  const { code, result } = (await response.json()) as Answer
  return { status: response.status, code, result: withoutMoving(result) }
}

/** What the customers have of it, once no credit is due: it comes a moment after its approval. */
async function everything(): Promise<unknown> {
  await eventually('the last credit', async () => !(await isCreditDue()))
  const cash = await Promise.all(
    [owner, other].map(async ({ client }) => [
      (await client.call('accountSummary')).cash,
      (await client.call('moneyChanges', { query: { size: '100' } })).data,
      (await client.call('deposits', { query: { size: '100' } })).data,
      (await client.call('withdrawals', { query: { size: '100' } })).data,
      await client.call('bank'),
      (await client.call('chat', { query: {} })).conversation?.messages,
    ]),
  )
  const people = applicants.flatMap(({ client }) => [
    client.call('identity'),
    client.call('recoveries'),
    client.call('leading'),
    client.call('signals').then(({ data }) => {
      return data.map(({ priceNow, change, ...stays }) => stays)
    }),
  ])
  return withoutMoving([cash, await Promise.all(people), await casesOf(owner)])
}

/** What only the office has: of this customer's links, and of posts that were reported. */
async function casesOf({ user }: Account): Promise<unknown> {
  // Who decides nothing: a log-in uses up the code of its time.
  const { call } = await lin.enter()
  const links = (['pending', 'confirmed', 'lifted'] as const).map(async (status) => {
    return (await call('accountLinkQueue', { query: { user: user.id, status } })).data
  })
  const signals = SIGNAL_CASE_STATUSES.map(async (status) => {
    return (await call('signalQueue', { query: { status } })).data
  })
  return await Promise.all([...links, ...signals])
}

async function isCreditDue(): Promise<boolean> {
  const { data } = await owner.client.call('deposits', { query: { size: '100' } })
  return data.some(({ status, approvedTime }) => status === 'pending' && approvedTime !== null)
}

/** Places in queues and who looks at them move by themselves. */
const MOVING = ['queuePlace', 'windowOpensAt', 'claim', 'place', 'medianMs']

function withoutMoving(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value ?? null), (key, each: unknown) =>
    MOVING.includes(key) ? null : each,
  )
}
