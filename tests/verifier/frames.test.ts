// H2: whoever has the frames of venues recomputes each price that an order used.

import { createHash } from 'node:crypto'
import { ZERO_QUANTITY } from '@fairtick/core/numbers/lots'
import { type Price, parsePrice } from '@fairtick/core/numbers/price'
import { DAY_MS } from '@fairtick/core/time/duration'
import type { OptionFacts, Receipt } from '@fairtick/proof/receipt'
import { checkReceipt } from '@fairtick/verifier/check-receipt'
import { type Check, firstDifference, madeOf } from '@fairtick/verifier/checks'
import { openOnlineTape, saveTape } from '@fairtick/verifier/online-tape'
import { readSavedTape } from '@fairtick/verifier/saved-tape'
import type { TapeSource } from '@fairtick/verifier/tape-source'
import type { VenueHistory } from '@fairtick/verifier/venue-history'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPublicRecord, type PublicRecord } from './public-record.ts'

type Said = { readonly feed: string; readonly text: string; readonly price: string }

const best = { b: '64000.00', a: '64000.51' }
const BINANCE: Said = {
  feed: 'binance',
  text: JSON.stringify({ stream: 'btcusdt@bookTicker', data: { u: 1, s: 'BTCUSDT', ...best } }),
  price: '64000.255',
}
const KRAKEN: Said = {
  feed: 'unverified:kraken',
  text: '{"channel":"ticker","type":"update","data":[{"symbol":"ETH/USDT","bid":1,"ask":2},{"symbol":"BTC/USDT","bid":64000.1,"ask":64000.3}]}',
  price: '64000.2',
}
const COINBASE: Said = {
  feed: 'coinbase',
  text: '{"channel":"ticker","events":[{"type":"update","tickers":[{"product_id":"BTC-USDT","best_bid":"64000.27","best_ask":"64000.28"}]}]}',
  price: '64000.275',
}
const BITSTAMP: Said = {
  feed: 'bitstamp',
  text: '{"event":"data","channel":"order_book_btcusdt","data":{"microtimestamp":"1","bids":[["64000","1"],["1","1"]],"asks":[["64001","1"]]}}',
  price: '64000.5',
}
/** The median of the four is 64000.265: half-even. */
const ALL = [BINANCE, KRAKEN, COINBASE, BITSTAMP]

let record: PublicRecord
let orders = 0

beforeAll(async () => {
  record = await openPublicRecord()
  await record.engine.open('a')
})
afterAll(() => record.close())

/** The same said in a frame of its own, which no test before has kept. */
const unkept = (said: Said, test: number): Said => ({ ...said, text: said.text + ' '.repeat(test) })

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url')

/** As the feed writes it, whether or not it is true. */
async function tick(price: string, said: readonly Said[], kept = said): Promise<void> {
  const { engine, frames } = record
  for (const { feed, text } of kept) frames.offer({ hash: hashOf(text), feed, text })
  const constituents = said.map(({ feed, text, price: middle }) => ({
    ...{ feed, price: parsePrice(middle) as Price, hash: hashOf(text) },
    ...{ receivedMs: 5, venueTimeMs: null },
  }))
  await submit(price, { constituents })
  await engine.pass(1_500)
}

async function submit(price: string, named: object): Promise<void> {
  const tick = { kind: 'tick', symbol: 'BTCUSDT', price: parsePrice(price) as Price } as const
  record.engine.submit({ ...tick, volume: ZERO_QUANTITY, ...named })
}

/** An option that was bought at the newest tick, and all that an online check says of its price. */
async function checked(): Promise<readonly Check[]> {
  orders += 1
  await record.engine.buy('a', `o${orders}`, { stake: '5' })
  await record.frames.store()
  await record.publish()
  return await checkReceipt(await openOnlineTape(record.ask), await receipt())
}

/** Of the newest order. */
const receipt = () => record.receipt(`o${orders}`)

const ofFrames = (checks: readonly Check[]) => checks.filter(({ name }) => name === 'frames')

const same = (mark: string) => ({
  ...{ name: 'frames', of: 'bought', expected: mark, found: mark, isSame: true },
})

describe('H2, TR-2.8: a price of several venues', () => {
  it('is the median of what their frames say, rounded half-even', async () => {
    await tick('64000.26', ALL)
    const checks = await checked()
    expect(ofFrames(checks)).toEqual([same('64000.26')])
    expect(firstDifference(checks)).toBeUndefined()
  })

  it.each([
    ['three', [BINANCE, KRAKEN, BITSTAMP], '64000.26'],
    ['two', [KRAKEN, COINBASE], '64000.24'],
    ['one', [KRAKEN], '64000.2'],
  ] as const)('of %s too', async (_, said, mark) => {
    await tick(mark, said)
    expect(ofFrames(await checked())).toEqual([same(mark)])
  })

  it('that is forged is found', async () => {
    await tick('64000.27', ALL)
    const checks = await checked()
    expect(firstDifference(checks)).toMatchObject({
      ...{ name: 'frames', of: 'bought', expected: '64000.26', found: '64000.27' },
    })
  })

  it('that leans on what a venue did not say is found, and the venue is named', async () => {
    const lie = { ...KRAKEN, price: '64100' }
    await tick('64000.39', [BINANCE, lie, COINBASE, BITSTAMP])
    expect(firstDifference(await checked())).toMatchObject({
      ...{ name: 'frames', expected: 'unverified:kraken 64000.2' },
      found: 'unverified:kraken 64100',
    })
  })

  it.each([
    ['of another pair', KRAKEN.text.replace('BTC/USDT', 'BTC/USD')],
    ['of no JSON', '{'],
    ['that is crossed', KRAKEN.text.replace('64000.1', '64000.4')],
    ['of another channel', KRAKEN.text.replace('ticker', 'book')],
  ])('from a frame %s is found', async (_, text) => {
    await tick('64000.26', [BINANCE, { ...KRAKEN, text }, COINBASE, BITSTAMP])
    const found = firstDifference(await checked())
    expect(found?.found).toBe('unverified:kraken 64000.2')
    expect(found?.expected).toMatch(/^unverified:kraken (-|.*5)$/)
  })

  it('that counts a venue twice is found', async () => {
    await tick('64000.2', [KRAKEN, KRAKEN, BITSTAMP])
    expect(firstDifference(await checked())).toMatchObject({ expected: '2', found: '3' })
  })

  it('whose frame is served as another one is found', async () => {
    await tick('64000.26', ALL)
    const forging: typeof record.ask = async <Result>(path: string) => {
      const answer = await record.ask<Result>(path)
      if (!path.startsWith('/tape/frame')) return answer
      const { frames } = answer as { frames: { frame: string }[] }
      return {
        frames: frames.map(({ frame, ...one }) => ({ ...one, frame: `${frame} ` })),
      } as Result
    }
    await checked()
    const source = await openOnlineTape(forging)
    const found = firstDifference(await checkReceipt(source, await receipt()))
    expect(found?.found).toMatch(/^binance [0-9a-f]{64}$/)
    expect(found?.expected).toMatch(/^binance [0-9a-f]{64}$/)
  })

  it('of which a frame is missing is worked out from its line, and that is said', async () => {
    await tick('64000.26', [BINANCE, KRAKEN, COINBASE, unkept(BITSTAMP, 1)], [BINANCE])
    const checks = await checked()
    expect(firstDifference(checks)).toBeUndefined()
    const missing = { name: 'frames', of: 'bought', leftOut: 'missing', isSame: true }
    expect(ofFrames(checks)).toMatchObject([same('64000.26'), missing])
    expect(madeOf(checks)).toHaveLength(checks.length - 1)
  })

  it('that is forged is found without any frame', async () => {
    const said = ALL.map((each) => unkept(each, 2))
    await tick('64000.27', said, [])
    expect(firstDifference(await checked())).toMatchObject({ expected: '64000.26' })
  })

  it('older than 30 days has no frames, and that is said', async () => {
    const said = ALL.map((each) => unkept(each, 3))
    await tick('64000.26', said, [])
    await checked()
    await record.engine.pass(30 * DAY_MS)
    await record.engine.pass(DAY_MS)
    await record.publish()
    const checks = await checkReceipt(await openOnlineTape(record.ask), await receipt())
    expect(ofFrames(checks).find(({ of }) => of === 'bought')).toEqual(same('64000.26'))
    expect(ofFrames(checks).at(1)).toMatchObject({ of: 'bought', leftOut: 'expired' })
  })

  it('is not asked for from a saved record, which has no frames', async () => {
    await tick('64000.26', ALL)
    await checked()
    const { source } = readSavedTape(await saveTape(record.ask))
    const checks = await checkReceipt(source, await receipt())
    expect(ofFrames(checks)).toEqual([])
    expect(firstDifference(checks)).toBeUndefined()
  })
})

describe('H2: a price that one venue has', () => {
  const single = async (price: string, { feed, text }: Said, isKept = true) => {
    if (isKept) record.frames.offer({ hash: hashOf(text), feed, text })
    await submit(price, { frame: { hash: hashOf(text), receivedMs: 5, venueTimeMs: null } })
    await record.engine.pass(1_500)
  }

  it('is what its frame says, rounded half-even', async () => {
    await single('64000.26', BINANCE)
    expect(ofFrames(await checked())).toEqual([same('64000.26')])
  })

  it('from the first levels of a book too', async () => {
    const data = { lastUpdateId: 1, bids: [['64000', '1']], asks: [['64001', '1']] }
    const text = JSON.stringify({ stream: 'btcusdt@depth20', data })
    await single('64000.5', { ...BINANCE, text })
    expect(ofFrames(await checked())).toEqual([same('64000.5')])
  })

  it('that is forged is found', async () => {
    await single('64000.25', BINANCE)
    expect(firstDifference(await checked())).toMatchObject({
      ...{ name: 'frames', expected: '64000.26', found: '64000.25' },
    })
  })

  it('cannot be worked out without its frame, and that is said', async () => {
    await single('64000.26', unkept(BINANCE, 4), false)
    const checks = ofFrames(await checked())
    expect(checks).toMatchObject([{ leftOut: 'missing', isSame: true }])
    expect(madeOf(checks)).toEqual([])
  })
})

it('of a recorded or made-up market there are none, and nothing is asked', async () => {
  await record.engine.tick('64000')
  expect(ofFrames(await checked())).toEqual([])
})

describe('H2: what venues tell of their own past', () => {
  const told = async (source: TapeSource, history: VenueHistory) =>
    (await checkReceipt({ ...source, history }, await receipt())).filter(
      ({ name, of }) => name === 'venue' && of === 'bought',
    )
  const low = parsePrice('63990') as Price
  const history: VenueHistory = async (feed) => {
    if (feed === 'unverified:kraken') return undefined
    return { low, high: parsePrice(feed === 'bitstamp' ? '63900' : '64001') as Price }
  }

  it('is held against what the line says of each', async () => {
    await tick('64000.26', ALL)
    await checked()
    expect(await told(await openOnlineTape(record.ask), history)).toMatchObject([
      { expected: 'binance 63990 – 64001', found: '64000.255', isSame: true },
      { leftOut: 'untold' },
      { expected: 'coinbase 63990 – 64001', isSame: true },
      { expected: 'bitstamp 63990 – 63900', found: '64000.5', isSame: false },
    ])
  })

  it('is held against the mark where one venue alone has the instrument', async () => {
    record.frames.offer({ hash: hashOf(BINANCE.text), feed: 'binance', text: BINANCE.text })
    const frame = { hash: hashOf(BINANCE.text), receivedMs: 5, venueTimeMs: 7 }
    await submit('64000.26', { frame })
    await record.engine.pass(1_500)
    await checked()
    const { order } = JSON.parse((await receipt()).text) as Receipt
    const source = await openOnlineTape(record.ask)
    const tick = await source.tick('BTCUSDT', (order as OptionFacts).strikeSeq)
    const asked: unknown[] = []
    const found = await told(source, async (feed, pair, timeMs) => {
      asked.push([feed, pair, timeMs])
      return { low, high: low }
    })
    expect(found).toMatchObject([{ found: '64000.26', isSame: true }])
    // Of the time of the tick: what a frame says of itself may be of long ago.
    expect(asked).toEqual([['binance', { base: 'BTC', quote: 'USDT' }, tick?.item.time]])
  })
})
