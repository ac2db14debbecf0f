// Two people offer an instrument that ships closed, and take one off: announced, on the tape, kept
// over a restart; one person alone, a stale approval or a new release opens nothing (REL-58, H1).

import type { InstrumentText } from '@fairtick/core/market/instrument'
import { HOUR_MS } from '@fairtick/core/time/duration'
import {
  createSettableClock,
  type EngineFixture,
  openEngine,
} from '@fairtick/server/engine/engine-fixture'
import { verifyTape } from '@fairtick/server/engine/verify/verify-tape'
import { type OperatorTerms, openOperatorTerms } from '@fairtick/server/features/changes/public'
import { openDepositStage } from '@fairtick/server/features/deposits/deposits-fixture'
import { wordMessage } from '@fairtick/server/features/messages/public'
import { NOON, TERMS } from '@fairtick/server/features/withdrawals/withdrawals-fixture'
import { openTestDatabase, type TestDatabase } from '@fairtick/server/test/database/test-database'
import { TEST_ROW_SEAL } from '@fairtick/server/test/row-seal'
import { createManualClock } from '@fairtick/testkit/manual-clock'
import { conditions } from '@fairtick/words/en/conditions'
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
/** What the market source prices. */
const unpriced = new Set<string>()

beforeAll(async () => {
  database = await openTestDatabase()
  await start(await shippedTerms(database))
  await openDepositStage(database, engine).enter('a')
  await engine.tick('64000')
  const live = new Proxy({} as OperatorTerms, { get: (_, name) => terms[name as 'mode'] })
  office = await openOffice(database, clock, {
    ...{ ask: (draft, key) => engine.ask(draft, key), terms: live },
    originOf: (symbol) => (unpriced.has(symbol) ? undefined : 'a venue'),
  })
  ann = await office.setUp()
  bob = await office.hire(ann, 'bob@house.example', ['risk'])
  fin = await office.hire(ann, 'fin@house.example', ['finance'])
})

afterAll(async () => {
  await Promise.all([office.stop(), engine.stop()])
  expect((await verifyTape(database, 'genesis')).findings).toEqual([])
  await database.close()
})

/** As a start of the installation does it. */
async function start(standing: OperatorTerms): Promise<void> {
  terms = standing
  engine = await openEngine(database, createSettableClock(clock.wallMs()), {
    moneyTerms: TERMS,
    catalogue: [...terms.instruments.keys()].map(terms.constantsOf),
  })
  engine.onCommitted(({ tape }) => terms.note(tape.map(({ entry }) => entry)))
  await engine.pass(1_000)
}

async function restart(standing?: OperatorTerms): Promise<void> {
  await engine.stop()
  await start(standing ?? (await shippedTerms(database)))
}

async function termsNow(symbol: string) {
  const { instruments } = await (ann as Member).client.call('changeable')
  const found = instruments.find((one) => one.symbol === symbol)
  if (found === undefined) throw new Error(`no ${symbol}`)
  return found.terms
}

type Terms = Awaited<ReturnType<typeof termsNow>>

async function ask(by: Member | undefined, symbol: string, change: Partial<Terms>) {
  const { client, factor } = by as Member
  const asked = { ...(await termsNow(symbol)), ...change }
  const body = {
    change: { kind: 'instrument', symbol, terms: asked, noticeHours: 1 } as const,
    note: 'the venue quotes it well',
  }
  return await client.call('requestChange', { body, proof: office.nextCode(factor) })
}

const approve = (by: Member | undefined, { id, hash }: { id: string; hash: string }) => {
  const { client, factor } = by as Member
  const proof = office.nextCode(factor)
  return outcome(client.call('approveChange', { body: { id, hash }, proof }))
}

/** The notice passes, and the job looks until the tape says so. */
async function actOn(symbol: string, isOffered: boolean): Promise<void> {
  const carryOut = carryOutWith({ database, engine, clock, terms })
  await carryOut()
  clock.advanceMs(HOUR_MS)
  const again = (member: Member | undefined) => office.loginAgain(member as Member)
  ;[ann, bob] = [await again(ann), await again(bob)]
  for (let look = 0; look < 5; look += 1) {
    await carryOut()
    await engine.pass(1_000)
  }
  expect(terms.instruments.get(symbol)?.isOffered).toBe(isOffered)
}

const open = (symbol: string, orderId: string) =>
  engine.ask({
    ...{ kind: 'open-contract', accountId: 'practice a', orderId, symbol, direction: 'long' },
    ...{ orderType: 'market', lots: 10_000_000n as never, leverage: 10, shown: undefined },
    ...{ limitPrice: undefined, takeProfit: undefined, stopLoss: undefined },
  })
const NOT_OFFERED = { kind: 'refused', code: 'not_allowed_here', detail: { rule: 'not_offered' } }

it('what ships closed is closed; who may not, who is alone, and what has no price change nothing', async () => {
  expect(terms.instruments.get('DOTUSDT')?.isOffered).toBe(false)
  expect(await open('DOTUSDT', 'early')).toEqual(NOT_OFFERED)
  expect(await outcome(ask(fin, 'DOTUSDT', { isOffered: true }))).toBe('not_permitted')
  unpriced.add('DOTUSDT')
  expect(await outcome(ask(ann, 'DOTUSDT', { isOffered: true }))).toBe(400)
  unpriced.clear()
  expect(await outcome(ask(ann, 'DOTUSDT', { isOffered: true, spread: '0.5' }))).toBe(400)
  const asked = await ask(ann, 'DOTUSDT', { isOffered: true })
  expect(await approve(ann, asked)).toBe('own_request')
  unpriced.add('DOTUSDT')
  expect(await approve(bob, asked)).toBe('changed_meanwhile')
  unpriced.clear()
  expect(await approve(bob, { ...asked, hash: '0'.repeat(64) })).toBe('changed_meanwhile')
  expect(await open('DOTUSDT', 'early')).toEqual(NOT_OFFERED)
})

it('an approval of what has changed meanwhile is refused', async () => {
  const [waiting] = (await (bob as Member).client.call('changes', { query: {} })).data
  // Another start wrote other constants on the tape after it was asked for.
  const wider = { ...terms.constantsOf('DOTUSDT'), maxLots: '4000' } as InstrumentText
  engine.submit({ kind: 'instrument', instrument: wider })
  await engine.pass(1_000)
  expect(await approve(bob, waiting as never)).toBe('changed_meanwhile')
  expect(
    await outcome((bob as Member).act('rejectChange', { body: { id: waiting?.id ?? '' } })),
  ).toBe('done')
  await restart()
  expect(terms.constantsOf('DOTUSDT')).toMatchObject({ maxLots: '5000', isOffered: false })
})

it('two people offer it: everybody is told before, then it has prices and orders', async () => {
  engine.submitTick('5.9', 'DOTUSDT')
  const asked = await ask(ann, 'DOTUSDT', { isOffered: true })
  expect(await approve(bob, asked)).toBe('done')
  expect(await open('DOTUSDT', 'early')).toEqual(NOT_OFFERED)
  await actOn('DOTUSDT', true)
  const [told] = await database.query<{ template: 'conditions-changed'; message_values: object }>(
    "SELECT template, message_values FROM message WHERE user_id = 'a' ORDER BY number",
  )
  const wordIn = (language: 'en' | 'ja') =>
    wordMessage(told?.template as 'conditions-changed', told?.message_values as never, language)
  expect(wordIn('en').html).toContain('not taken → taken')
  expect(wordIn('ja').html).toContain('受付停止 → 受付中')
  engine.submitTick('6', 'DOTUSDT')
  await engine.pass(1_000)
  expect(await open('DOTUSDT', 'first')).toMatchObject({ kind: 'contract' })
  const ticks = await database.query<{ first_seq: bigint }>(
    "SELECT first_seq FROM tick_index WHERE symbol = 'DOTUSDT' ORDER BY minute",
  )
  expect(ticks[0]?.first_seq).toBe(1n)
})

it('stays offered over a restart', async () => {
  await restart()
  expect(terms.constantsOf('DOTUSDT').isOffered).toBeUndefined()
  engine.submitTick('6.1', 'DOTUSDT')
  await engine.pass(1_000)
  expect(await open('DOTUSDT', 'second')).toMatchObject({ kind: 'contract' })
})

it('two people take it off: nothing new, what is open is closed by its customer', async () => {
  const asked = await ask(bob, 'DOTUSDT', { isOffered: false })
  expect(await approve(bob, asked)).toBe('own_request')
  expect(await approve(ann, asked)).toBe('done')
  await actOn('DOTUSDT', false)
  const [told] = await database.query<{ template: 'conditions-changed'; message_values: object }>(
    "SELECT template, message_values FROM message WHERE user_id = 'a' ORDER BY number DESC",
  )
  const { html } = wordMessage(told?.template as never, told?.message_values as never, 'en')
  expect(html).toContain(`${conditions.offered} → ${conditions.notOffered}`)
  expect(html).toContain(conditions.offerEnds)
  engine.submitTick('6.2', 'DOTUSDT')
  await engine.pass(1_000)
  expect(await open('DOTUSDT', 'third')).toEqual(NOT_OFFERED)
  await restart()
  engine.submitTick('6.3', 'DOTUSDT')
  await engine.pass(1_000)
  expect(await engine.close('practice a', 'first')).toMatchObject({ kind: 'contract' })
  expect(await engine.close('practice a', 'second')).toMatchObject({ kind: 'contract' })
})

it('both are in the audit log with their reason', async () => {
  const { data } = await (ann as Member).client.call('auditLog', {
    query: { action: 'change.approved' },
  })
  const details = data.map(({ detail }) => detail as { after: { isOffered?: boolean } })
  expect(details.map(({ after }) => after.isOffered ?? true)).toEqual([false, true])
  const { data: changes } = await (ann as Member).client.call('changes', { query: {} })
  expect(changes[0]).toMatchObject({ note: 'the venue quotes it well', status: 'done' })
})

it('a release that brings an instrument to a tape that has begun opens nothing', async () => {
  const shipped = [...terms.instruments.keys()].map(terms.constantsOf)
  const first = shipped[0] as InstrumentText
  const later = { ...first, symbol: 'NEWUSDT', base: 'NEW' }
  const released = () =>
    openOperatorTerms({
      ...{ rowSeal: TEST_ROW_SEAL, mode: 'practice', database },
      constants: [...shipped, later],
    })
  await restart(await released())
  expect(terms.instruments.get('NEWUSDT')?.isOffered).toBe(false)
  // The next start finds it on the tape, closed.
  await restart(await released())
  expect(terms.instruments.get('NEWUSDT')?.isOffered).toBe(false)
  engine.submitTick('7', 'NEWUSDT')
  await engine.pass(1_000)
  expect(await open('NEWUSDT', 'new')).toEqual(NOT_OFFERED)
  expect(terms.instruments.get('BTCUSDT')?.isOffered).toBe(true)
})
