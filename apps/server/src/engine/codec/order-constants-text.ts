// The constants that an order was placed under, as its row and its text have them.

import type { OrderConstants } from '@fairtick/core/contracts/order'
import { invariant } from '@fairtick/core/numbers/invariant'
import { formatLots, parseLots } from '@fairtick/core/numbers/lots'
import { formatPrice, parsePrice } from '@fairtick/core/numbers/price'
import { formatRate, parseRate } from '@fairtick/core/numbers/rate'
import { LRUCache } from 'lru-cache'
import type { ContractText } from '../engine-port.ts'

type ConstantsText = ContractText['constants']

type Written = { readonly text: ConstantsText; readonly column: string }

/** Of an instrument all its orders have the same object: it is written once. */
const written = new WeakMap<OrderConstants, Written>()

export function constantsText(constants: OrderConstants): ConstantsText {
  return writtenOf(constants).text
}

/** Spread, fee rate, overnight rates long and short, smallest lots, apart by spaces. */
export function constantsColumn(constants: OrderConstants): string {
  return writtenOf(constants).column
}

function writtenOf(constants: OrderConstants): Written {
  const known = written.get(constants)
  if (known) return known
  const text = {
    spread: formatPrice(constants.spread, 0),
    feeRate: formatRate(constants.feeRate),
    overnightRate: {
      long: formatRate(constants.overnightRate.long),
      short: formatRate(constants.overnightRate.short),
    },
    minLots: formatLots(constants.minLots),
  }
  const { spread, feeRate, overnightRate, minLots } = text
  const column = [spread, feeRate, overnightRate.long, overnightRate.short, minLots].join(' ')
  const both = { text, column }
  written.set(constants, both)
  return both
}

/** Orders by the hundred thousand have some dozens of these; more than so many are read again. */
const read = new LRUCache<string, OrderConstants>({ max: 4_096 })

/** Reads `constantsColumn`; orders whose columns are equal share an object. */
export function readConstantsColumn(column: string): OrderConstants {
  const known = read.get(column)
  if (known) return known
  const [spread = '', feeRate = '', long = '', short = '', minLots = ''] = column.split(' ')
  const constants = readConstants({ spread, feeRate, overnightRate: { long, short }, minLots })
  read.set(column, constants)
  return constants
}

export function readConstants({ spread, feeRate, overnightRate, minLots }: ConstantsText) {
  return {
    spread: readable(parsePrice(spread), spread),
    feeRate: readable(parseRate(feeRate), feeRate),
    overnightRate: {
      long: readable(parseRate(overnightRate.long), overnightRate.long),
      short: readable(parseRate(overnightRate.short), overnightRate.short),
    },
    minLots: readable(parseLots(minLots), minLots),
  }
}

function readable<Value>(value: Value | undefined, text: string): Value {
  invariant(value !== undefined, `unreadable constants ${text}`)
  return value
}
