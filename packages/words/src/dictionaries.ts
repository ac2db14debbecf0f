// All words of the six languages, for the server; a browser loads only the language it shows.

import { type Dictionary, dictionary as en } from './en/dictionary.ts'
import type { Words } from './fill-in.ts'
import { dictionary as ja } from './ja/dictionary.ts'
import { dictionary as ko } from './ko/dictionary.ts'
import { dictionary as ms } from './ms/dictionary.ts'
import type { SameAreas } from './same-keys.ts'
import { dictionary as th } from './th/dictionary.ts'
import { dictionary as zh } from './zh/dictionary.ts'

/** The words of which all languages have the keys. */
export type English = Dictionary

export type AllWords = Words<English>

const TEXTS = { ja, zh, en, ko, th, ms } as const satisfies Record<string, SameAreas<English>>

/** Texts with places are templates, to be filled in with a value for each place of English. */
export const DICTIONARIES = TEXTS as unknown as Readonly<Record<keyof typeof TEXTS, AllWords>>
