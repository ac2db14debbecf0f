// Decimals of a receipt as exact numbers; what is none throws.

import { type Lots, parseLots } from '@fairtick/core/numbers/lots'
import { type Money, parseMoney } from '@fairtick/core/numbers/money'
import { type Price, parsePrice } from '@fairtick/core/numbers/price'
import { parseRate, type Rate } from '@fairtick/core/numbers/rate'

export const readMoney = (text: string): Money => readable(parseMoney(text), text)
export const readPrice = (text: string): Price => readable(parsePrice(text), text)
export const readLots = (text: string): Lots => readable(parseLots(text), text)
export const readRate = (text: string): Rate => readable(parseRate(text), text)

function readable<Value>(value: Value | undefined, text: string): Value {
  if (value === undefined) throw new Error(`${text} is no number of a receipt`)
  return value
}
