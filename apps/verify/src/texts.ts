// The texts of the page in the language of whoever reads it.

import { DEFAULT_LANGUAGE, isLanguage, LANGUAGES, type Language } from '@fairtick/wire/languages'
import type { verify as English } from '@fairtick/words/en/verify'
import { fillPlaces } from '@fairtick/words/fill-in'
import type { SameKeys } from '@fairtick/words/same-keys'

export type TextKey = keyof typeof English

export type Words = SameKeys<typeof English>

/** A text by its key, its `{{places}}` filled in. */
export type Say = (key: TextKey, values?: Readonly<Record<string, string | number>>) => string

const FILES = import.meta.glob<{ verify: Words }>('../../../packages/words/src/*/verify-words.ts')

export async function loadWords(language: Language): Promise<Words> {
  const load = FILES[`../../../packages/words/src/${language}/verify-words.ts`]
  if (load === undefined) throw new Error(`no words of ${language}`)
  return (await load()).verify
}

export function sayFrom(words: Words): Say {
  return (key, values = {}) => fillPlaces(words[key], values)
}

/** Of the address, as the app opens it, else of the browser. */
export function chosenLanguage(): Language {
  const given = new URLSearchParams(location.search).get('lang') ?? undefined
  if (isLanguage(given)) return given
  const own = navigator.languages.map((tag) => tag.split('-')[0])
  return LANGUAGES.find((language) => own.includes(language)) ?? DEFAULT_LANGUAGE
}
