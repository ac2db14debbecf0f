// What should have happened earlier by the tape: a level or a limit that a tick had reached.

import { compare, type Fraction, fraction, minus, over, plus } from '@fairtick/testkit/fraction'
import type { PublicTick } from '@fairtick/testkit/public-ticks'
import type { PublicInstrument, Tape } from './public-tape.ts'
import type { ContractDetail } from './recompute-orders.ts'

/**
 * One line for each tick that should have acted and did not; the first of each watch only.
 * `untilMs`: when the orders were read; what the tape tells of later is not in them yet.
 */
export async function findMissed(
  detail: ContractDetail,
  tape: Tape,
  untilMs: number,
): Promise<readonly string[]> {
  const { order } = detail
  const instrument = { ...(await tape.instrument(order.symbol)), ...order.constants }
  const watches = [
    ...levelWatches(detail, instrument, untilMs),
    ...limitWatches(detail, instrument, untilMs),
  ]
  const missed: string[] = []
  for (const watch of watches) {
    const tick = await firstTick(order.symbol, watch, tape)
    if (tick === undefined) continue
    missed.push(
      `${order.id}: ${watch.what} ${watch.at} was reached at tick ${tick.seq} (${tick.price}) already`,
    )
  }
  return [...missed, ...(await findUnfounded(detail, instrument, tape))]
}

/** A mark that was waited for, from one moment to another, both left out. */
type Watch = {
  readonly what: 'take profit' | 'stop loss' | 'limit'
  /** As the order tells it. */
  readonly at: string
  readonly isReached: (mark: Fraction) => boolean
  readonly afterMs: number
  readonly beforeMs: number
}

type Span = {
  readonly takeProfit: string | null
  readonly stopLoss: string | null
  readonly afterMs: number
  readonly beforeMs: number
}

/** TR-4.12: from the first tick after the opening or the change, until the next one or the end. */
function levelWatches(
  { order, timeline }: ContractDetail,
  instrument: PublicInstrument,
  untilMs: number,
): readonly Watch[] {
  if (order.openTime === null) return []
  const endMs = order.closeTime ?? untilMs
  const changes = timeline.filter(({ what }) => what === 'levels_set')
  // The order tells the levels of now: which ones it had before the first change, nobody is told.
  const first = { ...order, time: order.openTime }
  const settings = changes.length === 0 ? [first] : changes
  const spans = settings.map(
    ({ takeProfit, stopLoss, time }, at): Span => ({
      ...{ takeProfit, stopLoss },
      afterMs: Math.max(time, order.openTime ?? time),
      beforeMs: Math.min(settings[at + 1]?.time ?? endMs, endMs),
    }),
  )
  return spans.flatMap((span) => watchesOf(span, order.direction, instrument))
}

function watchesOf(
  { takeProfit, stopLoss, afterMs, beforeMs }: Span,
  direction: ContractDetail['order']['direction'],
  { spread }: PublicInstrument,
): readonly Watch[] {
  const isLong = direction === 'long'
  const watch = (what: Watch['what'], at: string | null, rises: 'rising' | 'falling') => {
    if (at === null) return []
    // A long leaves at the bid, a short at the ask.
    const mark = isLong ? plus(fraction(at), half(spread)) : minus(fraction(at), half(spread))
    const isReached = (now: Fraction) =>
      rises === 'rising' ? compare(now, mark) >= 0 : compare(now, mark) <= 0
    return [{ what, at, isReached, afterMs, beforeMs }]
  }
  return [
    ...watch('take profit', takeProfit, isLong ? 'rising' : 'falling'),
    ...watch('stop loss', stopLoss, isLong ? 'falling' : 'rising'),
  ]
}

/** TR-4.11: a long waits for the ask to come down to its limit, a short for the bid to rise. */
function limitWatches(
  { order }: ContractDetail,
  { spread }: PublicInstrument,
  untilMs: number,
): readonly Watch[] {
  const { orderType, delegatedPrice: at, direction, orderTime, openTime, closeTime } = order
  if (orderType !== 'limit' || at === null) return []
  const isLong = direction === 'long'
  const mark = isLong ? minus(fraction(at), half(spread)) : plus(fraction(at), half(spread))
  const beforeMs = openTime ?? closeTime ?? untilMs
  const isReached = (now: Fraction) => (isLong ? compare(now, mark) <= 0 : compare(now, mark) >= 0)
  return [{ what: 'limit', at, isReached, afterMs: orderTime, beforeMs }]
}

async function firstTick(
  symbol: string,
  { isReached, afterMs, beforeMs }: Watch,
  tape: Tape,
): Promise<PublicTick | undefined> {
  if (afterMs >= beforeMs) return undefined
  const { seq } = await tape.tickInForce(symbol, afterMs)
  for await (const tick of tape.ticksFrom(symbol, seq + 1)) {
    if (tick.time >= beforeMs) return undefined
    if (tick.time > afterMs && isReached(fraction(tick.price))) return tick
  }
  return undefined
}

/** The other way round: a close by a level that its tick had not reached. */
async function findUnfounded(
  { order, timeline }: ContractDetail,
  instrument: PublicInstrument,
  tape: Tape,
): Promise<readonly string[]> {
  const unfounded: string[] = []
  for (const { what, reason, seq } of timeline) {
    const level = what === 'closed' ? LEVEL_OF[reason ?? ''] : undefined
    if (level === undefined || seq === null) continue
    const tick = await tape.tick(order.symbol, seq)
    const everBefore = { ...order, afterMs: 0, beforeMs: 0 }
    const watch = watchesOf(everBefore, order.direction, instrument).find(
      (one) => one.what === level,
    )
    if (watch?.isReached(fraction(tick.price))) continue
    unfounded.push(`${order.id}: closed by ${level} at tick ${seq} (${tick.price}), not reached`)
  }
  return unfounded
}

const LEVEL_OF: Readonly<Record<string, Watch['what'] | undefined>> = {
  take_profit: 'take profit',
  stop_loss: 'stop loss',
}

function half(spread: string): Fraction {
  return over(fraction(spread), fraction('2'))
}
