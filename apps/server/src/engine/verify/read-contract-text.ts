// A contract of a checkpoint's text, read into the words of core.

import type { PendingOrder } from '@fairtick/core/contracts/order'
import type { Position } from '@fairtick/core/contracts/position'
import { invariant } from '@fairtick/core/numbers/invariant'
import { type Lots, parseLots } from '@fairtick/core/numbers/lots'
import { type Money, parseMoney } from '@fairtick/core/numbers/money'
import { type Price, parsePrice } from '@fairtick/core/numbers/price'
import { instantFromMs } from '@fairtick/core/time/instant'
import { readConstants } from '../codec/order-constants-text.ts'
import type { CloseText, ContractText } from '../engine-port.ts'

type PlacedText = ContractText & { readonly placed: number }

export function readWaitingText(text: PlacedText): PendingOrder {
  const terms = readTerms(text)
  const { limitPrice } = terms
  invariant(limitPrice !== undefined, `${text.id} has no limit price`)
  const { margin, fee } = text.reserved
  return { ...terms, limitPrice, reservedMargin: money(margin), reservedFee: money(fee) }
}

export function readPositionText(text: PlacedText): Position {
  const { opening } = text
  invariant(opening, `${text.id} was never opened`)
  return {
    ...readTerms(text),
    copyOf: text.copyOf ?? undefined,
    openPrice: price(opening.price),
    openSeq: opening.seq,
    openTime: instantFromMs(opening.time),
    openMargin: money(opening.margin),
    openFee: money(opening.fee),
    lotsOpen: lots(text.lotsOpen),
    margin: money(text.margin),
    overnightFee: money(text.overnightFee),
    closes: text.closes.map(readClose),
  }
}

function readTerms(text: PlacedText) {
  const { id, accountId, symbol, direction, orderType, leverage, placed } = text
  return {
    ...{ id, accountId, symbol, direction, orderType, leverage, placed },
    lots: lots(text.lots),
    constants: readConstants(text.constants),
    limitPrice: optionalPrice(text.limitPrice),
    shownPrice: optionalPrice(text.shownPrice),
    takeProfit: optionalPrice(text.takeProfit),
    stopLoss: optionalPrice(text.stopLoss),
    orderTime: instantFromMs(text.orderTime),
  }
}

function readClose({ seq, time, reason, ...text }: CloseText): Position['closes'][number] {
  return {
    ...{ seq, reason, time: instantFromMs(time) },
    lots: lots(text.lots),
    price: price(text.price),
    profit: money(text.profit),
    fee: money(text.fee),
  }
}

function optionalPrice(text: string | null): Price | undefined {
  return text === null ? undefined : price(text)
}

function price(text: string): Price {
  return readable(parsePrice(text), text)
}

function lots(text: string): Lots {
  return readable(parseLots(text), text)
}

function money(text: string): Money {
  return readable(parseMoney(text), text)
}

function readable<Value>(value: Value | undefined, text: string): Value {
  invariant(value !== undefined, `unreadable ${text}`)
  return value
}
