// What the app says in a language: journeys find everything by these words.

import type { Language } from '@fairtick/wire/languages'
import { type AllWords, DICTIONARIES } from '@fairtick/words/dictionaries'
import { fillIn } from '@fairtick/words/fill-in'

export type WordKey = {
  [Area in keyof AllWords]: `${Area}.${keyof AllWords[Area] & string}`
}[keyof AllWords]

export type Say = (key: WordKey, values?: Readonly<Record<string, string | number>>) => string

/** A text of one language with its `{{places}}` filled in. */
export function speaking(language: Language): Say {
  return (key, values = {}) => fillIn(textOf(language, key), values)
}

/** A text with anything in its places, as for values that only the server knows. */
export function patternOf(language: Language, key: WordKey): RegExp {
  return new RegExp(escaped(textOf(language, key)).replace(/\\\{\\\{\w+\\\}\\\}/g, '(.+?)'))
}

/** A text as a pattern of itself. */
export function escaped(text: string): string {
  return text.replace(/[.*+?^$()|[\]\\{}]/g, '\\$&')
}

function textOf(language: Language, key: WordKey): string {
  const [area, name] = key.split('.') as [keyof AllWords, never]
  return DICTIONARIES[language][area][name]
}
