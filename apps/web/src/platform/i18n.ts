// The texts of the chosen language: only that one is loaded, and a missing key does not compile.

import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@fairtick/wire/languages'
import type { Dictionary } from '@fairtick/words/en/dictionary'
import { fillIn } from '@fairtick/words/fill-in'
import { useSyncExternalStore } from 'react'
import { keepText } from './kept-text.ts'

export type TextKey = {
  [Area in keyof Dictionary]: `${Area}.${keyof Dictionary[Area] & string}`
}[keyof Dictionary]

/** Says a text, its `{{places}}` filled in. */
export type Say = (key: TextKey, values?: Readonly<Record<string, string | number>>) => string

type Spoken = { readonly language: Language; readonly t: Say }

const LOADERS: Record<Language, () => Promise<{ readonly dictionary: Dictionary }>> = {
  ja: () => import('@fairtick/words/ja/dictionary'),
  zh: () => import('@fairtick/words/zh/dictionary'),
  en: () => import('@fairtick/words/en/dictionary'),
  ko: () => import('@fairtick/words/ko/dictionary'),
  th: () => import('@fairtick/words/th/dictionary'),
  ms: () => import('@fairtick/words/ms/dictionary'),
}

/** Local storage key `language` (spec §3). */
const keptLanguage = keepText('language')
const listeners = new Set<() => void>()
let spoken: Spoken = { language: chosenLanguage(), t: (key) => key }

/** The language chosen in this browser, before its texts are there. */
export function chosenLanguage(): Language {
  const kept = keptLanguage.get()
  return isLanguage(kept) ? kept : DEFAULT_LANGUAGE
}

/** Loads and speaks a language; the page keeps the old one until the new texts are there. */
export async function speak(language: Language): Promise<void> {
  const { dictionary } = await LOADERS[language]()
  spoken = { language, t: sayFrom(dictionary) }
  for (const listener of listeners) listener()
}

/** Changes the language and remembers it. */
export async function chooseLanguage(language: Language): Promise<void> {
  await speak(language)
  keptLanguage.set(language)
}

/** The texts, in a component: `const t = useText()`, then `t('shell.retry')`. */
export function useText(): Say {
  return useSpoken().t
}

export function useLanguage(): Language {
  return useSpoken().language
}

/** The language spoken now, outside of components. */
export function currentLanguage(): Language {
  return spoken.language
}

function useSpoken(): Spoken {
  return useSyncExternalStore(subscribe, () => spoken)
}

export function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function sayFrom(dictionary: Dictionary): Say {
  return (key, values = {}) => {
    const [area, name] = key.split('.') as [keyof Dictionary, never]
    return fillIn(dictionary[area][name], values)
  }
}
