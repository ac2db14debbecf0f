// What a thief of a session can do in the back office: nothing that needs the second factor.

import { HOUR_MS, MINUTE_MS } from '@fairtick/core/time/duration'
import {
  createSettableClock,
  type EngineFixture,
  openEngine,
} from '@fairtick/server/engine/engine-fixture'
import { findUnauthorised } from '@fairtick/server/features/authority/public'
import { openChatFixture, visitor } from '@fairtick/server/features/chat/chat-fixture'
import {
  as,
  type DepositStage,
  openDepositStage,
} from '@fairtick/server/features/deposits/deposits-fixture'
import { readDepositMethods } from '@fairtick/server/features/deposits/public'
import { addUser } from '@fairtick/server/features/files/files-fixture'
import { sealLink } from '@fairtick/server/features/linked-accounts/sealed-link'
import { insertLink } from '@fairtick/server/features/linked-accounts/store'
import { MOST_MISSES } from '@fairtick/server/features/staff/prove-factor'
import {
  NOON,
  openWithdrawalStage,
  TERMS,
  type WithdrawalStage,
} from '@fairtick/server/features/withdrawals/withdrawals-fixture'
import { randomId } from '@fairtick/server/platform/random-id'
import { openTestDatabase, type TestDatabase } from '@fairtick/server/test/database/test-database'
import { openIdentityStage } from '@fairtick/server/test/identity-fixture'
import { TEST_ROW_SEAL } from '@fairtick/server/test/row-seal'
import { createManualClock } from '@fairtick/testkit/manual-clock'
import {
  ADMIN_CONTRACT,
  type AdminCallInput,
  type ProvenCallName,
} from '@fairtick/wire/admin/api-contract'
import { STAFF_ROLES } from '@fairtick/wire/admin/roles'
import { isDeclined } from '@fairtick/wire/handler'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { insertBankChange, insertBankOf } from './bank-change-fixture.ts'
import { textForm } from './content-fixture.ts'
import { insertApplicationOf } from './insert-application.ts'
import { insertRecoveryOf } from './insert-recovery.ts'
import { insertReportedSignal } from './insert-signal.ts'
import { type Member, type OfficeFixture, openOffice, outcome, PASSWORD } from './office-fixture.ts'

const WRONG = '000000'
const BLURRED = { field: 'front', code: 'blurred' } as const

let database: TestDatabase
let engine: EngineFixture
let deposits: DepositStage
let withdrawals: WithdrawalStage
let office: OfficeFixture
/** Whose session was stolen: with every role, so that nothing but the factor is missing. */
let owner: Member
let other: Member

beforeAll(async () => {
  database = await openTestDatabase()
  engine = await openEngine(database, createSettableClock(NOON), { moneyTerms: TERMS })
  deposits = openDepositStage(database, engine, { methods: readDepositMethods() })
  withdrawals = openWithdrawalStage(database, () => engine)
  await deposits.enter('a')
  await engine.tick('64000')
  await insertBankOf(database, 'a')
  // Into the next window, in which withdrawals are paid.
  await engine.pass(19 * HOUR_MS + HOUR_MS / 2)
  office = await openOffice(database, createManualClock(NOON), {
    ask: engine.ask,
    withdrawalView: withdrawals.dependencies,
  })
  owner = await office.setUp()
  other = await office.hire(owner, 'other@house.example', STAFF_ROLES)
  await office.giveRoles(owner, STAFF_ROLES)
})
afterAll(async () => {
  await office.stop()
  await engine.stop()
  expect(await findUnauthorised(database, TEST_ROW_SEAL)).toEqual([])
  await database.close()
})

type Bodies = { readonly [Name in ProvenCallName]: () => Promise<AdminCallInput<Name>['body']> }

/** What would be done with a code; a call that is added does not compile until it is here. */
const BODIES: Bodies = {
  inviteStaff: async () => ({ email: 'new@house.example', name: 'New' }),
  resetFactor: async () => ({ id: await hired() }),
  endStaffSessions: async () => ({ id: await hired() }),
  deactivateStaff: async () => ({ id: await hired() }),
  requestRoles: async () => ({ id: await hired(), roles: ['support'] }),
  withdrawRequest: async () => ({ id: (await requestBy(owner, await hired())).id }),
  approveRequest: async () => await requestBy(await colleague(), await hired()),
  rejectRequest: async () => ({ id: (await requestBy(await colleague(), await hired())).id }),
  renewMyRecovery: async () => ({}),
  endUserSessions: async () => ({ id: 'a', session: 'all' }),
  lockUser: async () => ({ id: 'a', flag: 'deposits', reason: 'legal_order' }),
  unlockUser: async () => {
    const flag = { id: 'a', flag: 'login' } as const
    await (await colleague()).act('lockUser', { body: { ...flag, reason: 'legal_order' } })
    return flag
  },
  approveDeposit: async () => ({ id: await deposit() }),
  failDeposit: async () => ({ id: await deposit(), reason: 'voucher_used' }),
  approveWithdrawal: async () => ({ id: await withdrawal() }),
  failWithdrawal: async () => ({ id: await withdrawal(), reason: 'holder_differs' }),
  payWithdrawal: async () => {
    const id = await withdrawal()
    await (await colleague()).act('approveWithdrawal', { body: { id } })
    return { id }
  },
  approveBankChange: async () => ({ id: await bankChange('one') }),
  confirmAccountLink: async () => ({ id: await accountLink() }),
  liftAccountLink: async () => ({ id: await accountLink() }),
  approveRecovery: async () => ({ id: await recovery() }),
  declineRecovery: async () => ({ id: await recovery(), reason: 'not_proven' }),
  approveLeader: async () => ({ id: await application() }),
  rejectLeader: async () => ({
    id: await application(),
    reason: 'leader_name',
  }),
  stopLeader: async () => ({ id: await leading(), reason: 'leader_rules' }),
  hideSignal: async () => ({ id: await signal(), reason: 'signal_claim' }),
  dismissSignal: async () => ({ id: await signal() }),
  failBankChange: async () => ({ id: await bankChange('two'), reason: 'name_differs' }),
  approveIdentity: async () => ({ id: await identity(), expires: null }),
  askIdentityAgain: async () => ({ id: await identity(), reasons: [BLURRED] }),
  failIdentity: async () => ({ id: await identity(), reasons: [BLURRED] }),
  uploadStatement: async () => ({
    fileName: 'bank.csv',
    content: 'account,currency,balance,balanceUsd\nbank,USD,1,1\n',
  }),
  requestChange: async () => ({
    change: { kind: 'limits', limits: { depositCreditByOne: '500', recoveryHoldHours: 72 } },
    note: '',
  }),
  withdrawChange: async () => ({ id: (await changeBy(owner)).id }),
  approveChange: async () => await changeBy(await colleague()),
  rejectChange: async () => ({ id: (await changeBy(await colleague())).id }),
  draftContent: async () => ({ kind: 'faq', form: textForm('A question') }),
  editContent: async () => ({ ...(await draftBy(owner)), form: textForm('Another') }),
  approveContent: async () => await draftBy(await colleague()),
  publishContent: async () => await approvedDraft(),
  withdrawContent: async () => ({ id: (await draftBy(owner)).id }),
  deleteChatMessage: async () => ({ id: await answeredChat(), number: 2 }),
  saveCannedReply: async () => newReply(),
  removeCannedReply: async () => {
    const { data } = await (await colleague()).act('saveCannedReply', { body: newReply() })
    return { id: data[0]?.id ?? '' }
  },
  changePassword: async () => ({ oldPassword: PASSWORD, newPassword: PASSWORD }),
  beginPasskey: async () => ({}),
  removePasskey: async () => {
    await office.addPasskey(owner)
    return { id: (await owner.client.call('myPasskeys')).passkeys[0]?.id ?? '' }
  },
}

const FACTOR_CALLS = (Object.keys(ADMIN_CONTRACT) as (keyof typeof ADMIN_CONTRACT)[]).filter(
  (name): name is ProvenCallName => ADMIN_CONTRACT[name].proof === 'factor',
)

describe('with the token of a session alone', () => {
  it.each(FACTOR_CALLS)('%s is refused and changes nothing', async (name) => {
    owner = await office.loginAgain(owner)
    const body = (await BODIES[name]()) as never
    const withProof = (proof: string) =>
      outcome(owner.client.call(name, ...([{ body, proof }] as never)))
    const before = await everyRow()
    expect(await withProof('')).toBe('factor_needed')
    expect(await withProof(WRONG)).toBe('factor_wrong')
    expect(await everyRow()).toEqual(before)
    // With a code it is done: nothing else was in its way.
    expect(await withProof(office.nextCode(owner.factor))).toBe('done')
    await office.giveRoles(owner, STAFF_ROLES)
  })
})

describe('a code', () => {
  it('opens one act: of two calls that bring it at once one is done', async () => {
    owner = await office.loginAgain(owner)
    const proof = office.nextCode(owner.factor)
    const calls = [await deposit(), await deposit()].map((id) =>
      outcome(owner.client.call('approveDeposit', { body: { id }, proof })),
    )
    expect((await Promise.all(calls)).toSorted()).toEqual(['done', 'factor_wrong'])
  })

  it('is not looked at when a keyed call is repeated: it has its first answer', async () => {
    const id = await deposit()
    const given = { body: { id }, proof: office.nextCode(owner.factor) }
    const key = { idempotencyKey: 'the-very-same' }
    const decide = () => owner.client.call('approveDeposit', given, key)
    const [one, two] = await Promise.all([decide(), decide()])
    expect([two, await decide()]).toEqual([one, one])
    const lost = { ...given, proof: WRONG }
    expect(await owner.client.call('approveDeposit', lost, key)).toEqual(one)
    const another = { ...given, body: { id: await deposit() } }
    expect(await outcome(owner.client.call('approveDeposit', another, key))).toBe('key_reused')
  })

  it('may be wrong ten times a session, which then ends; right ones do not count', async () => {
    owner = await office.loginAgain(owner)
    const wrong = () =>
      outcome(owner.client.call('beginPasskey', { proof: WRONG })).then((answer) => {
        office.clock.advanceMs(MINUTE_MS)
        return answer
      })
    for (let miss = 1; miss < MOST_MISSES; miss += 1) {
      expect([miss, await wrong()]).toEqual([miss, 'factor_wrong'])
      expect(await outcome(owner.act('beginPasskey', {}))).toBe('done')
    }
    expect(await wrong()).toBe('factor_wrong')
    expect(await outcome(owner.act('beginPasskey', {}))).toBe('unauthorized')
    owner = await office.loginAgain(owner)
    const { data } = await owner.client.call('auditLog', { query: { action: 'staff.misses' } })
    expect(data).toMatchObject([{ staffId: owner.id, subjectId: owner.id }])
  })

  it('may be given for as many acts as there are: a long queue holds up nobody', async () => {
    for (let act = 0; act < 120; act += 1) {
      expect([act, await outcome(owner.act('beginPasskey', {}))]).toEqual([act, 'done'])
    }
  })
})

/** What counts tries and looks moves with every call, and the engine says that it is there. */
const MOVING = ['throttle', 'staff_session', 'engine_lease']

async function everyRow(): Promise<Readonly<Record<string, unknown>>> {
  const tables = await database.query<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.tables
     WHERE table_schema = 'public' AND table_type = 'BASE TABLE' ORDER BY table_name`,
  )
  const rows: Record<string, unknown> = {}
  for (const { name } of tables) {
    if (MOVING.includes(name)) continue
    const digest = 'count(*) AS count, md5(string_agg(t::text, chr(10) ORDER BY t::text)) AS digest'
    rows[name] = (await database.query(['SELECT', digest, 'FROM', name, 't'].join(' ')))[0]
  }
  return rows
}

/** In a session of now: one ends after half an hour without a call. */
async function colleague(): Promise<Member> {
  other = await office.loginAgain(other)
  return other
}

let hires = 0

async function hired(): Promise<string> {
  hires += 1
  return (await office.hire(owner, `somebody${hires}@house.example`)).id
}

async function requestBy({ act }: Member, id: string) {
  const { id: request, hash } = await act('requestRoles', { body: { id, roles: ['support'] } })
  return { id: request, hash }
}

let changes = 0

async function changeBy({ act }: Member) {
  changes += 1
  const profile = { name: `House ${changes}`, hours: 'always', email: 'house@house.example' }
  const body = { change: { kind: 'profile', profile }, note: '' } as const
  const { id, hash } = await act('requestChange', { body })
  return { id, hash }
}

async function draftBy({ act }: Member) {
  const body = { kind: 'faq', form: textForm('A question') } as const
  const { id, hash } = await act('draftContent', { body })
  return { id, hash }
}

async function approvedDraft() {
  const draft = await draftBy(owner)
  await (await colleague()).act('approveContent', { body: draft })
  return draft
}

async function deposit(): Promise<string> {
  const body = { id: 'usdt-trc20', amount: '60', voucher: await deposits.voucher('a') }
  const answer = await deposits.calls.submitDeposit({ query: {}, body }, as('a'))
  if (isDeclined(answer)) throw new Error(JSON.stringify(answer))
  return answer.id
}

async function withdrawal(): Promise<string> {
  const body = { amount: '100', password: '123456' }
  const answer = await withdrawals.calls.withdrawToWallet({ query: {}, body }, as('a'))
  if (isDeclined(answer)) throw new Error(JSON.stringify(answer))
  return answer.id
}

let people = 0
/** Of somebody new, so that nothing is a duplicate. */
async function identity(): Promise<string> {
  people += 1
  const userId = `person ${people}`
  await addUser(database, userId)
  const stage = openIdentityStage({
    ...{ database, dataFolder: office.dataFolder, nowMs: office.clock.wallMs },
  })
  return await stage.send(userId, { idNumber: `TK${1_000 + people}` })
}

/** A conversation that somebody of the staff answered; the answer is its second message. */
async function answeredChat(): Promise<string> {
  const { send } = openChatFixture(database, office.clock.wallMs)
  chats += 1
  const { conversation } = await send(visitor(`visitor-${chats}`), { text: 'Hello' })
  const { id } = conversation
  const { client } = await colleague()
  await client.call('claimChat', { body: { id, assignee: null } })
  await client.call('answerChat', { body: { id, text: 'Hello' } })
  return id
}

let chats = 0

function newReply() {
  const texts = { ja: 'a', zh: 'a', en: 'a', ko: 'a', th: 'a', ms: 'a' }
  return { id: null, name: 'Greeting', texts }
}

async function recovery(): Promise<string> {
  const id = randomId()
  await insertRecoveryOf(database, { id, userId: 'a', nowMs: office.clock.wallMs() })
  return id
}

async function bankChange(id: string): Promise<string> {
  await insertBankChange(database, { id, userId: 'a', nowMs: office.clock.wallMs() })
  return id
}

let links = 0

async function accountLink(): Promise<string> {
  links += 1
  const [id, userId] = [`link${links}`, `linked${links}`]
  await deposits.enter(userId)
  const link = { id, laterUserId: userId, earlierUserId: 'a', signals: ['bank'], binds: true }
  const seal = sealLink(TEST_ROW_SEAL, link)
  await insertLink(database, { ...link, seal }, 0)
  return id
}

let applications = 0

/** Of who has one closed trade more. */
async function application(): Promise<string> {
  applications += 1
  const [id, accountId] = [randomId(), 'practice a']
  await engine.tick('64000')
  await engine.trade(accountId, `trade ${applications}`)
  await engine.close(accountId, `trade ${applications}`)
  const applied = { id, userId: 'a', accountId, appliedMs: office.clock.wallMs() }
  await insertApplicationOf(database, applied)
  return id
}

async function leading(): Promise<string> {
  const id = await application()
  await (await colleague()).act('approveLeader', { body: { id } })
  return id
}

/** Of a leader of its own, reported. */
async function signal(): Promise<string> {
  const owner = `author ${randomId()}`
  await deposits.enter(owner)
  return await insertReportedSignal(database, {
    ...{ userId: owner, accountId: `practice ${owner}`, reporterId: 'a' },
    postedMs: office.clock.wallMs(),
  })
}
