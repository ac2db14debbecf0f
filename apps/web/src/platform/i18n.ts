// The texts of the chosen language: only that one is loaded, and a missing key does not compile.

import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@fairtick/wire/languages'
import type { ScreenDictionary as Dictionary } from '@fairtick/words/en/dictionary'
import { fillPlaces } from '@fairtick/words/fill-in'
import type { SameAreas } from '@fairtick/words/same-keys'
import type { PlainKeyOf, SayOf } from '@fairtick/words/say'
import { useSyncExternalStore } from 'react'
import { createStoredText } from './stored-text.ts'

/** What a language has of the dictionary when only some parts are loaded. */
type SpokenWords = Partial<SameAreas<Dictionary>>

/** Of a text without places, as lists and tables of labels name them. */
export type TextKey = PlainKeyOf<Dictionary>

/** Says a text, with a value for each of its `{{places}}`. */
export type Say = SayOf<Dictionary>

type Spoken = { readonly language: Language; readonly t: Say }

/** Words that are loaded together, when the first screen that speaks them is. */
type Part =
  | 'base'
  | 'session'
  | 'screen'
  | 'trade'
  | 'detail'
  | 'money'
  | 'copy'
  | 'report'
  | 'sheet'

/** `auth`: what signing in needs; `trade`: what looking at prices needs; `all` screens. */
export type Scope = 'auth' | 'trade' | 'all'

const PARTS: Record<Scope, readonly Part[]> = {
  auth: ['base', 'session'],
  trade: ['base', 'trade'],
  all: ['base', 'session', 'trade', 'screen'],
}

/** One file of the build for each language and part: `trade-words.ts` of `ja`, and so on. */
const FILES = import.meta.glob<SpokenWords>([
  '../../../../packages/words/src/*/*-words.ts',
  '!../../../../packages/words/src/*/{server,verify}-words.ts',
])

/** Local storage key `language` (spec §3). */
const keptLanguage = createStoredText('language')
const listeners = new Set<() => void>()
let spoken: Spoken = { language: chosenLanguage(), t: sayFrom({}) }
/** The language that was asked for last. */
let wanted = spoken.language
/** Asked for at least once; a change of language loads all of them. */
const wantedParts = new Set<Part>(['base'])
/** Those whose words are in `spoken`. */
let spokenParts: ReadonlySet<Part> = new Set()
/** Brings all that was asked for until it began, in the language asked for last. */
let newestLoad: Promise<void> | undefined

/** The language chosen in this browser, before its texts are there. */
export function chosenLanguage(): Language {
  const kept = keptLanguage.get()
  return isLanguage(kept) ? kept : DEFAULT_LANGUAGE
}

/** Loads and speaks a language; the page keeps the old one until the new texts are there. */
export async function speak(language: Language, scope: Scope): Promise<void> {
  for (const part of PARTS[scope]) wantedParts.add(part)
  await load(language)
}

/** Resolves when the words of a scope are there; at once when they are. */
export async function speakScope(scope: Scope): Promise<void> {
  if (PARTS[scope].every((part) => spokenParts.has(part))) return
  await speak(wanted, scope)
}

/** The same for contracts and options in detail: who only looks at prices does without them. */
export async function speakDetails(): Promise<void> {
  await speakPart('detail')
}

/** The same for the words of money in and out; `beforeLoad` of the routes that move it. */
export async function speakMoney(): Promise<void> {
  await speakPart('money')
}

/** The same for the words of copy trading. */
export async function speakCopying(): Promise<void> {
  await speakPart('copy')
}

/** The same for the words of the public report. */
export async function speakReport(): Promise<void> {
  await speakPart('report')
}

/** The same for the words of what a kind of trade costs. */
export async function speakCostSheet(): Promise<void> {
  await speakPart('sheet')
}

async function speakPart(part: Part): Promise<void> {
  if (spokenParts.has(part)) return
  wantedParts.add(part)
  await load(wanted)
}

/** Changes the language and remembers it; of two choices the later one holds. */
export async function chooseLanguage(language: Language): Promise<void> {
  await load(language)
  keptLanguage.set(spoken.language)
}

/** Speaks the language of an account on a device where nobody has chosen one. */
export async function adoptLanguage(language: Language): Promise<void> {
  if (!isLanguage(keptLanguage.get())) await chooseLanguage(language)
}

/** The browser's own, where nobody has chosen one and it is not the one spoken. */
export function suggestedLanguage(): Language | undefined {
  if (isLanguage(keptLanguage.get())) return undefined
  const suggested = navigator.language.split('-')[0]
  return isLanguage(suggested) && suggested !== spoken.language ? suggested : undefined
}

/** Who asked before is done when the newest is: it brings their words too. */
function load(language: Language): Promise<void> {
  wanted = language
  const parts = [...wantedParts]
  const loaded: Promise<void> = Promise.all(parts.map((part) => loadWords(language, part))).then(
    (words) => (loaded === newestLoad ? speakNow(language, parts, words) : newestLoad),
    (error: unknown) => (loaded === newestLoad ? forgetLost(error) : newestLoad),
  )
  newestLoad = loaded
  return loaded
}

async function loadWords(language: Language, part: Part): Promise<SpokenWords> {
  const load = FILES[`../../../../packages/words/src/${language}/${part}-words.ts`]
  if (load === undefined) throw new Error(`no words of ${part} in ${language}`)
  return await load()
}

function speakNow(language: Language, parts: readonly Part[], words: readonly SpokenWords[]): void {
  const all: SpokenWords = {}
  for (const part of words) Object.assign(all, part)
  spoken = { language, t: sayFrom(all) }
  spokenParts = new Set(parts)
  for (const listener of listeners) listener()
}

/** What did not come must not keep what is asked for next from coming. */
function forgetLost(error: unknown): never {
  wanted = spoken.language
  for (const part of wantedParts) {
    if (part !== 'base' && !spokenParts.has(part)) wantedParts.delete(part)
  }
  throw error
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

const getSpoken = () => spoken

function useSpoken(): Spoken {
  return useSyncExternalStore(subscribe, getSpoken, getSpoken)
}

export function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function sayFrom(words: SpokenWords): Say {
  return (key, ...[values]) => {
    const [area, name] = key.split('.') as [keyof Dictionary, never]
    return fillPlaces(words[area]?.[name] ?? key, values ?? {})
  }
}
