// What the app says in a language: journeys find everything by these words.

import type { Language } from '@fairtick/wire/languages'
import { DICTIONARIES, type English } from '@fairtick/words/dictionaries'
import { fillPlaces } from '@fairtick/words/fill-in'
import type { KeyOf, PlainKeyOf, SayOf } from '@fairtick/words/say'

export type WordKey = KeyOf<English>

/** Of a text without places. */
export type PlainKey = PlainKeyOf<English>

export type Say = SayOf<English>

/** A text of one language with its `{{places}}` filled in. */
export function textsIn(language: Language): Say {
  return (key, ...[values]) => fillPlaces(textOf(language, key), values ?? {})
}

/** A text with anything in its places and their forms, as for values that only the server knows. */
export function patternOf(language: Language, key: WordKey): RegExp {
  const text = textOf(language, key).replace(/\{\{(\w+):[^}]+\}\}/g, '{{$1}}')
  return new RegExp(escaped(text).replace(/\\\{\\\{\w+\\\}\\\}/g, '(.+?)'))
}

/** A text as a pattern of itself. */
export function escaped(text: string): string {
  return text.replace(/[.*+?^$()|[\]\\{}]/g, '\\$&')
}

function textOf(language: Language, key: WordKey): string {
  const [area, name] = key.split('.') as [keyof English, never]
  return DICTIONARIES[language][area][name]
}
