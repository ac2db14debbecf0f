// All six dictionaries, for the server; a browser loads only the one it shows.

import { type Dictionary, dictionary as en } from './en/dictionary.ts'
import { dictionary as ja } from './ja/dictionary.ts'
import { dictionary as ko } from './ko/dictionary.ts'
import { dictionary as ms } from './ms/dictionary.ts'
import { dictionary as th } from './th/dictionary.ts'
import { dictionary as zh } from './zh/dictionary.ts'

export const DICTIONARIES = { ja, zh, en, ko, th, ms } as const satisfies Record<string, Dictionary>
