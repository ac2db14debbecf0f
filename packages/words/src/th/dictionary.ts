// The Thai dictionary.

import type { Dictionary } from '../en/dictionary.ts'
import type { SameAreas } from '../same-keys.ts'
import * as base from './base-words.ts'
import * as copy from './copy-words.ts'
import * as detail from './detail-words.ts'
import * as money from './money-words.ts'
import * as report from './report-words.ts'
import * as screen from './screen-words.ts'
import * as server from './server-words.ts'
import * as session from './session-words.ts'
import * as sheet from './sheet-words.ts'
import * as trade from './trade-words.ts'
import * as verify from './verify-words.ts'

export const dictionary: SameAreas<Dictionary> = {
  ...base,
  ...session,
  ...screen,
  ...trade,
  ...detail,
  ...money,
  ...copy,
  ...report,
  ...sheet,
  ...server,
  ...verify,
}
