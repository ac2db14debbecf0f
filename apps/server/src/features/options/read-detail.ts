// One option with its steps and the recorded ticks around those that it used (TR-2.6).

import type { CallResult } from '@fairtick/wire/api-contract'
import type { OptionText } from '../../engine/engine-port.ts'
import { surroundingTicks } from '../../engine/tape/surrounding-ticks.ts'
import type { Queryable } from '../../platform/database.ts'
import type { PresentOption } from './present-option.ts'

type Detail = Extract<CallResult<'orderDetail'>, { kind: 'option' }>

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
  const seqs = timeline.map(({ seq }) => seq)
  const ticks = await surroundingTicks(database, { symbol: order.symbol, seqs, priceDecimals })
  return { kind: 'option', order, timeline, ticks }
}
