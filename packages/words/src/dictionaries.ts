// All words of the six languages, for the server; a browser loads only the language it shows.

import { type Dictionary, dictionary as en } from './en/dictionary.ts'
import { serverWords as enServer, type ServerWords } from './en/server-words.ts'
import { dictionary as ja } from './ja/dictionary.ts'
import { serverWords as jaServer } from './ja/server-words.ts'
import { dictionary as ko } from './ko/dictionary.ts'
import { serverWords as koServer } from './ko/server-words.ts'
import { dictionary as ms } from './ms/dictionary.ts'
import { serverWords as msServer } from './ms/server-words.ts'
import { dictionary as th } from './th/dictionary.ts'
import { serverWords as thServer } from './th/server-words.ts'
import { dictionary as zh } from './zh/dictionary.ts'
import { serverWords as zhServer } from './zh/server-words.ts'

export type AllWords = Dictionary & ServerWords

export const DICTIONARIES = {
  ja: { ...ja, ...jaServer },
  zh: { ...zh, ...zhServer },
  en: { ...en, ...enServer },
  ko: { ...ko, ...koServer },
  th: { ...th, ...thServer },
  ms: { ...ms, ...msServer },
} as const satisfies Record<string, AllWords>
