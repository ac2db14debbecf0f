// Two people choose the rules of a country: announced, on the tape, kept over a restart (TR-13).

import { formatMoney, moneyFromMicros } from '@fairtick/core/numbers/money'
import { HOUR_MS } from '@fairtick/core/time/duration'
import { VIP_LEVEL_TEXTS } from '@fairtick/core/vip/vip-level'
import {
  createSettableClock,
  type EngineFixture,
  openEngine,
} from '@fairtick/server/engine/engine-fixture'
import { reconcile } from '@fairtick/server/engine/verify/reconciliation'
import { verifyTape } from '@fairtick/server/engine/verify/verify-tape'
import type { OperatorTerms } from '@fairtick/server/features/changes/public'
import { openDepositStage } from '@fairtick/server/features/deposits/deposits-fixture'
import { wordMessage } from '@fairtick/server/features/messages/public'
import { loadRewardTerms } from '@fairtick/server/features/team/store'
import { vipRoutes } from '@fairtick/server/features/vip/routes'
import { NOON, TERMS } from '@fairtick/server/features/withdrawals/withdrawals-fixture'
import { openTestDatabase, type TestDatabase } from '@fairtick/server/test/database/test-database'
import { TEST_ROW_SEAL } from '@fairtick/server/test/row-seal'
import { memberContext } from '@fairtick/server/test/team-members'
import { createManualClock } from '@fairtick/testkit/manual-clock'
import { isDeclined } from '@fairtick/wire/handler'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  carryOutWith,
  type Member,
  type OfficeFixture,
  openOffice,
  outcome,
  shippedTerms,
} from './office-fixture.ts'

const clock = createManualClock(NOON)
let database: TestDatabase
let engine: EngineFixture
let terms: OperatorTerms
let office: OfficeFixture
let [ann, bob, fin]: Member[] = []
let carryOut: () => Promise<void>

beforeAll(async () => {
  database = await openTestDatabase()
  await start()
  await openDepositStage(database, engine).enter('a')
  await engine.tick('64000')
  office = await openOffice(database, clock, { ask: engine.ask, terms })
  ann = await office.setUp()
  bob = await office.hire(ann, 'bob@house.example', ['admin'])
  fin = await office.hire(ann, 'fin@house.example', ['finance'])
  carryOut = carryOutWith({ database, engine, clock, terms })
})

afterAll(async () => {
  await Promise.all([office.stop(), engine.stop()])
  expect((await verifyTape(database, 'genesis')).findings).toEqual([])
  await expect(reconcile(database)).resolves.toMatchObject({ isClean: true })
  await database.close()
})

/** The engine knows what stands from its own rows: nobody tells it again. */
async function start(): Promise<void> {
  terms = await shippedTerms(database)
  engine = await openEngine(database, createSettableClock(clock.wallMs()), { moneyTerms: TERMS })
  engine.onCommitted(({ tape }) => terms.note(tape.map(({ entry }) => entry)))
}

const request = (by: Member | undefined, id: string) => {
  const change = { kind: 'jurisdiction', id, noticeHours: 1 } as const
  const { client, factor } = by as Member
  const body = { change, note: 'we serve this country' }
  return client.call('requestChange', { body, proof: office.nextCode(factor) })
}
const approve = (by: Member | undefined, { id, hash }: { id: string; hash: string }) => {
  const { client, factor } = by as Member
  return outcome(
    client.call('approveChange', { body: { id, hash }, proof: office.nextCode(factor) }),
  )
}

it('a country that nobody described, or that one person alone wants, changes nothing', async () => {
  expect(await outcome(request(ann, 'atlantis'))).toBe('not_found')
  expect(await outcome(request(fin, 'eu'))).toBe('not_permitted')
  expect(await outcome(request(ann, 'open'))).toBe(400)
  const asked = await request(ann, 'eu')
  expect(asked).toMatchObject({ subject: 'jurisdiction', after: { id: 'eu' } })
  expect(await approve(ann, asked)).toBe('own_request')
  await carryOut()
  expect(terms.jurisdiction().text.id).toBe('open')
  expect(await approve(bob, asked)).toBe('done')
})

it('acts for everyone after its notice, which each customer reads in their language', async () => {
  await carryOut()
  const [told] = await database.query<{ template: 'jurisdiction-changed'; message_values: object }>(
    "SELECT template, message_values FROM message WHERE user_id = 'a'",
  )
  const wordIn = (language: 'en' | 'ja') =>
    wordMessage(told?.template as 'jurisdiction-changed', told?.message_values as never, language)
  expect(wordIn('en').html).toContain('the European Union')
  expect(wordIn('ja').html).toContain('EUの規則')
  expect(terms.jurisdiction().text.id).toBe('open')
  expect((await loadRewardTerms(database)).rates).not.toEqual([])
  await engine.tick('64000')
  // 128 000 of volume reach the first level, whose discount the EU does not leave.
  await engine.trade('practice a', 'volume', { lots: '100' })
  await engine.close('practice a', 'volume')
  for (const id of ['held', 'held on', 'kept']) await engine.trade('practice a', id)
  expect(await feeOfClosing('held')).toBe('0.303994')
  clock.advanceMs(HOUR_MS)
  await carryOut()
  await engine.pass(1_000)
  expect(terms.jurisdiction().text.id).toBe('eu')
  expect((await loadRewardTerms(database)).rates).toEqual([])
})

/** What is charged for closing a lot at 63 998.75. */
async function feeOfClosing(orderId: string): Promise<string> {
  await engine.close('practice a', orderId)
  const sql = 'SELECT fee FROM contract_close WHERE order_id = $1'
  const [row] = await database.query<{ fee: bigint }>(sql, [orderId])
  return formatMoney(moneyFromMicros(row?.fee ?? 0n))
}

/** What `viplevelinfo` says, of a server that began with what stands now. */
async function vipOf(userId: string) {
  const call = vipRoutes({
    ...{ database, rowSeal: TEST_ROW_SEAL, instruments: new Map(), now: engine.now },
    ...{ operatorTimeZone: 'Asia/Tokyo', jurisdiction: terms.jurisdiction },
  }).vipLevels
  const context = { ...memberContext(userId), caller: { userId, sessionId: 's' } }
  const answer = await call({ query: {}, body: {} }, context)
  if (isDeclined(answer)) throw new Error(JSON.stringify(answer))
  return answer
}

const REFUSED = [
  { kind: 'refused', code: 'not_allowed_here', detail: { rule: 'leverage', maximum: 2 } },
  { kind: 'refused', code: 'not_allowed_here', detail: { rule: 'options' } },
]

const bothRefusals = (name: string) =>
  Promise.all([
    engine.trade('practice a', `contract ${name}`, { leverage: 10 }),
    engine.buy('practice a', `option ${name}`),
  ])

it('the engine refuses what the rules do not leave, also after a restart', async () => {
  await engine.tick('64000')
  expect(await bothRefusals('before')).toEqual(REFUSED)
  expect(await feeOfClosing('held on')).toBe('0.319994')
  await engine.stop()
  await start()
  expect(terms.jurisdiction().text.id).toBe('eu')
  await engine.tick('64000')
  expect(await bothRefusals('after')).toEqual(REFUSED)
})

it('fees carry no discount, after the restart neither, and `viplevelinfo` tells since when', async () => {
  expect(await feeOfClosing('kept')).toBe('0.319994')
  await carryOutWith({ database, engine, clock, terms })()
  const { mine, changes } = await vipOf('a')
  expect(mine).toMatchObject({ level: 1, feeDiscount: '0' })
  const none = VIP_LEVEL_TEXTS.map(({ volume }) => ({ volume, feeDiscount: '0' }))
  expect(changes).toEqual([{ from: clock.wallMs(), until: expect.any(Number), levels: none }])
  // Levels that are announced meanwhile take nothing off either.
  const [asking, deciding] = await Promise.all(
    [ann, bob].map((one) => office.loginAgain(one as Member)),
  )
  const { moneyTerms } = await (asking as Member).client.call('changeable')
  const vipLevels = moneyTerms.vipLevels.with(1, { volume: '120000', feeDiscount: '0.06' })
  const { act } = asking as Member
  const askFor = (taxRate: string) => {
    const withdrawals = { ...moneyTerms.withdrawals, taxRate }
    const terms = { ...moneyTerms, vipLevels, withdrawals }
    const change = { kind: 'money_terms', terms, noticeHours: 1 } as const
    return act('requestChange', { body: { change, note: '' } })
  }
  // The EU names no law by which the house withholds: nobody can ask for a tax.
  await expect(askFor('0.2')).rejects.toMatchObject({
    answer: { status: 400, result: { taxRate: ['Must be at most 0.'] } },
  })
  const asked = await askFor('0')
  expect(await approve(deciding, asked)).toBe('done')
  await carryOutWith({ database, engine, clock, terms })()
  const [coming] = (await vipOf('a')).coming
  expect(coming?.levels.slice(0, 2)).toEqual([none[0], { volume: '120000', feeDiscount: '0' }])
})
