// Chinese words of looking at a market and trading in it.

import type { TradeWords } from '../en/trade-words.ts'
import { desk } from './desk.ts'
import { market } from './market.ts'
import { options } from './options.ts'

export const tradeWords: TradeWords = { market, options, desk }
