// English words of looking at a market and trading in it.

import { desk } from './desk.ts'
import { market } from './market.ts'
import { options } from './options.ts'

export const tradeWords = { market, options, desk }

export type TradeWords = {
  readonly [Area in keyof typeof tradeWords]: {
    readonly [Key in keyof (typeof tradeWords)[Area]]: string
  }
}
