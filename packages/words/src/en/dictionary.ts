// The English dictionary: its shape is everyone's.

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

const screens = {
  ...base,
  ...session,
  ...screen,
  ...trade,
  ...detail,
  ...money,
  ...copy,
  ...report,
  ...sheet,
}

export const dictionary = { ...screens, ...server, ...verify }

/** Texts by area and key. Missing keys do not compile. */
export type Dictionary = typeof dictionary

/** What a browser can load: all but the words that only the server says. */
export type ScreenDictionary = typeof screens
