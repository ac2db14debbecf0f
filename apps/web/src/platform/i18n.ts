// The texts of the chosen language: only that one is loaded, and a missing key does not compile.

import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@fairtick/wire/languages'
import type { ContractWords } from '@fairtick/words/en/contract-words'
import type { DoorWords } from '@fairtick/words/en/door-words'
import type { MoneyWords } from '@fairtick/words/en/money-words'
import type { ScreenWords } from '@fairtick/words/en/screen-words'
import type { SessionWords } from '@fairtick/words/en/session-words'
import type { TradeWords } from '@fairtick/words/en/trade-words'
import { fillIn } from '@fairtick/words/fill-in'
import { useSyncExternalStore } from 'react'
import { keepText } from './kept-text.ts'

type Dictionary = DoorWords & SessionWords & ScreenWords & TradeWords & ContractWords & MoneyWords

export type TextKey = {
  [Area in keyof Dictionary]: `${Area}.${keyof Dictionary[Area] & string}`
}[keyof Dictionary]

/** Says a text, its `{{places}}` filled in. */
export type Say = (key: TextKey, values?: Readonly<Record<string, string | number>>) => string

type Spoken = { readonly language: Language; readonly t: Say }

/** `door`: what coming in needs; `trade`: what looking at prices needs; `all` screens. */
export type Scope = 'door' | 'trade' | 'all'

/** Words that are loaded together, when the first screen that speaks them is. */
type Part = 'door' | 'session' | 'screens' | 'trade' | 'contracts' | 'money'

type LoadPart = () => Promise<Partial<Dictionary>>

const LOADERS: Record<Language, Record<Part, LoadPart>> = {
  ja: {
    door: async () => (await import('@fairtick/words/ja/door-words')).doorWords,
    session: async () => (await import('@fairtick/words/ja/session-words')).sessionWords,
    screens: async () => (await import('@fairtick/words/ja/screen-words')).screenWords,
    trade: async () => (await import('@fairtick/words/ja/trade-words')).tradeWords,
    contracts: async () => (await import('@fairtick/words/ja/contract-words')).contractWords,
    money: async () => (await import('@fairtick/words/ja/money-words')).moneyWords,
  },
  zh: {
    door: async () => (await import('@fairtick/words/zh/door-words')).doorWords,
    session: async () => (await import('@fairtick/words/zh/session-words')).sessionWords,
    screens: async () => (await import('@fairtick/words/zh/screen-words')).screenWords,
    trade: async () => (await import('@fairtick/words/zh/trade-words')).tradeWords,
    contracts: async () => (await import('@fairtick/words/zh/contract-words')).contractWords,
    money: async () => (await import('@fairtick/words/zh/money-words')).moneyWords,
  },
  en: {
    door: async () => (await import('@fairtick/words/en/door-words')).doorWords,
    session: async () => (await import('@fairtick/words/en/session-words')).sessionWords,
    screens: async () => (await import('@fairtick/words/en/screen-words')).screenWords,
    trade: async () => (await import('@fairtick/words/en/trade-words')).tradeWords,
    contracts: async () => (await import('@fairtick/words/en/contract-words')).contractWords,
    money: async () => (await import('@fairtick/words/en/money-words')).moneyWords,
  },
  ko: {
    door: async () => (await import('@fairtick/words/ko/door-words')).doorWords,
    session: async () => (await import('@fairtick/words/ko/session-words')).sessionWords,
    screens: async () => (await import('@fairtick/words/ko/screen-words')).screenWords,
    trade: async () => (await import('@fairtick/words/ko/trade-words')).tradeWords,
    contracts: async () => (await import('@fairtick/words/ko/contract-words')).contractWords,
    money: async () => (await import('@fairtick/words/ko/money-words')).moneyWords,
  },
  th: {
    door: async () => (await import('@fairtick/words/th/door-words')).doorWords,
    session: async () => (await import('@fairtick/words/th/session-words')).sessionWords,
    screens: async () => (await import('@fairtick/words/th/screen-words')).screenWords,
    trade: async () => (await import('@fairtick/words/th/trade-words')).tradeWords,
    contracts: async () => (await import('@fairtick/words/th/contract-words')).contractWords,
    money: async () => (await import('@fairtick/words/th/money-words')).moneyWords,
  },
  ms: {
    door: async () => (await import('@fairtick/words/ms/door-words')).doorWords,
    session: async () => (await import('@fairtick/words/ms/session-words')).sessionWords,
    screens: async () => (await import('@fairtick/words/ms/screen-words')).screenWords,
    trade: async () => (await import('@fairtick/words/ms/trade-words')).tradeWords,
    contracts: async () => (await import('@fairtick/words/ms/contract-words')).contractWords,
    money: async () => (await import('@fairtick/words/ms/money-words')).moneyWords,
  },
}

/** Local storage key `language` (spec §3). */
const keptLanguage = keepText('language')
const listeners = new Set<() => void>()
let spoken: Spoken = { language: chosenLanguage(), t: (key) => key }
/** The language that was asked for last. */
let wanted = spoken.language
/** Asked for at least once; a change of language loads all of them. */
const wantedParts = new Set<Part>(['door'])
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

const PARTS: Record<Scope, readonly Part[]> = {
  door: ['door', 'session'],
  trade: ['door', 'trade'],
  all: ['door', 'session', 'trade', 'screens'],
}

/** The same for the words of contracts: who only looks at prices does without them. */
export async function speakContracts(): Promise<void> {
  await speakPart('contracts')
}

/** The same for the words of money in and out; `beforeLoad` of the routes that move it. */
export async function speakMoney(): Promise<void> {
  await speakPart('money')
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

/** Who asked before is done when the newest is: it brings his words too. */
function load(language: Language): Promise<void> {
  wanted = language
  const parts = [...wantedParts]
  const loaded: Promise<void> = Promise.all(parts.map((part) => LOADERS[language][part]())).then(
    (words) => (loaded === newestLoad ? speakNow(language, parts, words) : newestLoad),
    (error: unknown) => (loaded === newestLoad ? forgetLost(error) : newestLoad),
  )
  newestLoad = loaded
  return loaded
}

function speakNow(
  language: Language,
  parts: readonly Part[],
  words: readonly Partial<Dictionary>[],
): void {
  const all: Partial<Dictionary> = {}
  for (const part of words) Object.assign(all, part)
  spoken = { language, t: sayFrom(all) }
  spokenParts = new Set(parts)
  for (const listener of listeners) listener()
}

/** What did not come must not keep what is asked for next from coming. */
function forgetLost(error: unknown): never {
  wanted = spoken.language
  for (const part of wantedParts) {
    if (part !== 'door' && !spokenParts.has(part)) wantedParts.delete(part)
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

function useSpoken(): Spoken {
  return useSyncExternalStore(subscribe, () => spoken)
}

export function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function sayFrom(words: Partial<Dictionary>): Say {
  return (key, values = {}) => {
    const [area, name] = key.split('.') as [keyof Dictionary, never]
    return fillIn(words[area]?.[name] ?? key, values)
  }
}
