// What ticks of venues were read from: kept for 30 days, and found by its hash alone.

import { createHash } from 'node:crypto'
import type { TapeRecord } from '@fairtick/core/engine/record'
import { ZERO_QUANTITY } from '@fairtick/core/numbers/lots'
import { parsePrice } from '@fairtick/core/numbers/price'
import { DAY_MS, MINUTE_MS } from '@fairtick/core/time/duration'
import { instantFromMs } from '@fairtick/core/time/instant'
import { openTestDatabase, type TestDatabase } from '@fairtick/server/test/database/test-database'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  createSettableClock,
  type EngineFixture,
  openEngine,
  type SettableClock,
} from '../../engine/engine-fixture.ts'
import type { Database } from '../../platform/database.ts'
import { createLog } from '../../platform/log.ts'
import { tapeFrameRoutes } from './frame-routes.ts'
import { purgeFrames } from './frame-store.ts'
import { createFrameKeeper, type FrameKeeper } from './keep-frames.ts'

const FEED = 'kraken'
const RECEIVED_MS = 1_767_582_000_123
/** What a frame may have in it: quotes, line ends, letters of two bytes and of four. */
const TEXT = '{"channel":"ticker",\n"note":"é 💱 \\""}'

let database: TestDatabase
let clock: SettableClock
let engine: EngineFixture
let keeper: FrameKeeper
let log: string[]

beforeEach(async () => {
  database = await openTestDatabase()
  clock = createSettableClock()
  engine = await openEngine(database, clock)
  log = []
  keeper = keep(database)
  engine.onCommitted(({ tape }) => keeper.keep(tape))
})
afterEach(async () => {
  await engine.stop()
  await database.close()
})

function keep(on: Pick<Database, 'query'>, maxCharacters?: number): FrameKeeper {
  return createFrameKeeper(
    { database: on as Database, log: createLog('warn', { write: (line) => log.push(line) }) },
    maxCharacters === undefined ? {} : { maxCharacters },
  )
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64url')

/** As the feed does: the frame first, then the tick that names it. */
async function tick(text: string): Promise<void> {
  keeper.offer({ hash: sha256(text), feed: FEED, text })
  engine.submit({
    ...{
      kind: 'tick',
      symbol: 'BTCUSDT',
      price: parsePrice('64000') as never,
      volume: ZERO_QUANTITY,
    },
    frame: { hash: sha256(text), receivedMs: RECEIVED_MS, venueTimeMs: null },
  })
  await engine.pass(1_500)
}

function tickRecord(timeMs: number, hash: string): TapeRecord {
  const time = instantFromMs(timeMs)
  const frame = { hash, receivedMs: timeMs, venueTimeMs: null }
  const price = parsePrice('64000') as never
  const tick = { symbol: 'BTCUSDT', seq: 1, time, price, volume: ZERO_QUANTITY, frame }
  return { position: 1, entry: { kind: 'tick', ...tick } }
}

async function frameOf(seq: number, symbol = 'BTCUSDT') {
  const { tapeFrame } = tapeFrameRoutes({ database })
  return await tapeFrame({ query: { symbol, seq }, body: {} } as never, {} as never)
}

const NOT_FOUND = { declined: 'not_found' }

const countChunks = async () => (await database.query('SELECT FROM frame_chunk')).length

describe('the frame of a tick', () => {
  it('is given as it was received, once it was stored', async () => {
    await tick(TEXT)
    expect(await frameOf(1)).toEqual(NOT_FOUND)
    await keeper.store()
    const hash = sha256(TEXT)
    const times = { received: RECEIVED_MS, venueTime: null }
    expect(await frameOf(1)).toEqual({
      ...{ symbol: 'BTCUSDT', seq: 1 },
      frames: [{ feed: FEED, frame: TEXT, hash, ...times }],
    })
  })

  it('is found among those of its minute, whichever chunk has it', async () => {
    for (const text of ['one', 'two']) await tick(text)
    await keeper.store()
    await tick('three')
    await keeper.store()
    await engine.pass(MINUTE_MS)
    await tick('one minute later')
    await keeper.store()
    const texts = await Promise.all([1, 2, 3, 4].map((seq) => frameOf(seq)))
    expect(texts).toMatchObject(
      ['one', 'two', 'three', 'one minute later'].map((frame) => ({ frames: [{ frame }] })),
    )
    expect(await countChunks()).toBe(3)
  })

  it('is there for each tick that names it, in whatever minute', async () => {
    await tick(TEXT)
    await engine.pass(MINUTE_MS)
    await tick(TEXT)
    await keeper.store()
    expect(await frameOf(2)).toMatchObject({ frames: [{ frame: TEXT }] })
    await database.asOwner(
      'DELETE FROM frame_chunk WHERE number = (SELECT min(number) FROM frame_chunk)',
    )
    expect(await frameOf(1)).toEqual(NOT_FOUND)
    expect(await frameOf(2)).toMatchObject({ frames: [{ frame: TEXT }] })
  })

  it('is none of a tick that names none, that is none yet, or is of no instrument', async () => {
    await engine.tick('64000')
    await tick(TEXT)
    await keeper.store()
    expect(await frameOf(1)).toEqual(NOT_FOUND)
    expect(await frameOf(2)).toMatchObject({ frames: [{ frame: TEXT }] })
    expect(await frameOf(3)).toEqual(NOT_FOUND)
    expect(await frameOf(2, 'ETHUSDT')).toEqual(NOT_FOUND)
  })

  it('H2: is never another one, whoever changes the row', async () => {
    await tick(TEXT)
    await keeper.store()
    await tick('a better price')
    await keeper.store()
    await database.asOwner(
      `UPDATE frame_chunk SET packed = (SELECT packed FROM frame_chunk ORDER BY number DESC LIMIT 1)`,
    )
    expect(await frameOf(1)).toEqual(NOT_FOUND)
    expect(await frameOf(2)).toMatchObject({ frames: [{ frame: 'a better price' }] })
  })

  it('is kept for 30 days after its tick, and no longer', async () => {
    await tick(TEXT)
    await keeper.store()
    const minute = clock.wall - (clock.wall % MINUTE_MS)
    await purgeFrames(database, minute + 30 * DAY_MS)
    expect(await frameOf(1)).toMatchObject({ frames: [{ frame: TEXT }] })
    await purgeFrames(database, minute + 30 * DAY_MS + MINUTE_MS)
    expect(await frameOf(1)).toEqual(NOT_FOUND)
    expect(await countChunks()).toBe(0)
  })
})

describe('H2: the frames of a tick that several venues make', () => {
  const said = (feed: string, text: string) => ({
    ...{ feed, price: parsePrice('64000') as never, hash: sha256(text) },
    ...{ receivedMs: RECEIVED_MS, venueTimeMs: RECEIVED_MS - 5 },
  })
  const submit = async (...constituents: readonly ReturnType<typeof said>[]) => {
    const price = parsePrice('64000') as never
    engine.submit({
      ...{ kind: 'tick', symbol: 'BTCUSDT', price, volume: ZERO_QUANTITY, constituents },
    })
    await engine.pass(1_500)
  }
  const offer = (feed: string, text: string) => keeper.offer({ hash: sha256(text), feed, text })

  it('are all given, each with its feed, in the order of its line', async () => {
    for (const feed of ['binance', 'kraken', 'coinbase']) offer(feed, `of ${feed}`)
    await submit(...['kraken', 'binance', 'coinbase'].map((feed) => said(feed, `of ${feed}`)))
    await keeper.store()
    expect(await frameOf(1)).toEqual({
      ...{ symbol: 'BTCUSDT', seq: 1 },
      frames: ['kraken', 'binance', 'coinbase'].map((feed) => ({
        ...{ feed, frame: `of ${feed}`, hash: sha256(`of ${feed}`) },
        ...{ received: RECEIVED_MS, venueTime: RECEIVED_MS - 5 },
      })),
    })
  })

  it('are given where one of them is lost, which is said of it', async () => {
    offer('binance', 'of binance')
    await submit(said('kraken', 'lost'), said('binance', 'of binance'))
    await keeper.store()
    expect(await frameOf(1)).toMatchObject({
      frames: [
        { feed: 'kraken', frame: null, hash: sha256('lost') },
        { feed: 'binance', frame: 'of binance' },
      ],
    })
    await submit(said('kraken', 'lost'))
    await keeper.store()
    expect(await frameOf(2)).toEqual(NOT_FOUND)
  })
})

describe('what is kept', () => {
  it('is there for two ticks that one frame made, though they stand in two minutes', async () => {
    const frame = { hash: sha256(TEXT), feed: FEED, text: TEXT }
    for (const [place, minute] of [MINUTE_MS, 2 * MINUTE_MS].entries()) {
      keeper.offer(frame)
      if (place === 0) keeper.offer(frame)
      keeper.keep([tickRecord(minute - 1, frame.hash)])
    }
    keeper.keep([tickRecord(2 * MINUTE_MS, frame.hash), tickRecord(3 * MINUTE_MS, frame.hash)])
    await keeper.store()
    const minutes = await database.query('SELECT minute FROM frame_chunk ORDER BY minute')
    expect(minutes.map(({ minute }) => Number(minute) / MINUTE_MS)).toEqual([0, 1, 2])
  })

  it('is what stands on the tape alone', async () => {
    keeper.offer({ hash: sha256('never a tick'), feed: FEED, text: 'never a tick' })
    await engine.tick('64000')
    await keeper.store()
    expect(await countChunks()).toBe(0)
  })

  it('waits for a database that is away', async () => {
    let isAway = true
    keeper = keep({
      query: (...asked) => (isAway ? Promise.reject(new Error('away')) : database.query(...asked)),
    })
    await tick('one')
    await expect(keeper.store()).rejects.toThrow('away')
    await tick('two')
    isAway = false
    await keeper.store()
    expect(await frameOf(1)).toMatchObject({ frames: [{ frame: 'one' }] })
    expect(await frameOf(2)).toMatchObject({ frames: [{ frame: 'two' }] })
    const stored = await countChunks()
    await keeper.store()
    expect(await countChunks()).toBe(stored)
  })

  it('is the newest, where it was away for too long, and the log says so', async () => {
    keeper = keep(database, 10)
    await tick('12345678')
    await engine.pass(MINUTE_MS)
    await tick('abcdefgh')
    await keeper.store()
    expect(await frameOf(1)).toEqual(NOT_FOUND)
    expect(await frameOf(2)).toMatchObject({ frames: [{ frame: 'abcdefgh' }] })
    expect(log.join()).toContain('frames of venues are lost')
  })
})
