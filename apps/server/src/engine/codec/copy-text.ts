// What an event did for a follower, as a line of text for screens (TR-10).

import type { Position } from '@fairtick/core/contracts/position'
import type { EngineEvent } from '@fairtick/core/engine/event'
import { formatLots } from '@fairtick/core/numbers/lots'
import { formatMoney } from '@fairtick/core/numbers/money'
import { formatPrice } from '@fairtick/core/numbers/price'
import { formatRate } from '@fairtick/core/numbers/rate'
import type { Instant } from '@fairtick/core/time/instant'
import type { CopyText } from '../engine-port.ts'

/** Undefined: it is about no copy. */
export function copyText(event: EngineEvent, time: Instant): CopyText | undefined {
  switch (event.kind) {
    case 'position-opened':
      return openedText(event.position, time)
    case 'position-closed':
      return closedText(event.position, time)
    case 'copy-skipped': {
      const { leaderId, symbol, direction, placed, reason } = event
      return { kind: 'skipped', ...{ time, leaderId, symbol, direction, placed, reason } }
    }
    case 'profit-shared': {
      const { leaderId, copy, mark, highWater, profitShare, amount } = event
      const { id: orderId, symbol, direction, placed, closes } = copy
      return {
        ...{ kind: 'shared', time, leaderId, symbol, direction, placed, orderId },
        ...{ ordinal: closes.length, base: highWater, mark, rate: formatRate(profitShare) },
        share: formatMoney(amount),
      }
    }
    default:
      return undefined
  }
}

function openedText(copy: Position, time: Instant): CopyText | undefined {
  const place = placeOf(copy, time)
  if (place === undefined) return undefined
  const { leverage, lots, openMargin, openPrice, openSeq: seq, openFee } = copy
  return {
    ...{ kind: 'opened', ...place, leverage, seq },
    lots: formatLots(lots),
    margin: formatMoney(openMargin),
    price: formatPrice(openPrice, 0),
    fee: formatMoney(openFee),
  }
}

function closedText(copy: Position, time: Instant): CopyText | undefined {
  const [place, close] = [placeOf(copy, time), copy.closes.at(-1)]
  if (place === undefined || close === undefined) return undefined
  return {
    ...{ kind: 'closed', ...place, ordinal: copy.closes.length, seq: close.seq },
    lots: formatLots(close.lots),
    price: formatPrice(close.price, 0),
    fee: formatMoney(close.fee),
    profit: formatMoney(close.profit),
    reason: close.reason,
  }
}

function placeOf({ id, symbol, direction, placed, copyOf }: Position, time: Instant) {
  return copyOf && { time, leaderId: copyOf.leaderId, orderId: id, symbol, direction, placed }
}
