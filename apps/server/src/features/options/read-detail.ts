// One option with its steps and the recorded ticks around those that it used (TR-2.6).

import { formatPrice } from '@fairtick/core/numbers/price'
import type { CallResult } from '@fairtick/wire/contract'
import type { OptionText } from '../../engine/engine-port.ts'
import { readTicks } from '../../engine/tape-store.ts'
import type { Queryable } from '../../platform/database.ts'
import type { PresentOption } from './present-option.ts'

type Detail = CallResult<'orderDetail'>

/** Ticks shown on each side of one that was used. */
const TICKS_AROUND = 3

export async function readDetail(
  database: Queryable,
  present: PresentOption,
  option: OptionText,
  priceDecimals: number,
): Promise<Detail> {
  const order = present(option)
  const timeline: Detail['timeline'] = [
    { time: order.orderTime, what: 'bought', price: order.strike, seq: order.strikeSeq },
  ]
  const { closeTime, settlePrice, settleSeq } = order
  if (closeTime !== null && settlePrice !== null && settleSeq !== null) {
    timeline.push({ time: closeTime, what: 'settled', price: settlePrice, seq: settleSeq })
  }
  const ticks = new Map<number, Detail['ticks'][number]>()
  for (const { seq } of timeline) {
    const from = Math.max(1, seq - TICKS_AROUND)
    for (const tick of await readTicks(database, order.symbol, from, 2 * TICKS_AROUND + 1)) {
      ticks.set(tick.seq, [tick.seq, tick.time, formatPrice(tick.price, priceDecimals)])
    }
  }
  const ascending = [...ticks.values()].sort(([a], [b]) => a - b)
  return { kind: 'option', order, timeline, ticks: ascending }
}
