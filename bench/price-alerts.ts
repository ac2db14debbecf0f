// What a tick costs that fires no price alert: 100,000 of them on 300 instruments, against a scan
// of the alerts of its instrument and against no alerts at all, in one run.

import type { Tick } from '@fairtick/core/market/tick'
import { ZERO_QUANTITY } from '@fairtick/core/numbers/lots'
import type { Price } from '@fairtick/core/numbers/price'
import { instantFromMs } from '@fairtick/core/time/instant'
import {
  type AlertBook,
  createAlertBook,
  type PriceAlert,
} from '@fairtick/server/features/price-alerts/alert-book'
import { countRounds } from './count-rounds.ts'
import { createRandom } from './normal-random.ts'
import { medianOf } from './options/figures.ts'

const INSTRUMENTS = 300
const ALERTS = 100_000
const MARK = 64_000n * 10n ** 12n
/** Alerts lie from 1 to 10 % away, ticks within 0.5 %: none fires. */
const [NEAREST, FURTHEST, MOVE] = [0.01, 0.1, 0.005]
const TICKS = 30_000
const ROUNDS = 15
/** Of these a scan takes its time. */
const SCANNED_TICKS = 3_000
const GOAL_NS = 1_000

type Look = (tick: Tick, position: number) => readonly PriceAlert[]

/** Prints `bench price-alerts ns=… goal_ns=1000 none_ns=… scan_ns=… ratio_scan=…`. */
export async function run(): Promise<void> {
  const alerts = drawAlerts()
  const [book, nobodys] = [createAlertBook(), createAlertBook()]
  for (const alert of alerts) book.add(alert)
  const ticks = drawTicks()
  const own: number[] = []
  const none: number[] = []
  const scanned: number[] = []
  const scan = scanOf(alerts)
  measure(book.takeFired, ticks)
  for (const _ of countRounds(ROUNDS)) {
    none.push(measure(nobodys.takeFired, ticks))
    own.push(measure(book.takeFired, ticks))
    scanned.push(measure(scan, ticks.slice(0, SCANNED_TICKS)))
  }
  requireUnfired(book)
  const [ns, noneNs, scanNs] = [own, none, scanned].map(medianOf) as [number, number, number]
  console.table({ 'ns a tick': { ours: ns, 'no alerts': noneNs, scan: scanNs } })
  console.log(
    `bench price-alerts ns=${ns.toFixed(0)} goal_ns=${GOAL_NS} met=${ns <= GOAL_NS} ` +
      `none_ns=${noneNs.toFixed(0)} scan_ns=${scanNs.toFixed(0)} ` +
      `ratio_scan=${(scanNs / ns).toFixed(0)} alerts=${ALERTS}`,
  )
}

/** Nanoseconds a tick. */
function measure(look: Look, ticks: readonly Tick[]): number {
  const startMs = performance.now()
  let fired = 0
  for (const tick of ticks) fired += look(tick, tick.seq).length
  if (fired > 0) throw new Error(`${fired} alerts fired`)
  return ((performance.now() - startMs) * 1e6) / ticks.length
}

function requireUnfired({ size }: AlertBook): void {
  if (size() !== ALERTS) throw new Error(`${size()} alerts are left`)
}

function drawAlerts(): readonly PriceAlert[] {
  const random = createRandom(11)
  return Array.from({ length: ALERTS }, (_, place) => {
    const away = NEAREST + (FURTHEST - NEAREST) * random.next()
    const direction = place % 2 === 0 ? 'above' : 'below'
    return {
      ...{ id: `a${place}`, userId: `u${place % 2_000}`, symbol: symbolOf(place), direction },
      price: priceAt(direction === 'above' ? 1 + away : 1 - away),
      tapePosition: 0,
    }
  })
}

function drawTicks(): readonly Tick[] {
  const random = createRandom(12)
  return Array.from({ length: TICKS }, (_, place) => ({
    ...{ symbol: symbolOf(Math.floor(random.next() * INSTRUMENTS)), seq: place + 1 },
    ...{ time: instantFromMs(place), volume: ZERO_QUANTITY },
    price: priceAt(1 + MOVE * (2 * random.next() - 1)),
  }))
}

function scanOf(alerts: readonly PriceAlert[]): Look {
  const lines = Map.groupBy(alerts, ({ symbol }) => symbol)
  return ({ symbol, price }) =>
    (lines.get(symbol) ?? []).filter((alert) =>
      alert.direction === 'above' ? price >= alert.price : price <= alert.price,
    )
}

function symbolOf(place: number): string {
  return `PAIR${place % INSTRUMENTS}`
}

function priceAt(factor: number): Price {
  return BigInt(Math.round(Number(MARK) * factor)) as Price
}
