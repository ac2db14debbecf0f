// Triggers of a million positions and orders, against a linear scan per instrument in the same run.

import { createTriggerHeap, type TriggerHeap } from '@fairtick/core/contracts/trigger-heap'
import { countRounds } from './count-rounds.ts'
import { createRandom, type Random } from './normal-random.ts'
import { collectGarbage } from './options/collect-garbage.ts'
import { latencyAt, medianOf } from './options/figures.ts'
import { createScannedTriggers } from './peers/scanned-triggers.ts'

const INSTRUMENTS = 300
const ITEMS = 1_000_000
/** Of them positions with two levels and a risk threshold; the others wait for a limit. */
const POSITIONS = 700_000
const TRIGGERS = POSITIONS * 3 + (ITEMS - POSITIONS)
const FIRST_MARK = 1e16
/** Standard deviation of a quiet tick: a quarter of a basis point. */
const QUIET_MOVE = 0.25e-4
/** Triggers lie from 10 bp to 10 % away. */
const [NEAREST, FURTHEST] = [0.001, 0.1]
const ROUNDS = 3
const OUR_TICKS = 1_000_000
const PEER_TICKS = { uniform: 20_000, zipf: 3_000 }
const TIMED_TICKS = 300_000
const EXCHANGES = 200_000
const EXCHANGE_ROUNDS = 5
const WAITING = 10_000
const GAP = 0.03

/** Performance.md measured this for the scan; one far slower would flatter us. */
const PEER_EXPECTED = { uniform: 49_000, zipf: 5_100 }
const PEER_AT_LEAST = 0.6

type Spread = keyof typeof PEER_TICKS

/** One instrument: what waits on its two sides. */
type Book = Pick<TriggerHeap<number>, 'add' | 'remove' | 'move' | 'visitReached'>
type Market = { readonly falling: Book; readonly rising: Book; mark: number }

/** Prints a table and one line `bench triggers ratio_uniform=… ratio_zipf=…`. */
export async function run(): Promise<void> {
  const uniform = measureSpread('uniform')
  const zipf = measureSpread('zipf')
  console.table({ uniform, zipf })
  const isVoid = [uniform, zipf].some((figures) => figures.void)
  console.log(
    `bench triggers ratio_uniform=${uniform.ratio} ratio_zipf=${zipf.ratio} ` +
      `ticks_uniform=${uniform['ticks/s']} ticks_zipf=${zipf['ticks/s']} ` +
      `p99_us=${Math.max(uniform['p99 µs quiet'], zipf['p99 µs quiet'])} ` +
      `p99_all_us=${Math.max(uniform['p99 µs all'], zipf['p99 µs all'])} ` +
      `exchanges=${Math.min(uniform['exchanges/s'], zipf['exchanges/s'])} ` +
      `bytes=${Math.max(uniform['B a trigger'], zipf['B a trigger'])} gap_ms=${zipf['gap ms']} gap_fired=${zipf['gap fired']} ` +
      `triggers=${TRIGGERS} void=${isVoid ? 1 : 0}`,
  )
}

function measureSpread(spread: Spread) {
  const chooser = createChooser(spread)
  const before = memoryInUse()
  const ours = fillMarkets(chooser, (side) => createTriggerHeap<number>(side))
  const bytes = (memoryInUse() - before) / TRIGGERS
  const peers = fillMarkets(chooser, createScannedTriggers)
  const [ownRates, peerRates]: [number[], number[]] = [[], []]
  runTicks(ours, chooser, OUR_TICKS / 4)
  for (const _ of countRounds(ROUNDS)) {
    peerRates.push(runTicks(peers, chooser, PEER_TICKS[spread]))
    ownRates.push(runTicks(ours, chooser, OUR_TICKS))
  }
  const latency = measureTickLatency(ours, chooser)
  const exchanges = measureExchanges(ours, chooser)
  const gap = measureGap(ours)
  const [own, peer] = [medianOf(ownRates), medianOf(peerRates)]
  return {
    'ticks/s': Math.round(own),
    'scan ticks/s': Math.round(peer),
    ratio: Number((own / peer).toFixed(1)),
    'p99 µs quiet': latency.quietUs,
    'p99 µs all': latency.allUs,
    'quiet %': Math.round(latency.quietShare * 100),
    'exchanges/s': Math.round(exchanges),
    'B a trigger': Number(bytes.toFixed(1)),
    'gap fired': gap.fired,
    'gap ms': Number(gap.ms.toFixed(1)),
    void: peer < PEER_EXPECTED[spread] * PEER_AT_LEAST,
  }
}

type Chooser = { readonly random: Random; readonly instrument: () => number }

/** Zipf: the busiest instrument has some 16 % of all, triggers and ticks alike. */
function createChooser(spread: Spread): Chooser {
  const random = createRandom(7)
  const weights = Array.from({ length: INSTRUMENTS }, (_, place) =>
    spread === 'zipf' ? 1 / (place + 1) : 1,
  )
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const table = weights.flatMap((weight, place) =>
    Array.from({ length: Math.round((weight / total) * 65_536) }, () => place),
  )
  return { random, instrument: () => table[Math.floor(random.next() * table.length)] ?? 0 }
}

function fillMarkets(chooser: Chooser, createBook: (side: 'fall' | 'rise') => Book): Market[] {
  const markets = Array.from({ length: INSTRUMENTS }, () => ({
    ...{ falling: createBook('fall'), rising: createBook('rise'), mark: FIRST_MARK },
  }))
  for (let item = 0; item < ITEMS; item += 1) {
    const market = markets[chooser.instrument()] as Market
    const isLong = item % 2 === 0
    if (item >= POSITIONS) {
      addTrigger(market, isLong ? 'falling' : 'rising', item, chooser.random)
      continue
    }
    addTrigger(market, isLong ? 'rising' : 'falling', item, chooser.random)
    addTrigger(market, isLong ? 'falling' : 'rising', item, chooser.random)
    addTrigger(market, isLong ? 'falling' : 'rising', item, chooser.random)
  }
  return markets
}

function addTrigger(
  market: Market,
  side: 'falling' | 'rising',
  owner: number,
  random: Random,
): number {
  return market[side].add(drawPrice(market, side, random), owner)
}

function drawPrice({ mark }: Market, side: 'falling' | 'rising', random: Random): number {
  const away = mark * (NEAREST + (FURTHEST - NEAREST) * random.next())
  return side === 'rising' ? mark + away : mark - away
}

/** Ticks a second; what fires is replaced, so that as many triggers stay. */
function runTicks(markets: readonly Market[], chooser: Chooser, ticks: number): number {
  const startMs = performance.now()
  for (let tick = 0; tick < ticks; tick += 1) moveMarket(markets, chooser)
  return (ticks * 1_000) / (performance.now() - startMs)
}

/** How many fired. */
function moveMarket(markets: readonly Market[], { instrument, random }: Chooser): number {
  const market = markets[instrument()] as Market
  market.mark *= 1 + QUIET_MOVE * random.normal()
  let fired = 0
  for (const side of ['falling', 'rising'] as const) {
    fired += fireReached(market[side], market.mark, () => drawPrice(market, side, random))
  }
  return fired
}

/** Collects who is reached, then gives each a new price or takes it out. */
function fireReached(book: Book, mark: number, nextPrice: () => number | undefined): number {
  let reached: number[] | undefined
  book.visitReached(mark, (_, handle) => {
    reached ??= []
    reached.push(handle)
  })
  for (const handle of reached ?? []) {
    const price = nextPrice()
    if (price === undefined) book.remove(handle)
    else book.move(handle, price)
  }
  return reached?.length ?? 0
}

/** Of ticks that fire nothing, and of all. */
function measureTickLatency(markets: readonly Market[], chooser: Chooser) {
  const all = new Float64Array(TIMED_TICKS)
  const quiet: number[] = []
  for (let tick = 0; tick < TIMED_TICKS; tick += 1) {
    const startMs = performance.now()
    const fired = moveMarket(markets, chooser)
    all[tick] = (performance.now() - startMs) * 1_000
    if (fired === 0) quiet.push(all[tick] as number)
  }
  const p99Of = (took: readonly number[]) => Number(latencyAt(took, 0.99).toFixed(2))
  return { quietUs: p99Of(quiet), allUs: p99Of([...all]), quietShare: quiet.length / TIMED_TICKS }
}

/** Pairs of one insertion and one removal of an older one, as when somebody moves a level. */
function measureExchanges(markets: readonly Market[], { instrument, random }: Chooser): number {
  const handles = new Int32Array(WAITING)
  const places = new Int32Array(WAITING)
  const put = (slot: number) => {
    const place = instrument()
    places[slot] = place
    handles[slot] = addTrigger(markets[place] as Market, 'rising', slot, random)
  }
  const take = (slot: number) => {
    markets[places[slot] as number]?.rising.remove(handles[slot] as number)
  }
  for (let slot = 0; slot < WAITING; slot += 1) put(slot)
  const rates: number[] = []
  for (let round = 0; round < EXCHANGE_ROUNDS; round += 1) {
    const startMs = performance.now()
    for (let exchange = 0; exchange < EXCHANGES; exchange += 1) {
      take(exchange % WAITING)
      put(exchange % WAITING)
    }
    rates.push((EXCHANGES * 1_000) / (performance.now() - startMs))
  }
  for (let slot = 0; slot < WAITING; slot += 1) take(slot)
  return medianOf(rates)
}

/** A fall of 3 % on the busiest instrument. */
function measureGap([market]: readonly Market[]): { readonly fired: number; readonly ms: number } {
  if (!market) throw new Error('no market')
  const startMs = performance.now()
  const fired = fireReached(market.falling, market.mark * (1 - GAP), () => undefined)
  return { fired, ms: performance.now() - startMs }
}

/** Heap and typed arrays, after a full collection. */
function memoryInUse(): number {
  // Twice: arrays that the first let go are counted until the next.
  collectGarbage()
  collectGarbage()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return heapUsed + arrayBuffers
}
