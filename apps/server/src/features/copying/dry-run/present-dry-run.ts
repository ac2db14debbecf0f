// What a dry run found, in numbers and by what it rests on.

import type { PlacedEvent } from '@fairtick/core/engine/event'
import { sumOpenProfit } from '@fairtick/core/engine/state/copying'
import {
  addMoney,
  formatMoney,
  type Money,
  roundToMoney,
  subtractMoney,
  sumMoney,
  ZERO_MONEY,
} from '@fairtick/core/numbers/money'
import type { CallResult } from '@fairtick/wire/api-contract'
import type { DryRun } from './run-dry.ts'

export function presentDryRun(
  { imagined, orders, untilMs }: DryRun,
  { fromMs, toMs }: { readonly fromMs: number; readonly toMs: number },
): CallResult<'copyDryRun'> {
  const { state, events } = imagined
  const follow = imagined.follow()
  const copies = imagined.copies()
  const openProfit = roundToMoney(sumOpenProfit(state, copies))
  const sharesPaid = imagined.sharesPaid()
  const lowest = imagined.lowest()
  const skipped = Map.groupBy(
    events.flatMap(({ event }) => (event.kind === 'copy-skipped' ? [event.reason] : [])),
    (reason) => reason,
  )
  const opened = events.filter(({ event }) => event.kind === 'position-opened')
  const stop = events.find(({ event }) => event.kind === 'follow-ended')
  const net = subtractMoney(addMoney(follow.result, openProfit), sharesPaid)
  return {
    ...{ from: fromMs, to: untilMs, orders, copied: opened.length, openCopies: copies.length },
    skipped: [...skipped].map(([reason, { length: count }]) => ({ reason, count })),
    result: formatMoney(follow.result),
    openProfit: formatMoney(openProfit),
    sharesPaid: formatMoney(sharesPaid),
    net: formatMoney(net),
    fees: formatMoney(sumMoney(events.map(feeOf))),
    lowest:
      lowest === undefined
        ? null
        : { net: formatMoney(roundToMoney(lowest.net)), time: lowest.time },
    stoppedTime: stop?.time ?? null,
    isComplete: untilMs === toMs,
    assumptions: ['ample_balance', 'no_limits', 'constants_of_today', 'market_orders_at_ticks'],
  }
}

function feeOf({ event }: PlacedEvent): Money {
  switch (event.kind) {
    case 'position-opened':
      return event.position.openFee
    case 'position-closed':
      return event.position.closes.at(-1)?.fee ?? ZERO_MONEY
    case 'overnight-charged':
      return event.charge
    default:
      return ZERO_MONEY
  }
}
