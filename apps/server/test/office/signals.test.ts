// Reported posts in the back office: hidden with a reason that all read, or left to stand; once.

import { findUnauthorised } from '@fairtick/server/features/authority/public'
import { openTestDatabase, type TestDatabase } from '@fairtick/server/test/database/test-database'
import { TEST_ROW_SEAL } from '@fairtick/server/test/row-seal'
import { insertMember, userOf } from '@fairtick/server/test/team-members'
import { createManualClock } from '@fairtick/testkit/manual-clock'
import { LANGUAGES } from '@fairtick/wire/languages'
import { SIGNAL_REASONS } from '@fairtick/wire/signal-rules'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import {
  createSettableClock,
  type EngineFixture,
  openEngine,
} from '../../src/engine/engine-fixture.ts'
import { insertReportedSignal } from './insert-signal.ts'
import { type Member, type OfficeFixture, openOffice, outcome } from './office-fixture.ts'

const NOON = Date.UTC(2026, 0, 5, 3)
const clock = createManualClock(NOON)

let database: TestDatabase
let engine: EngineFixture
let office: OfficeFixture
let con: Member
let aud: Member
let count = 0
let author: string
/** A post that is reported. */
let id: string

beforeAll(async () => {
  database = await openTestDatabase()
  engine = await openEngine(database, createSettableClock(NOON))
  office = await openOffice(database, clock)
  const ann = await office.setUp()
  con = await office.hire(ann, 'con@house.example', ['content'])
  aud = await office.hire(ann, 'aud@house.example', ['auditor'])
})
afterAll(async () => {
  // What the last test planted.
  expect(await findUnauthorised(database, TEST_ROW_SEAL)).toHaveLength(1)
  await office.stop()
  await engine.stop()
  await database.close()
})
beforeEach(async () => {
  count += 1
  author = `a${count}`
  for (const name of [author, `r${count}`]) {
    await insertMember(database, name)
    await engine.open(name)
  }
  id = await insertReportedSignal(database, {
    ...{ userId: userOf(author), accountId: author, reporterId: userOf(`r${count}`) },
    postedMs: clock.wallMs(),
  })
  ;[con, aud] = [await office.loginAgain(con), await office.loginAgain(aud)]
})

const waiting = async () =>
  (await con.client.call('signalQueue')).data.filter((one) => one.id === id)
const hide = (by = con) => by.act('hideSignal', { body: { id, reason: 'signal_claim' } })
const dismiss = (by = con) => by.act('dismissSignal', { body: { id } })
const post = async () =>
  (await database.query('SELECT status, reason, text FROM signal_post WHERE id = $1', [id]))[0]
const messages = () =>
  database.query<{ template: string; account_kind: string }>(
    'SELECT template, account_kind FROM message WHERE user_id = $1',
    [userOf(author)],
  )

it('is seen with all that a decision needs, and what is told in six languages', async () => {
  expect(await waiting()).toMatchObject([
    {
      ...{ userId: userOf(author), name: `The ${author}`, symbol: 'BTCUSDT', direction: 'long' },
      ...{ status: 'pending', postStatus: 'shown', reason: null },
      reports: [{ reason: 'signal_claim', count: 1 }],
    },
  ])
  const found = await aud.client.call('signalCase', { query: { id } })
  expect(found).toMatchObject({ text: 'Higher lows since Monday.', price: '64000', held: [] })
  expect(found.previews.map(({ language }) => language)).toEqual([...LANGUAGES])
  for (const { failures } of found.previews) {
    expect(failures.map(({ reason }) => reason)).toEqual([...SIGNAL_REASONS])
    expect(new Set(failures.map(({ text }) => text)).size).toBe(SIGNAL_REASONS.length)
  }
})

it('is hidden once: the row stays without its text, and the leader is told', async () => {
  expect(await outcome(hide(aud))).toBe('not_permitted')
  expect(await hide()).toMatchObject({ status: 'hidden', postStatus: 'hidden' })
  expect(await post()).toEqual({ status: 'hidden', reason: 'signal_claim', text: '' })
  expect(await messages()).toEqual([{ template: 'signal-hidden', account_kind: 'practice' }])
  expect(await outcome(hide())).toBe('not_found')
  expect(await outcome(dismiss())).toBe('not_found')
  expect(await waiting()).toEqual([])
  expect(await con.client.call('signalCase', { query: { id } })).toMatchObject({
    text: 'Higher lows since Monday.',
  })
  const acts = await database.query<{ action: string }>(
    'SELECT action FROM audit_entry WHERE subject_id = $1 ORDER BY number',
    [id],
  )
  expect(acts.map(({ action }) => action)).toEqual(['signal.hide', 'signal.read'])
})

it('is left to stand without a word, and can be hidden later', async () => {
  expect(await dismiss()).toMatchObject({ status: 'dismissed', postStatus: 'shown' })
  expect(await outcome(dismiss())).toBe('not_found')
  expect(await messages()).toEqual([])
  expect(await hide()).toMatchObject({ status: 'hidden' })
})

it('that was written over is hidden by nobody', async () => {
  const sql = 'UPDATE signal_post SET seal = $2 WHERE id = $1'
  await expect(database.query(sql, [id, 'planted'])).rejects.toThrow('a post ends once')
  const planted = `${id}x`
  await database.query(
    `INSERT INTO signal_post SELECT $2, leader_id, account_id, account_kind, symbol, direction,
       posted_time, price, tick_seq, tick_time, tape_position, long_lots, long_price, short_lots,
       short_price, text, status, ended_time, reason, seal FROM signal_post WHERE id = $1`,
    [id, planted],
  )
  await database.query(
    `INSERT INTO signal_case (post_id, text, opened_time, status) VALUES ($1, 'x', 1, 'pending')`,
    [planted],
  )
  const body = { id: planted, reason: 'signal_claim' } as const
  expect(await outcome(con.act('hideSignal', { body }))).toBe('target_altered')
  expect((await findUnauthorised(database, TEST_ROW_SEAL)).join()).toContain('signal_post: the')
})
