// The English dictionary: its shape is everyone's.

import { type ContractWords, contractWords } from './contract-words.ts'
import { type DoorWords, doorWords } from './door-words.ts'
import { type MoneyWords, moneyWords } from './money-words.ts'
import { type ScreenWords, screenWords } from './screen-words.ts'
import { type SessionWords, sessionWords } from './session-words.ts'
import { type TradeWords, tradeWords } from './trade-words.ts'

export const dictionary = {
  ...doorWords,
  ...sessionWords,
  ...screenWords,
  ...tradeWords,
  ...contractWords,
  ...moneyWords,
}

/** Texts by area and key. Missing keys do not compile. */
export type Dictionary = DoorWords &
  SessionWords &
  ScreenWords &
  TradeWords &
  ContractWords &
  MoneyWords
