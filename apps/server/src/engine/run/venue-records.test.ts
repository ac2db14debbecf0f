// What the tape says of the venues that are read, and that nothing else follows from it.

import { ZERO_QUANTITY } from '@fairtick/core/numbers/lots'
import { parsePrice } from '@fairtick/core/numbers/price'
import { DAY_MS } from '@fairtick/core/time/duration'
import { openTestDatabase, type TestDatabase } from '@fairtick/server/test/database/test-database'
import { afterEach, beforeEach, expect, it } from 'vitest'
import {
  createSettableClock,
  type EngineFixture,
  openEngine,
  type SettableClock,
} from '../engine-fixture.ts'
import { readTicks } from '../tape/tape-store.ts'
import { verifyTape } from '../verify/verify-tape.ts'

const HASH = 'uU0nuZNNPgilLlLX2n2r-sSE7-N6U4DukIj3rOLvzek'
const basesAt = (host: string) => ({
  ...{ feed: 'unverified:binance', restBase: `https://${host}` },
  socketBase: `wss://${host}`,
})

let database: TestDatabase
let clock: SettableClock
let engine: EngineFixture

beforeEach(async () => {
  database = await openTestDatabase()
  clock = createSettableClock()
})
afterEach(async () => {
  await engine.stop()
  await database.close()
})

async function open(host: string): Promise<void> {
  engine = await openEngine(database, clock, { source: 'live', feeds: [basesAt(host)] })
}

async function lead(host: string): Promise<void> {
  await open(host)
  // At once: nothing that a feed brings may be faster.
  await framedTick('64000')
}

async function framedTick(price: string): Promise<void> {
  const frame = { hash: HASH, receivedMs: clock.wall - 20, venueTimeMs: null }
  engine.submit({
    ...{ kind: 'tick', symbol: 'BTCUSDT', price: parsePrice(price) as never },
    ...{ volume: ZERO_QUANTITY, frame },
  })
  await engine.pass(1_500)
}

async function linesOf(...kinds: readonly string[]): Promise<readonly string[]> {
  const blocks = await database.query<{ payload: string }>(
    'SELECT payload FROM tape_block ORDER BY first_position',
  )
  const lines = blocks.flatMap(({ payload }) => payload.split('\n'))
  return lines.filter((line) => kinds.some((kind) => line.startsWith(`["${kind}",`)))
}

it('H2: its bases stand on the tape before its first tick, whenever an engine begins to lead', async () => {
  await lead('one.example')
  await engine.stop()
  await lead('two.example')
  const told = (await linesOf('venue', 'tick')).map((line) => {
    const fields = JSON.parse(line)
    return fields[0] === 'venue' ? fields.slice(2) : fields[0]
  })
  const bases = (host: string) => ['unverified:binance', `https://${host}`, `wss://${host}`]
  expect(told).toEqual([bases('one.example'), 'tick', bases('two.example'), 'tick'])
})

it('the frame of a tick stands in its line, and no balance or checkpoint follows from it', async () => {
  await lead('one.example')
  await engine.open('a')
  await engine.buy('a', 'o1')
  await engine.stop()
  // The newest tick is read back from the tape, and written into the checkpoint of the day.
  await open('one.example')
  await engine.pass(DAY_MS)
  await engine.pass(1_500)
  const [checkpoint] = await database.query<{ state: string }>('SELECT state FROM checkpoint')
  expect(checkpoint?.state).toContain('[\\"tick\\",')
  expect(checkpoint?.state).not.toContain(HASH)
  const [tick] = await readTicks(database, 'BTCUSDT', 1, 1)
  expect(tick?.frame).toMatchObject({ hash: HASH, venueTimeMs: null })
  for (const from of ['genesis', 'latest-checkpoint'] as const) {
    expect((await verifyTape(database, from)).findings).toEqual([])
  }
})
