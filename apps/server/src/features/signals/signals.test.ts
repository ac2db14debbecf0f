// Posts of leaders: with the price and the own position of then, never typed; and what becomes of
// them, in sight of everybody (TR-10).

import { OPEN_JURISDICTION } from '@fairtick/core/engine/jurisdiction'
import { asOffered, parseInstrument } from '@fairtick/core/market/instrument'
import { ZERO_MONEY } from '@fairtick/core/numbers/money'
import { DAY_MS } from '@fairtick/core/time/duration'
import {
  type CopyingStage,
  openCopying,
  shownId,
  shownName,
} from '@fairtick/server/test/copying-fixture'
import { openTestDatabase, type TestDatabase } from '@fairtick/server/test/database/test-database'
import { TEST_ROW_SEAL } from '@fairtick/server/test/row-seal'
import { memberContext, userOf } from '@fairtick/server/test/team-members'
import type { CallArguments } from '@fairtick/wire/api-contract'
import { type AccountContext, type Declined, isDeclined, NOT_FOUND } from '@fairtick/wire/handler'
import { SIGNAL_REPORTS_A_DAY, SIGNALS_A_DAY } from '@fairtick/wire/signal-rules'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { BTCUSDT } from '../../engine/engine-fixture.ts'
import { signalRoutes } from './routes.ts'

const TEXT = 'Higher lows since Monday, I look for 65,000.'

let database: TestDatabase
let stage: CopyingStage
let count = 0
let leader: string
let reader: string
let isCopyingAllowed = true
let market: { price: string; status: 1 | -1 } | undefined
let offered = true

beforeAll(async () => {
  database = await openTestDatabase()
  stage = await openCopying(database)
})
afterAll(async () => {
  await stage.engine.stop()
  await database.close()
})
beforeEach(async () => {
  count += 1
  ;[leader, reader] = [`l${count}`, `r${count}`]
  ;[isCopyingAllowed, offered] = [true, true]
  await stage.addLeader(leader)
  await stage.addCustomer(reader)
  await move('64000')
})

async function move(price: string): Promise<void> {
  await stage.move(price)
  market = { price: `${price}.00`, status: 1 }
}

const calls = () =>
  signalRoutes({
    ...{ database, rowSeal: TEST_ROW_SEAL },
    instruments: new Map([
      ['BTCUSDT', parseInstrument(asOffered(BTCUSDT, { isOffered: offered }))],
      ['ETHUSDT', parseInstrument({ ...BTCUSDT, symbol: 'ETHUSDT', base: 'ETH' })],
    ]),
    jurisdiction: () => ({ ...OPEN_JURISDICTION, isCopyingAllowed }),
    ...{ nowMs: stage.clock.wallMs, now: stage.engine.now },
    bus: {
      ask: async () => {
        const tick = market && { symbol: 'BTCUSDT', seq: 9, time: 5, price: market.price }
        const line = { symbol: 'BTCUSDT', status: market?.status ?? -1 }
        return { instruments: [{ ...line, ...(tick && { tick }) }] } as never
      },
    },
  })

function whole<Answer extends object>(answer: Answer | Declined): Answer {
  if (isDeclined(answer)) throw new Error(JSON.stringify(answer))
  return answer
}

const post = (
  change: Partial<CallArguments<'publishSignal'>['body']> = {},
  context = memberContext(leader),
) => {
  const body = { symbol: 'BTCUSDT', direction: 'long', text: TEXT, ...change } as const
  return calls().publishSignal({ query: {}, body }, context)
}
const posted = async (change: Parameters<typeof post>[0] = {}) => whole(await post(change))
const withdraw = (id: string, by = leader) =>
  calls().withdrawSignal({ query: {}, body: { id } }, memberContext(by))
const report = (id: string, by = reader, context = memberContext(by)) =>
  calls().reportSignal({ query: {}, body: { id, reason: 'signal_untrue' } }, context)
const list = async (body: CallArguments<'signals'>['body'] = {}, by = reader) =>
  whole(await calls().signals({ query: {}, body }, memberContext(by)))
const openReal = (id: string) =>
  stage.engine.ask({
    ...{ kind: 'open-account', accountId: `real ${id}`, userId: userOf(id) },
    ...{ accountKind: 'real', grant: ZERO_MONEY },
  })
/** Of the leader of this test. */
const seen = (by = reader) => list({ leaderId: shownId(leader) }, by)
describe('a post', () => {
  it('names the price and the position of then, and the price now as it moves', async () => {
    await stage.engine.trade(leader, `${leader}-a`, { lots: '2' })
    await move('64100')
    await stage.engine.trade(leader, `${leader}-b`, { lots: '1' })
    const [end] = await database.query<{ position: bigint; time: bigint }>(
      `SELECT last_position AS position, last_time AS time FROM tape_block
       ORDER BY first_position DESC LIMIT 1`,
    )
    const made = await posted()
    expect(made).toMatchObject({
      author: { id: shownId(leader), name: shownName(leader), isStopped: false },
      ...{ isMine: true, symbol: 'BTCUSDT', direction: 'long', text: TEXT, status: 'shown' },
      priceThen: { price: '64100.00' },
      priceNow: { price: '64100.00', isStale: false },
      ...{ change: '0', reason: null, isReported: false },
    })
    const asks = await database.query<{ open_price: string }>(
      'SELECT open_price FROM contract WHERE account_id = $1 ORDER BY placed',
      [leader],
    )
    const [first = 0, second = 0] = asks.map(({ open_price }) => Number(open_price))
    expect(made.held).toEqual({
      position: Number(end?.position),
      sides: [{ direction: 'long', lots: '3', openPrice: ((2 * first + second) / 3).toFixed(2) }],
    })
    await move('64741')
    const [later] = (await seen()).data
    expect(later).toMatchObject({ isMine: false, priceThen: made.priceThen, held: made.held })
    expect(later).toMatchObject({ priceNow: { price: '64741.00' }, change: '0.01' })
    market = { price: '63459.00', status: -1 }
    expect((await seen()).data[0]).toMatchObject({ priceNow: { isStale: true }, change: '-0.01' })
    market = undefined
    expect((await seen()).data[0]).toMatchObject({ priceNow: null, change: null })
  })

  it('names both sides where both are open, and none where nothing is', async () => {
    expect((await posted()).held.sides).toEqual([])
    await stage.engine.trade(leader, `${leader}-l`, { lots: '2' })
    await stage.engine.trade(leader, `${leader}-s`, { lots: '5', direction: 'short' })
    await stage.engine.close(leader, `${leader}-s`, '1')
    expect((await posted()).held.sides).toMatchObject([
      { direction: 'long', lots: '2' },
      { direction: 'short', lots: '4' },
    ])
  })

  it('is made once under its key, and given again as it was first', async () => {
    const key = { scope: leader, key: 'k', bodyHash: 'body' }
    const first = await post({}, { ...memberContext(leader), key })
    await move('65000')
    expect(await post({}, { ...memberContext(leader), key })).toEqual(first)
    expect((await seen()).total).toBe(1)
  })

  it.each([
    [{ symbol: 'DOGEUSDT' }, { symbol: ['choice'] }],
    [
      { text: `Send to T W d b c d c c Y z k S t i 3 c a t s R 3 B i g a D T p t o V p 4 a` },
      {
        text: ['contact_detail'],
      },
    ],
  ])('of the form %j is refused', async (change, fields) => {
    expect(await post(change)).toMatchObject({ declined: 'invalid', fields })
    expect((await seen()).total).toBe(0)
  })

  it('needs an instrument that is offered, and a fresh price', async () => {
    offered = false
    expect(await post()).toMatchObject({ declined: 'invalid', fields: { symbol: ['choice'] } })
    offered = true
    await stage.engine.pass(31_000)
    expect(await post()).toMatchObject({ declined: 'refused', code: 'market_stale' })
    expect(await post({ symbol: 'ETHUSDT' })).toMatchObject({ code: 'market_stale' })
    expect((await seen()).total).toBe(0)
  })

  it('is for who leads now, where copying is allowed, and ten a day', async () => {
    expect(await post({}, memberContext(reader))).toMatchObject({ code: 'not_leading' })
    isCopyingAllowed = false
    expect(await post()).toMatchObject({ code: 'not_allowed_here', detail: { rule: 'copying' } })
    isCopyingAllowed = true
    for (let made = 0; made < SIGNALS_A_DAY; made += 1) await posted()
    expect(await post()).toMatchObject({ declined: 'too_many' })
    await withdraw((await seen()).data[0]?.id ?? '')
    expect(await post()).toMatchObject({ declined: 'too_many' })
    stage.clock.pass(DAY_MS)
    await move('64000')
    await posted()
  })

  it('of who has stopped stays, marked, and no further one comes', async () => {
    await posted()
    await stage.stopLeading(leader)
    expect((await seen()).data).toMatchObject([{ author: { isStopped: true }, text: TEXT }])
    expect(await post()).toMatchObject({ code: 'not_leading' })
    expect(await withdraw((await seen()).data[0]?.id ?? '')).toMatchObject({ status: 'withdrawn' })
  })
})

describe('the list', () => {
  it('is that of one kind of account, by leader and instrument, newest first, page by page', async () => {
    const made = []
    for (const direction of ['long', 'short', 'long'] as const) {
      stage.clock.pass(1_000)
      made.unshift((await posted({ direction })).id)
    }
    const ids = async (body: CallArguments<'signals'>['body']) =>
      (await list({ leaderId: shownId(leader), ...body })).data.map(({ id }) => id)
    expect(await ids({})).toEqual(made)
    expect(await ids({ symbol: 'BTCUSDT' })).toEqual(made)
    expect(await ids({ symbol: 'ETHUSDT' })).toEqual([])
    const first = await list({ leaderId: shownId(leader), size: 2 })
    const rest = await list({ leaderId: shownId(leader), size: 2, after: first.next ?? '' })
    expect([...first.data, ...rest.data].map(({ id }) => id)).toEqual(made)
    expect((await list({ symbol: 'BTCUSDT' })).data[0]?.id).toBe(made[0])
    const real: AccountContext = memberContext(reader, 'real')
    await openReal(reader)
    expect(whole(await calls().signals({ query: {}, body: {} }, real)).total).toBe(0)
  })

  it('keeps what was withdrawn, without its text; only its writer withdraws it', async () => {
    const { id } = await posted()
    expect(await withdraw(id, reader)).toEqual(NOT_FOUND)
    expect(await withdraw('nobody')).toEqual(NOT_FOUND)
    const ended = await withdraw(id)
    expect(ended).toMatchObject({ status: 'withdrawn', text: '', priceThen: { price: '64000.00' } })
    expect(await withdraw(id)).toEqual(ended)
    expect((await seen()).data).toEqual([{ ...whole(ended), isMine: false }])
    const texts = await database.query(`SELECT FROM signal_post WHERE id = $1 AND text <> ''`, [id])
    expect(texts).toEqual([])
  })

  it('shows nothing that was planted or written over, and the tables refuse a second end', async () => {
    const { id } = await posted()
    await database.query(
      `INSERT INTO signal_post SELECT 'planted' || id, leader_id, account_id, account_kind, symbol,
         direction, posted_time, price, tick_seq, tick_time, tape_position, long_lots, long_price,
         short_lots, short_price, 'Buy now', status, ended_time, reason, seal
       FROM signal_post WHERE id = $1`,
      [id],
    )
    expect((await seen()).data.map((one) => one.id)).toEqual([id])
    expect(await report(`planted${id}`)).toEqual(NOT_FOUND)
    const rewrite = "UPDATE signal_post SET text = 'Sell now' WHERE id = $1"
    await expect(database.query(rewrite, [id])).rejects.toThrow('a post ends once')
    await withdraw(id)
    const restore = `UPDATE signal_post SET status = 'shown', ended_time = NULL, text = 'x'
      WHERE id = $1`
    await expect(database.query(restore, [id])).rejects.toThrow('a post ends once')
    const remove = 'DELETE FROM signal_post'
    await expect(database.query(remove)).rejects.toThrow('permission denied')
    await expect(database.asOwner(remove)).rejects.toThrow('signal_post is append-only')
  })
})

describe('a report', () => {
  it('is made once by each reader, opens one case, and is told to nobody', async () => {
    const { id } = await posted()
    expect(await report(id)).toMatchObject({ isReported: true, status: 'shown' })
    expect(await report(id)).toMatchObject({ isReported: true })
    const others = await Promise.all(
      ['x', 'y', 'z'].map(async (name) => {
        await stage.addCustomer(`${name}${count}`)
        return await report(id, `${name}${count}`)
      }),
    )
    expect(others.every((answer) => !isDeclined(answer))).toBe(true)
    const cases = await database.query<{ text: string }>(
      'SELECT text FROM signal_case WHERE post_id = $1',
      [id],
    )
    expect(cases).toEqual([{ text: TEXT }])
    const reports = await database.query('SELECT FROM signal_report WHERE post_id = $1', [id])
    expect(reports).toHaveLength(4)
    expect((await seen(leader)).data).toMatchObject([{ isReported: false, isMine: true }])
  })

  it('of one’s own post, of none, of one that has ended or of another channel is none', async () => {
    const { id } = await posted()
    expect(await report(id, leader)).toEqual(NOT_FOUND)
    expect(await report('nobody')).toEqual(NOT_FOUND)
    await openReal(reader)
    expect(await report(id, reader, memberContext(reader, 'real'))).toEqual(NOT_FOUND)
    await withdraw(id)
    expect(await report(id)).toEqual(NOT_FOUND)
    expect(await database.query('SELECT FROM signal_case WHERE post_id = $1', [id])).toEqual([])
  })

  it('ends after twenty a day', async () => {
    for (let made = 0; made < SIGNAL_REPORTS_A_DAY; made += 1) {
      if (made % SIGNALS_A_DAY === 0) await stage.addLeader(`${leader}-${made}`)
      const author = memberContext(`${leader}-${made - (made % SIGNALS_A_DAY)}`)
      const { id } = whole(await post({}, author))
      whole(await report(id))
    }
    const { id } = await posted()
    expect(await report(id)).toMatchObject({ declined: 'too_many' })
    stage.clock.pass(DAY_MS)
    expect(await report(id)).toMatchObject({ isReported: true })
  })
})
