// The Thai dictionary.

import type { Dictionary } from '../en/dictionary.ts'
import { contractWords } from './contract-words.ts'
import { doorWords } from './door-words.ts'
import { moneyWords } from './money-words.ts'
import { screenWords } from './screen-words.ts'
import { sessionWords } from './session-words.ts'
import { tradeWords } from './trade-words.ts'

export const dictionary: Dictionary = {
  ...doorWords,
  ...sessionWords,
  ...screenWords,
  ...tradeWords,
  ...contractWords,
  ...moneyWords,
}
