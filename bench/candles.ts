// Candles of many instruments: one running minute each, against the usual Map of objects.

import { createCandleBuilder } from '@fairtick/core/market/candle-builder'
import type { Quantity } from '@fairtick/core/numbers/lots'
import { PRICE_DECIMALS, type Price } from '@fairtick/core/numbers/price'
import type { Instant } from '@fairtick/core/time/instant'
import { createSeededRandom } from '@fairtick/testkit/seeded-random'
import { countRounds } from './count-rounds.ts'
import { updateCandleMap } from './peers/candle-map.ts'

const INSTRUMENTS = 300
const TICKS = 1_000_000
const TICKS_PER_SECOND = 10_000
const ROUNDS = 7
const PRICE_STEP = 10n ** BigInt(PRICE_DECIMALS - 2)

/** Performance.md measured this for the peer; one far slower would flatter us. */
const PEER_EXPECTED_NS = 1_409
/** A peer below this part of its measured speed voids the run. */
const PEER_AT_LEAST = 0.6

type TickColumns = {
  readonly slots: Int32Array
  readonly times: Float64Array
  /** The same prices and volumes for both: exact for us, floats for the peer. */
  readonly exactPrices: readonly Price[]
  readonly exactVolumes: readonly Quantity[]
  readonly prices: Float64Array
  readonly volumes: Float64Array
}

/** Runs both in turn and prints a table and `bench candles ratio=…`. */
export async function run(): Promise<void> {
  const ticks = generateTicks()
  const ours: number[] = []
  const peers: number[] = []
  for (const _ of countRounds(ROUNDS)) {
    peers.push(measureNs(() => runPeer(ticks)))
    ours.push(measureNs(() => runOurs(ticks)))
  }
  const [ourNs, peerNs] = [median(ours), median(peers)]
  const isVoid = peerNs * PEER_AT_LEAST > PEER_EXPECTED_NS
  console.table({
    'Map of objects, 8 updates a tick': row(peers),
    'one running minute, folded at its close': row(ours),
  })
  if (isVoid) console.log(`void: the peer takes ${peerNs.toFixed(0)} ns, much more than it should`)
  const ratio = (peerNs / ourNs).toFixed(1)
  console.log(
    `bench candles ratio=${ratio} ours_ns=${ourNs.toFixed(1)} peer_ns=${peerNs.toFixed(1)} ` +
      `ticks=${TICKS} instruments=${INSTRUMENTS} void=${isVoid ? 1 : 0}`,
  )
}

function runOurs({ slots, times, exactPrices, exactVolumes }: TickColumns): number {
  let closed = 0
  const builder = createCandleBuilder(() => {
    closed += 1
  })
  for (let slot = 0; slot < INSTRUMENTS; slot += 1) builder.addInstrument()
  for (let tick = 0; tick < TICKS; tick += 1) {
    builder.addTick(
      slots[tick] as number,
      times[tick] as Instant,
      exactPrices[tick] as Price,
      exactVolumes[tick] as Quantity,
    )
  }
  return closed
}

function runPeer({ slots, times, prices, volumes }: TickColumns): number {
  const symbols = Array.from({ length: INSTRUMENTS }, (_, slot) => `SYM${slot}`)
  const candles = new Map()
  for (let tick = 0; tick < TICKS; tick += 1) {
    const symbol = symbols[slots[tick] as number] as string
    updateCandleMap(candles, {
      symbol,
      timeMs: times[tick] as number,
      price: prices[tick] as number,
      volume: volumes[tick] as number,
    })
  }
  return candles.size
}

/** Random walks of a hundredth each, ten thousand ticks a second in all. */
function generateTicks(): TickColumns {
  const draw = createSeededRandom(12_345).next
  const cents = new Float64Array(INSTRUMENTS).fill(6_000_000)
  const slots = new Int32Array(TICKS)
  const times = new Float64Array(TICKS)
  const prices = new Float64Array(TICKS)
  const volumes = new Float64Array(TICKS)
  const exactPrices: Price[] = []
  const exactVolumes: Quantity[] = []
  for (let tick = 0; tick < TICKS; tick += 1) {
    const slot = Math.floor(draw() * INSTRUMENTS)
    const price = (cents[slot] as number) + Math.round((draw() - 0.5) * 200)
    const volume = Math.floor(draw() * 1e8)
    cents[slot] = price
    slots[tick] = slot
    times[tick] = Math.floor(1.7e12 + (tick * 1_000) / TICKS_PER_SECOND)
    prices[tick] = price / 100
    volumes[tick] = volume / 1e8
    exactPrices.push((BigInt(price) * PRICE_STEP) as Price)
    exactVolumes.push(BigInt(volume) as Quantity)
  }
  return { slots, times, prices, volumes, exactPrices, exactVolumes }
}

function measureNs(work: () => number): number {
  const startedMs = performance.now()
  if (work() === 0) throw new Error('the bench built no candle')
  return ((performance.now() - startedMs) * 1e6) / TICKS
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] as number
}

function row(values: readonly number[]) {
  return {
    'ns per tick': Number(median(values).toFixed(1)),
    least: Number(Math.min(...values).toFixed(1)),
    most: Number(Math.max(...values).toFixed(1)),
  }
}
