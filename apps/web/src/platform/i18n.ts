// The texts of the chosen language: only that one is loaded, and a missing key does not compile.

import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@fairtick/wire/languages'
import type { DoorWords } from '@fairtick/words/en/door-words'
import type { ScreenWords } from '@fairtick/words/en/screen-words'
import { fillIn } from '@fairtick/words/fill-in'
import { useSyncExternalStore } from 'react'
import { keepText } from './kept-text.ts'

type Dictionary = DoorWords & ScreenWords

export type TextKey = {
  [Area in keyof Dictionary]: `${Area}.${keyof Dictionary[Area] & string}`
}[keyof Dictionary]

/** Says a text, its `{{places}}` filled in. */
export type Say = (key: TextKey, values?: Readonly<Record<string, string | number>>) => string

type Spoken = { readonly language: Language; readonly t: Say }

/** `door`: the words that every visit needs; `all`: those of the screens behind it too. */
export type Scope = 'door' | 'all'

type LoadDoor = () => Promise<{ readonly doorWords: DoorWords }>
type LoadScreens = () => Promise<{ readonly screenWords: ScreenWords }>

const LOADERS: Record<Language, { readonly door: LoadDoor; readonly screens: LoadScreens }> = {
  ja: {
    door: () => import('@fairtick/words/ja/door-words'),
    screens: () => import('@fairtick/words/ja/screen-words'),
  },
  zh: {
    door: () => import('@fairtick/words/zh/door-words'),
    screens: () => import('@fairtick/words/zh/screen-words'),
  },
  en: {
    door: () => import('@fairtick/words/en/door-words'),
    screens: () => import('@fairtick/words/en/screen-words'),
  },
  ko: {
    door: () => import('@fairtick/words/ko/door-words'),
    screens: () => import('@fairtick/words/ko/screen-words'),
  },
  th: {
    door: () => import('@fairtick/words/th/door-words'),
    screens: () => import('@fairtick/words/th/screen-words'),
  },
  ms: {
    door: () => import('@fairtick/words/ms/door-words'),
    screens: () => import('@fairtick/words/ms/screen-words'),
  },
}

/** Local storage key `language` (spec §3). */
const keptLanguage = keepText('language')
const listeners = new Set<() => void>()
let spoken: Spoken = { language: chosenLanguage(), t: (key) => key }
let spokenScope: Scope | undefined

/** The language chosen in this browser, before its texts are there. */
export function chosenLanguage(): Language {
  const kept = keptLanguage.get()
  return isLanguage(kept) ? kept : DEFAULT_LANGUAGE
}

/** Loads and speaks a language; the page keeps the old one until the new texts are there. */
export async function speak(language: Language, scope: Scope): Promise<void> {
  const { door, screens } = LOADERS[language]
  const [{ doorWords }, words] = await Promise.all([
    door(),
    scope === 'all' ? screens() : undefined,
  ])
  spoken = { language, t: sayFrom({ ...doorWords, ...words?.screenWords }) }
  spokenScope = scope
  for (const listener of listeners) listener()
}

/** Resolves when the words of every screen are there; at once when they are. */
export async function speakAll(): Promise<void> {
  if (spokenScope !== 'all') await speak(spoken.language, 'all')
}

/** Changes the language and remembers it. */
export async function chooseLanguage(language: Language): Promise<void> {
  await speak(language, spokenScope ?? 'door')
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

export function sayFrom(words: DoorWords & Partial<ScreenWords>): Say {
  return (key, values = {}) => {
    const [area, name] = key.split('.') as [keyof Dictionary, never]
    return fillIn(words[area]?.[name] ?? key, values)
  }
}
