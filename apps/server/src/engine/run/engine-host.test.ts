// The engine on a real database: what it commits, what it answers, what survives a stop.

import { openTestDatabase, type TestDatabase } from '@fairtick/server/test/database/test-database'
import { createBarrier } from '@fairtick/testkit/barrier'
import { eventually } from '@fairtick/testkit/eventually'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { KeyReused } from '../../platform/idempotency.ts'
import {
  BTCUSDT,
  beginEngine,
  createSettableClock,
  type EngineFixture,
  openEngine,
} from '../engine-fixture.ts'
import { reconcile } from '../verify/reconciliation.ts'
import { verifyTape } from '../verify/verify-tape.ts'

let database: TestDatabase
let engine: EngineFixture
const clock = createSettableClock()

beforeEach(async () => {
  database = await openTestDatabase()
  engine = await openEngine(database, clock)
})

afterEach(async () => {
  await engine.stop()
  await database.close()
})

async function restart(): Promise<void> {
  await engine.stop()
  engine = await openEngine(database, clock)
}

const key = (name: string, bodyHash = 'body') => ({
  scope: 'user:a:buyOption',
  key: name,
  bodyHash,
})

async function settled(id: string) {
  const [row] = await database.query<{ result: string; settle_seq: bigint; profit: bigint }>(
    'SELECT result, settle_seq, profit FROM option_order WHERE id = $1',
    [id],
  )
  return row
}

it('says of a group whether something of it waits in the outbox', async () => {
  const told: boolean[] = []
  engine.onCommitted(({ notices, isTold }) => {
    if (notices.length > 0) told.push(isTold)
  })
  await engine.open('a')
  await engine.tick('64000')
  await engine.buy('a', 'o')
  expect(told).toEqual([true, false])
  await engine.pass(20_000)
  await engine.tick('64001')
  await engine.pass(10_000)
  expect(told).toEqual([true, false, true])
  expect(await database.query('SELECT topic FROM outbox ORDER BY id')).toEqual([
    { topic: 'account-opened' },
    { topic: 'option-settled' },
  ])
})

it.each([{ contractSize: '0.1' }, { base: 'ETH' }, { quote: 'USD' }])(
  'stays down where a lot would become another one (%o), with nothing written (H1)',
  async (changed) => {
    await engine.stop()
    const tapeEnd = () => database.query('SELECT max(last_position) FROM tape_block')
    const before = await tapeEnd()
    const lines: string[] = []
    const onLog = (line: string) => lines.push(line)
    engine = beginEngine(database, clock, { catalogue: [{ ...BTCUSDT, ...changed }], onLog })
    await expect.poll(() => engine.notReady()).toMatch(/keeps the engine down/)
    expect(lines.at(-1)).toMatch(/another symbol: BTCUSDT/)
    expect(await tapeEnd()).toEqual(before)
  },
)

it('changes the source once no price of the one before can be traded on (TR-2.5, TR-2.11)', async () => {
  await engine.open('a')
  await engine.tick('64000')
  await engine.trade('a', 'c')
  await engine.stop()
  engine = beginEngine(database, clock, { source: 'simulated' })
  await expect.poll(() => engine.notReady()).toMatch(/stale/)
  clock.pass(29_000)
  await engine.stop()
  expect(await database.query('SELECT source FROM installation')).toEqual([{ source: 'replay' }])
  engine = beginEngine(database, clock, { source: 'simulated' })
  clock.pass(2_000)
  await engine.started
  expect(await engine.trade('a', 'd')).toMatchObject({ kind: 'refused', code: 'market_stale' })
  expect(await database.query('SELECT source FROM installation')).toEqual([{ source: 'simulated' }])
  const closes = await database.query('SELECT order_id, reason FROM contract_close')
  expect(closes).toEqual([{ order_id: 'c', reason: 'source_change' }])
})

it('takes nothing back that was changed since the start when it begins another life', async () => {
  await engine.stop()
  const wider = { ...BTCUSDT, spread: '9.5' }
  let standing = BTCUSDT
  engine = await openEngine(database, clock, {
    catalogue: [],
    standing: async () => ({ catalogue: [standing] }),
  })
  engine.submit({ kind: 'instrument', instrument: wider })
  await engine.tick('64000')
  standing = wider
  // Its commits are refused from now on: it ends, and begins anew.
  await database.query('UPDATE engine_lease SET epoch = epoch + 1')
  const epoch = async () =>
    Number((await database.query<{ epoch: bigint }>('SELECT epoch FROM engine_lease'))[0]?.epoch)
  const ended = await epoch()
  await engine.open('lost').catch(() => {})
  await eventually(
    'the next life',
    async () => (await epoch()) > ended && engine.notReady() === undefined,
  )
  await engine.tick('64000')
  const [row] = await database.query<{ constants: { spread: string } }>(
    `SELECT constants FROM instrument WHERE symbol = 'BTCUSDT'`,
  )
  expect(row?.constants.spread).toBe('9.5')
  expect((await verifyTape(database, 'genesis')).findings).toEqual([])
})

it('stops also while it comes up', async () => {
  await engine.stop()
  const barrier = createBarrier()
  engine = beginEngine(database, clock, { onRecovered: async () => await barrier.pass() })
  await barrier.reached
  const stopped = engine.stop()
  barrier.open()
  await stopped
  expect(engine.notReady()).toBe('stopping')
})

describe('a purchase', () => {
  it('moves the stake and is settled at the tick in force at expiry (TR-5.1, TR-5.2)', async () => {
    await engine.open('a')
    await engine.tick('64000')
    expect(await engine.buy('a', 'o')).toMatchObject({ kind: 'option-bought' })
    await engine.pass(20_000)
    await engine.tick('64001')
    await engine.pass(10_000)
    expect(await settled('o')).toEqual({ result: 'win', settle_seq: 2n, profit: 8_000_000n })
    const [account] = await database.query('SELECT cash, stake FROM account')
    expect(account).toEqual({ cash: 10_008_000_000n, stake: 0n })
  })

  it('is settled once after a stop, at the tick before it (TR-5.2)', async () => {
    await engine.open('a')
    await engine.tick('64000')
    await engine.buy('a', 'o', { direction: 'down' })
    await engine.pass(15_000)
    await engine.tick('63999')
    await engine.stop()
    clock.pass(3_600_000)
    engine = await openEngine(database, clock)
    await engine.pass(1_000)
    expect(await settled('o')).toEqual({ result: 'win', settle_seq: 2n, profit: 8_000_000n })
    await restart()
    const entries = await database.query(`SELECT FROM journal_entry WHERE cause_id = 'o'`)
    expect(entries).toHaveLength(2)
  })

  it('is void when the market was silent for more than 30 s at expiry (TR-5.3)', async () => {
    await engine.open('a')
    await engine.tick('64000')
    await engine.buy('a', 'o', { durationSeconds: 300 })
    await engine.stop()
    clock.pass(86_400_000)
    engine = await openEngine(database, clock)
    await engine.pass(1_000)
    expect(await settled('o')).toMatchObject({ result: 'void', profit: 0n })
  })

  it('is refused when the market is stale, and opens again with a fresh tick (TR-2.5)', async () => {
    await engine.open('a')
    await engine.tick('64000')
    await engine.pass(30_001)
    expect(await engine.buy('a', 'o')).toMatchObject({ kind: 'refused', code: 'market_stale' })
    await engine.tick('64000')
    expect(await engine.buy('a', 'p')).toMatchObject({ kind: 'option-bought' })
  })
})

describe('a burst of ticks', () => {
  it('is on the tape before the command that came after it (TR-2.1)', async () => {
    await engine.open('a')
    await engine.tick('64000')
    const count = 4_200
    for (let place = 1; place <= count; place += 1) engine.submitTick('64001')
    clock.pass(20)
    expect(await engine.buy('a', 'o')).toMatchObject({ option: { strikeSeq: count + 1 } })
    await engine.tick('64002')
    expect(engine.notReady()).toBeUndefined()
  })
})

describe('idempotency (REL-8)', () => {
  it('gives 50 twins of one key one option and the same answer', async () => {
    await engine.open('a')
    await engine.tick('64000')
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, place) => engine.buy('a', `o${place}`, {}, key('k'))),
    )
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(await database.query('SELECT id FROM option_order')).toHaveLength(1)
  })

  it('gives the first answer again after a restart, and refuses another body', async () => {
    await engine.open('a')
    await engine.tick('64000')
    const first = await engine.buy('a', 'o', {}, key('k'))
    await restart()
    expect(await engine.buy('a', 'other', {}, key('k'))).toEqual(first)
    await expect(engine.buy('a', 'other', {}, key('k', 'else'))).rejects.toThrow(KeyReused)
  })

  it('does not store a form refusal: the mended form may use the key', async () => {
    await engine.open('a')
    await engine.tick('64000')
    const wrong = await engine.buy('a', 'o', { durationSeconds: 31 }, key('k', 'wrong'))
    expect(wrong).toMatchObject({ kind: 'refused', code: 'invalid' })
    expect(await engine.buy('a', 'o', {}, key('k', 'mended'))).toMatchObject({
      kind: 'option-bought',
    })
    await expect(engine.buy('a', 'p', {}, key('k', 'wrong'))).rejects.toThrow(KeyReused)
  })

  it('lets one of 50 purchases of 400 through when 400 are there', async () => {
    await engine.open('a', '400')
    await engine.tick('64000')
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, place) =>
        engine.buy('a', `o${place}`, { stake: '400' }, key(`k${place}`)),
      ),
    )
    const bought = answers.filter(({ kind }) => kind === 'option-bought')
    const refused = answers.filter(
      (answer) => answer.kind === 'refused' && answer.code === 'insufficient_balance',
    )
    expect([bought.length, refused.length]).toEqual([1, 49])
  })
})

describe('the books', () => {
  it('follow from the records and reconcile, over restarts (REL-2, REL-23)', async () => {
    await engine.open('a')
    await engine.tick('64000')
    await engine.buy('a', 'o1')
    await engine.pass(31_000)
    await restart()
    await engine.tick('64010')
    await engine.buy('a', 'o2', { direction: 'down' })
    await engine.pass(86_400_000)
    await restart()
    expect((await verifyTape(database, 'genesis')).findings).toEqual([])
    expect((await verifyTape(database, 'latest-checkpoint')).findings).toEqual([])
    expect(await reconcile(database)).toMatchObject({ isClean: true, differing: [] })
  })

  it('cannot be changed by the run-time role, nor by anyone while the triggers stand', async () => {
    await engine.open('a')
    for (const table of ['tape_block', 'command_block', 'journal_entry', 'checkpoint']) {
      for (const act of [`UPDATE ${table} SET`, `DELETE FROM ${table}`, `TRUNCATE ${table}`]) {
        const column = { tape_block: 'payload', command_block: 'payload' }[table] ?? 'time'
        const sql = act.endsWith('SET') ? `${act} ${column} = ${column}` : act
        await expect(database.query(sql)).rejects.toThrow(/permission denied/)
        await expect(database.asOwner(sql)).rejects.toThrow(/append-only|referenced/)
      }
    }
  })

  it('are found wrong by the reconciliation when a balance is altered', async () => {
    await engine.open('a')
    await database.asOwner('UPDATE account SET cash = cash + 1')
    expect(await reconcile(database)).toMatchObject({ isClean: false, differing: ['a'] })
  })
})

describe('a practice reset (TR-12.1)', () => {
  it('is refused while an option is open, and is an entry when flat', async () => {
    await engine.open('a')
    await engine.tick('64000')
    await engine.buy('a', 'o')
    const reset = {
      kind: 'reset-practice',
      accountId: 'a',
      grant: 10_000_000_000n as never,
    } as const
    expect(await engine.ask({ ...reset, resetId: 'r1' })).toMatchObject({ code: 'not_flat' })
    await engine.pass(31_000)
    expect(await engine.ask({ ...reset, resetId: 'r2' })).toMatchObject({ cash: '10000' })
  })
})
