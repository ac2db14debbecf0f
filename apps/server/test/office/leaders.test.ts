// From an application to leading and to its end, over the office's real HTTP and an engine
// (TR-10.7).

import { DAY_MS } from '@fairtick/core/time/duration'
import {
  createSettableClock,
  type EngineFixture,
  FOLLOW_TERMS,
  openEngine,
} from '@fairtick/server/engine/engine-fixture'
import { findUnauthorised } from '@fairtick/server/features/authority/public'
import { findLeader, nameLeaders } from '@fairtick/server/features/leaders/public'
import { leaderRoutes } from '@fairtick/server/features/leaders/routes'
import {
  type LinksFixture,
  openLinks,
} from '@fairtick/server/features/linked-accounts/linked-accounts-fixture'
import { isSamePerson } from '@fairtick/server/features/linked-accounts/public'
import { openTestDatabase, type TestDatabase } from '@fairtick/server/test/database/test-database'
import { drainTestInbox, TEST_ROW_SEAL } from '@fairtick/server/test/row-seal'
import { insertMember, memberContext, userOf } from '@fairtick/server/test/team-members'
import { createManualClock } from '@fairtick/testkit/manual-clock'
import type { CallArguments } from '@fairtick/wire/api-contract'
import { isDeclined } from '@fairtick/wire/handler'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Member, type OfficeFixture, openOffice, outcome } from './office-fixture.ts'

const NOON = Date.UTC(2026, 0, 5, 3)
const clock = createManualClock(NOON)
const INTRO = 'Trend following on two instruments, small sizes, every position with a stop.'

let database: TestDatabase
let engine: EngineFixture
let office: OfficeFixture
let links: LinksFixture
let rei: Member
let sam: Member
let count = 0
let me: string
let isCopyingAllowed = true

beforeAll(async () => {
  database = await openTestDatabase()
  engine = await openEngine(database, createSettableClock(NOON))
  await engine.tick('64000')
  links = openLinks(database, engine)
  office = await openOffice(database, clock)
  const ann = await office.setUp()
  rei = await office.hire(ann, 'rei@house.example', ['reviewer'])
  sam = await office.hire(ann, 'sam@house.example', ['support'])
})
afterAll(async () => {
  const findings = await findUnauthorised(database, TEST_ROW_SEAL)
  // Links are lifted here without the two people that it takes.
  expect(findings.filter((one) => !one.startsWith('account_link'))).toEqual([])
  await office.stop()
  await engine.stop()
  await database.close()
})
beforeEach(async () => {
  me = await enter()
  rei = await office.loginAgain(rei)
})

/** With one closed trade. */
const enter = async (trades = 1) => {
  count += 1
  const id = `m${count}`
  await insertMember(database, id)
  await engine.open(id)
  for (let trade = 0; trade < trades; trade += 1) {
    await engine.trade(id, `${id}-${trade}`)
    await engine.close(id, `${id}-${trade}`)
  }
  return id
}
const parts = () => ({
  ...{ database, rowSeal: TEST_ROW_SEAL, mode: 'practice' as const, nowMs: clock.wallMs },
  jurisdiction: () => ({ isCopyingAllowed }),
  ...{ isVerified: undefined, onWaiting: () => {}, publish: () => {} },
})
const calls = () => leaderRoutes(parts())
const apply = (id: string, form: Partial<CallArguments<'applyToLead'>['body']> = {}) => {
  const body = { name: `Trader ${id}`, intro: INTRO, ...form }
  return calls().applyToLead({ query: {}, body }, memberContext(id))
}
const applied = async (id: string, form: Parameters<typeof apply>[1] = {}) => {
  const answer = await apply(id, form)
  if (isDeclined(answer)) throw new Error(JSON.stringify(answer))
  return answer.application?.id ?? ''
}
const settle = () => drainTestInbox(database, engine.ask)
const approve = (by: Member, id: string) => by.act('approveLeader', { body: { id } })
const leading = async (id: string, form: Parameters<typeof apply>[1] = {}) => {
  const application = await applied(id, form)
  await approve(rei, application)
  await settle()
  return application
}
const follow = async (id: string, leader: string) => {
  const draft = { accountId: id, leaderId: leader, terms: FOLLOW_TERMS }
  const answer = await engine.ask({ kind: 'follow-leader', ...draft })
  return answer.kind === 'refused' ? answer.code : answer.kind
}
const shown = async (id: string) => {
  const answer = await calls().leaders({ query: { size: 100 }, body: {} }, memberContext(id))
  if (isDeclined(answer)) throw new Error(JSON.stringify(answer))
  return answer.data
}
const ownState = async (id: string) => {
  const answer = await calls().leading({ query: {}, body: {} }, memberContext(id))
  if (isDeclined(answer)) throw new Error(JSON.stringify(answer))
  return answer
}

describe('TR-10.7 who may apply', () => {
  it('says item by item what is missing, and takes nothing before it is there', async () => {
    const other = await enter(0)
    expect((await ownState(other)).eligibility).toEqual([
      { rule: 'trades', isMet: false, have: 0, need: 1 },
      { rule: 'one_person', isMet: true, have: null, need: null },
    ])
    const missing = { missing: ['trades'] }
    expect(await apply(other)).toMatchObject({ code: 'leading_not_earned', detail: missing })
    expect((await ownState(other)).application).toBeNull()
  })

  it('where the rules forbid copying nobody applies, and who leads can stop', async () => {
    isCopyingAllowed = false
    const rule = { code: 'not_allowed_here', detail: { rule: 'copying' } }
    expect(await apply(me)).toMatchObject(rule)
    isCopyingAllowed = true
    await leading(me)
    isCopyingAllowed = false
    const stop = calls().stopLeading({ query: {}, body: {} }, memberContext(me))
    expect(await stop).toMatchObject({ leader: { stopped: { reason: 'own' } } })
    isCopyingAllowed = true
  })

  it('an open position is no closed trade, and half a close neither', async () => {
    const other = await enter(0)
    await engine.trade(other, `${other}-half`, { lots: '2' })
    await engine.close(other, `${other}-half`, '1')
    expect((await ownState(other)).eligibility[0]).toMatchObject({ isMet: false, have: 0 })
  })

  it('a share above a fifth, too little to be copied, and three a day are refused', async () => {
    expect(await apply(me, { profitShare: '0.21' })).toMatchObject({ declined: 'invalid' })
    expect(await apply(me, { maxCopied: '49' })).toMatchObject({ declined: 'invalid' })
    for (const share of ['0', '0.05', '0.2']) await applied(me, { profitShare: share })
    expect(await apply(me)).toMatchObject({ declined: 'too_many' })
    const kept = await database.query<{ status: string }>(
      'SELECT status FROM leader_application WHERE account_id = $1 ORDER BY status',
      [me],
    )
    expect(kept.map(({ status }) => status)).toEqual(['pending', 'replaced', 'replaced'])
  })

  it('nobody takes the name of one who leads, however it is written', async () => {
    await leading(me, { name: 'Slow Mover' })
    const other = await enter()
    const taken = { declined: 'invalid', fields: { name: ['name_taken'] } }
    expect(await apply(other, { name: 'ＳＬＯＷ mover' })).toEqual(taken)
  })

  it('one person leads once, and follows themselves through no other account', async () => {
    const other = await enter()
    await links.bind(me, `77${count}`)
    await links.bind(other, `77${count}`)
    expect(await isSamePerson(database, userOf(me), userOf(other))).toBe(true)
    await leading(me)
    expect(await apply(other)).toMatchObject({ detail: { missing: ['one_person'] } })
    // Whatever two people decided about the link: it is the same bank account.
    await links.decide('lifted')
    expect(await isSamePerson(database, userOf(other), userOf(me))).toBe(true)
    expect(await isSamePerson(database, userOf(await enter()), userOf(me))).toBe(false)
  })

  it('of two accounts of one person that wait, the second is not approved', async () => {
    const other = await enter()
    const [first, second] = [await applied(me), await applied(other)]
    await links.bind(me, `78${count}`)
    await links.bind(other, `78${count}`)
    expect(await outcome(approve(rei, first))).toBe('changed_meanwhile')
    const body = { id: second, reason: 'leader_one_person' } as const
    await rei.act('rejectLeader', { body })
    expect(await outcome(approve(rei, first))).toBe('done')
  })
})

describe('the office', () => {
  it('lets them lead by the inbox, tells them, and they can be followed then', async () => {
    const follower = await enter()
    const id = await applied(me, { profitShare: '0.15' })
    expect(await follow(follower, me)).toBe('leader_stopped')
    const { data } = await rei.client.call('leaderQueue')
    expect(data.find((one) => one.id === id)).toMatchObject({ status: 'pending', isLeading: false })
    expect(await rei.client.call('leaderCase', { query: { id } })).toMatchObject({
      ...{ intro: INTRO, account: 'practice', figures: null, followers: 0 },
      customer: { id: userOf(me) },
    })
    expect(await outcome(approve(sam, id))).toBe('not_permitted')
    expect(await approve(rei, id)).toMatchObject({ status: 'approved', isLeading: true })
    expect(await outcome(approve(rei, id))).toBe('not_found')
    await settle()
    expect(await follow(follower, me)).toBe('follow')
    const [row] = (await shown(follower)).filter(({ name }) => name === `Trader ${me}`)
    expect(row).toMatchObject({ profitShare: '0.15', followers: 1, isMine: false, stopped: null })
    expect(row?.copiedFunds).toBe('500')
    const messages = await database.query<{ template: string }>(
      'SELECT template FROM message WHERE user_id = $1',
      [userOf(me)],
    )
    expect(messages).toEqual([{ template: 'leader-approved' }])
  })

  it('rejects with a reason that they read, and a look is written down', async () => {
    const id = await applied(me)
    await rei.act('rejectLeader', { body: { id, reason: 'leader_text' } })
    const { application, leader } = await ownState(me)
    expect([application?.status, application?.reason, leader]).toEqual([
      ...['rejected', 'leader_text', null],
    ])
    await rei.client.call('leaderCase', { query: { id } })
    const acts = await database.query<{ action: string }>(
      'SELECT action FROM audit_entry WHERE subject_id = $1 ORDER BY number',
      [id],
    )
    expect(acts.map(({ action }) => action)).toEqual(['leader.reject', 'leader.read'])
  })

  it('new terms touch no follow that runs (decision 0077)', async () => {
    const [early, late] = [await enter(), await enter()]
    await leading(me, { profitShare: '0.05' })
    await follow(early, me)
    clock.advanceMs(DAY_MS)
    rei = await office.loginAgain(rei)
    await leading(me, { profitShare: '0.2' })
    await follow(late, me)
    const shares = await database.query<{ share: string }>(
      `SELECT profit_share::text AS share FROM copy_follow WHERE leader_id = $1 ORDER BY begun`,
      [me],
    )
    expect(shares.map(({ share }) => Number(share))).toEqual([0.05, 0.2])
  })

  it('stops one who leads: nobody follows any more, and they stay in the list', async () => {
    const follower = await enter()
    const id = await leading(me)
    const first = (await ownState(me)).leader
    await rei.act('stopLeader', { body: { id, reason: 'leader_rules' } })
    await settle()
    expect(await follow(follower, me)).toBe('leader_stopped')
    expect(await outcome(rei.act('stopLeader', { body: { id, reason: 'leader_rules' } }))).toBe(
      'not_found',
    )
    const stopped = (await ownState(me)).leader?.stopped
    expect(stopped?.reason).toBe('leader_rules')
    const row = (await shown(me)).find((one) => one.id === first?.id)
    expect(row).toMatchObject({ isMine: true, stopped: { time: stopped?.time } })
    // Whoever applies again keeps the history.
    await leading(me)
    const again = (await ownState(me)).leader
    expect(again).toMatchObject({ id: first?.id, since: first?.since, stopped: null })
    expect(await follow(follower, me)).toBe('follow')
  })
})

describe('who leads', () => {
  it('stops it themselves, once; others cannot', async () => {
    const follower = await enter()
    await leading(me)
    const stop = (id: string) => calls().stopLeading({ query: {}, body: {} }, memberContext(id))
    expect(await stop(follower)).toEqual({ declined: 'not_found' })
    expect(await stop(me)).toMatchObject({ leader: { stopped: { reason: 'own' } } })
    expect(await stop(me)).toEqual({ declined: 'not_found' })
    await settle()
    expect(await follow(follower, me)).toBe('leader_stopped')
  })

  it('a row that somebody wrote is shown to nobody and approved by nobody', async () => {
    const id = await leading(me)
    const leader = (await ownState(me)).leader
    expect(await shown(me)).toContainEqual(expect.objectContaining({ id: leader?.id }))
    const sql = 'SELECT seal FROM leader WHERE account_id = $1'
    const [row] = await database.query<{ seal: string }>(sql, [me])
    await database.query('UPDATE leader SET seal = $2 WHERE account_id = $1', [me, 'planted'])
    expect((await shown(me)).map((one) => one.id)).not.toContain(leader?.id)
    const found = () => findLeader(parts(), leader?.id ?? '', 'practice')
    expect(await found()).toBeUndefined()
    expect((await findUnauthorised(database, TEST_ROW_SEAL)).join()).toContain('leader: the server')
    const body = { id, reason: 'leader_rules' } as const
    expect(await outcome(rei.act('stopLeader', { body }))).toBe('target_altered')
    await database.query('UPDATE leader SET seal = $2 WHERE account_id = $1', [me, row?.seal])
    expect(await found()).toMatchObject({ accountId: me, userId: userOf(me) })
    const named = { id: leader?.id, name: `Trader ${me}`, isStopped: false }
    expect((await nameLeaders(parts(), [me, 'nobody'])).get(me)).toEqual(named)
  })
})
