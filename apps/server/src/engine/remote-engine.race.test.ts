// One seeded scenario asked of an engine in this process and of one behind NATS: the same tape, the
// same commands, the same outcomes and rows.

import {
  type NatsServer,
  startNatsServer,
  whyNoNats,
} from '@fairtick/server/test/broker/nats-server'
import { openTestDatabase, type TestDatabase } from '@fairtick/server/test/database/test-database'
import { drawNumber } from '@fairtick/testkit/drawn-sample'
import { eventually } from '@fairtick/testkit/eventually'
import { createSeededRandom, type SeededRandom } from '@fairtick/testkit/seeded-random'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { BusError } from '../platform/bus-error.ts'
import { connectNatsBus, type NatsBus } from '../platform/nats-bus.ts'
import { createBusToPrimary, createPrimaryBus, primaryKey } from '../platform/primary-bus.ts'
import {
  contractDraft,
  createSettableClock,
  type EngineFixture,
  money,
  openEngine,
} from './engine-fixture.ts'
import {
  type CommandDraft,
  type EnginePort,
  EngineUnavailable,
  KeyInFlight,
} from './engine-port.ts'
import { watchPrimary } from './primary-watch.ts'
import { openRemoteEngine } from './remote-engine.ts'
import { serveEngine } from './serve-engine.ts'
import { verifyTape } from './verify/verify-tape.ts'

const ACCOUNTS = ['a', 'b', 'c'] as const
const STEPS = 150
const RECORDS = [
  ...['SELECT payload FROM tape_block ORDER BY first_position'],
  ...['SELECT payload FROM command_block ORDER BY first_number'],
] as const
const ROWS = [
  'SELECT * FROM account ORDER BY id',
  'SELECT * FROM contract ORDER BY id',
  'SELECT * FROM contract_close ORDER BY order_id, ordinal',
  'SELECT * FROM option_order ORDER BY id',
] as const

type Side = {
  readonly database: TestDatabase
  readonly clock: ReturnType<typeof createSettableClock>
  readonly engine: EngineFixture
  readonly port: Pick<EnginePort, 'ask'>
}

describe.skipIf(whyNoNats() !== undefined)('an engine behind NATS', () => {
  let nats: NatsServer
  let near: NatsBus
  let far: NatsBus
  const ends: (() => unknown)[] = []
  beforeAll(async () => {
    nats = await startNatsServer()
    const settings = {
      ...{ url: nats.url, name: 'test', shard: '1' },
      onFault: (error: unknown) => expect.unreachable(String(error)),
      faults: [EngineUnavailable, KeyInFlight],
    }
    near = await connectNatsBus(settings)
    far = await connectNatsBus(settings)
  })
  afterAll(async () => {
    for (const end of ends.reverse()) await end()
    await Promise.all([near?.close(), far?.close()])
    await nats?.remove()
  })

  async function openSide(): Promise<Side> {
    const database = await openTestDatabase()
    const clock = createSettableClock()
    const engine = await openEngine(database, clock)
    ends.push(database.close, engine.stop)
    return { database, clock, engine, port: engine }
  }

  /** The same, asked over two connections to the broker. */
  async function openFarSide(epoch: number): Promise<Side> {
    const side = await openSide()
    const { clock, engine } = side
    const leading = createPrimaryBus(far, performance.now.bind(performance))
    const served = serveEngine({
      ...{ bus: leading.bus, clock, engine },
      readBooks: () => ({ areBooksClean: true, isAuthorised: true }),
    })
    leading.lead(primaryKey({ shard: 1, epoch }))
    served.lead({ shard: 1, epoch }, 0)
    // The fixture's database needs no lease: it is there as long as this process is.
    const alive = setInterval(() => leading.confirm(performance.now()), 500)
    ends.push(() => clearInterval(alive))
    const primary = watchPrimary(near, { wallMs: Date.now, monotonicMs: () => performance.now() })
    ends.push(served.stop, primary.stop)
    const bus = createBusToPrimary(near, () => {
      const beat = primary.current()
      return beat && primaryKey(beat)
    })
    await eventually('the engine to be heard of', () => primary.current()?.epoch === epoch)
    return { ...side, port: openRemoteEngine(bus, primary, clock) }
  }

  it('does the same with the same', async () => {
    const sides = [await openSide(), await openFarSide(1)] as const
    const outcomes = [await live(sides[0]), await live(sides[1])]
    expect(outcomes[1]).toEqual(outcomes[0])
    expect(outcomes[0]?.filter((text) => !text.includes('refused')).length).toBeGreaterThan(40)
    for (const sql of RECORDS) {
      const [here, there] = await Promise.all(sides.map((side) => readLines(side, sql)))
      expect(there).toEqual(here)
    }
    for (const sql of ROWS) {
      const [here, there] = await Promise.all(sides.map(({ database }) => database.query(sql)))
      expect(there).toEqual(here)
    }
    expect((await verifyTape(sides[1].database, 'genesis')).findings).toEqual([])
  }, 120_000)

  it('an engine of an earlier epoch is asked nothing, and what nobody answers is refused', async () => {
    const old = await openFarSide(2)
    const next = await openFarSide(3)
    await eventually('the newer one', async () => {
      const outcome = await old.port.ask(opening('x')).catch((error) => error)
      return outcome.kind === 'account-opened'
    })
    expect(await next.database.query('SELECT id FROM account')).toEqual([{ id: 'x' }])
    expect(await old.database.query('SELECT id FROM account')).toEqual([])
    const nobody = createBusToPrimary(near, () => undefined)
    await expect(nobody.ask('market.snapshot', {})).rejects.toThrow(BusError)
  }, 60_000)

  it('the same key is answered once, and a fault of the engine comes as what it is', async () => {
    const { port, engine, database } = await openFarSide(4)
    await port.ask(opening('k'))
    await engine.tick('64000')
    const key = { scope: 'k', key: 'once', bodyHash: 'same' }
    const draft = contractDraft('k', 'o')
    const outcomes = await Promise.all([port.ask(draft, key), port.ask(draft, key)])
    expect(outcomes[1]).toEqual(outcomes[0])
    const [{ orders } = { orders: 0n }] = await database.query<{ orders: bigint }>(
      'SELECT count(*) AS orders FROM contract_order',
    )
    expect(orders).toBe(1n)
    await engine.stop()
    await expect(port.ask(opening('late'))).rejects.toThrow(EngineUnavailable)
  }, 60_000)
})

function opening(accountId: string): CommandDraft {
  const owner = { accountId, userId: `user of ${accountId}`, accountKind: 'practice' } as const
  return { kind: 'open-account', ...owner, grant: money('10000') }
}

type Placed = readonly [accountId: string, orderId: string]

/** The whole scenario; answers each outcome as text. */
async function live({ engine, port, clock }: Side): Promise<string[]> {
  const random = createSeededRandom(drawNumber('an engine behind NATS'))
  const outcomes: string[] = []
  const ask = async (draft: CommandDraft) => {
    outcomes.push(JSON.stringify(await port.ask(draft)))
  }
  const tick = () => engine.tick(String(60_000 + random.whole(8_000)))
  for (const id of ACCOUNTS) await ask(opening(id))
  await tick()
  const placed: [Placed, ...Placed[]] = [['a', 'none']]
  for (let step = 0; step < STEPS; step += 1) {
    const move = random.whole(10)
    // Within a second of the last record no clock mark is due.
    if (move === 0) await engine.pass(1_000 + random.whole(40_000))
    // A price is never stale when the next order comes.
    if (move < 4) await tick()
    else await ask(drawDraft(random, step, placed))
  }
  clock.pass(90_000)
  await tick()
  return outcomes
}

function drawDraft(
  random: SeededRandom,
  step: number,
  placed: [Placed, ...Placed[]],
): CommandDraft {
  const accountId = random.pick(ACCOUNTS)
  const [owner, orderId] = random.pick(placed)
  switch (random.whole(9)) {
    case 0:
    case 1:
    case 2: {
      const limit = random.chance(0.3) ? String(60_000 + random.whole(8_000)) : undefined
      const direction = random.pick(['long', 'short'] as const)
      placed.push([accountId, `o${step}`])
      const lots = `${1 + random.whole(3)}.5`
      return contractDraft(accountId, `o${step}`, { direction, lots, ...(limit && { limit }) })
    }
    case 3:
    case 4: {
      const what = { symbol: 'BTCUSDT', direction: random.pick(['up', 'down'] as const) } as const
      const bought = { optionId: `p${step}`, stake: money('12.5'), durationSeconds: 30 }
      return { kind: 'buy-option', accountId, ...what, ...bought, shown: undefined }
    }
    case 5:
      return { kind: 'close-contract', accountId: owner, orderId, lots: undefined }
    case 6:
      return { kind: 'cancel-order', accountId: owner, orderId }
    case 7:
      return { kind: 'batch-close', accountId, scope: 'long', symbol: undefined }
    default:
      return { kind: 'reset-practice', accountId, resetId: `r${step}`, grant: money('10000') }
  }
}

/** All records, whatever blocks they lie in. */
async function readLines({ database }: Side, sql: string): Promise<string> {
  const blocks = await database.query<{ payload: string }>(sql)
  return blocks.map(({ payload }) => payload).join('\n')
}
