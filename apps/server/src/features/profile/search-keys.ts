// By what a customer is found, as keys whose beginnings are looked up: words of their names, parts
// of their number, both ends of their id.

import { plainPhone } from '@fairtick/wire/phone-number'

/** What of a customer may be searched; whatever of a document of theirs is sealed is not in it. */
export type SearchableUser = {
  readonly id: string
  readonly fullName: string
  readonly nickname: string
  readonly phoneKey: string
}

/** What of them was found. */
export type FoundBy = 'name' | 'phone' | 'id'

/** Each word is the beginning of a key, and a customer who is found has all of them. */
export type Search = { readonly by: FoundBy; readonly words: readonly string[] }

/** Fewer digits or letters of a number would find everybody. */
export const PART_MIN = 4
const WORD_MIN = 2
const WORDS_MAX = 4
/** Of one word, in signs: longer ones are found by their beginning. */
const WORD_MAX = 24

export function searchKeysOf({ id, fullName, nickname, phoneKey }: SearchableUser): string[] {
  const digits = digitsOf(phoneKey)
  const keys = [
    ...[...wordsOf(fullName), ...wordsOf(nickname)].flatMap(placesOf).map(nameKey),
    ...suffixesOf(digits, PART_MIN).map(phoneKeyOf),
    ...endsOf(id),
  ]
  return [...new Set(keys)]
}

/** What was typed may be any of these; none: it is too short to look for. */
export function searchesOf(text: string): readonly Search[] {
  const words = wordsOf(text).slice(0, WORDS_MAX)
  const whole = text.trim().toLowerCase()
  const plain = plainPhone(text).replace(/^\+/, '')
  const digits = /^[0-9]+$/.test(plain) ? plain : ''
  // A zero in front of a number without its country is not in the number with it.
  const parts = [...new Set([digits, digits.replace(/^0+/, '')])]
  return [
    ...(words.length > 0 && words.every(isEnough)
      ? [{ by: 'name' as const, words: words.map(nameKey) }]
      : []),
    ...parts
      .filter((part) => part.length >= PART_MIN)
      .map((part) => ({ by: 'phone' as const, words: [phoneKeyOf(part)] })),
    ...(/^[\w-]+$/.test(whole) && whole.length >= PART_MIN
      ? endsOf(whole).map((end) => ({ by: 'id' as const, words: [end] }))
      : []),
  ]
}

/** Whether the customer's own row says what the key that found them said. */
export function isFoundBy(user: SearchableUser, { words }: Search): boolean {
  const keys = searchKeysOf(user)
  return words.every((word) => keys.some((key) => key.startsWith(word)))
}

/** Of all keys that begin with it: none sorts behind this one. */
export function endOfKeys(beginning: string): string {
  return `${beginning}\u{10ffff}`
}

const nameKey = (word: string) => `n${word}`
const phoneKeyOf = (digits: string) => `p${digits}`

/** People read an id out from its beginning, or tell its end. */
function endsOf(id: string): string[] {
  const plain = id.toLowerCase()
  return [`i${plain}`, `e${[...plain].toReversed().join('')}`]
}

function wordsOf(text: string): string[] {
  const plain = text.normalize('NFKC').toLowerCase()
  return plain.match(/[\p{L}\p{M}\p{N}]+/gu)?.map(cut) ?? []
}

const cut = (word: string) => [...word].slice(0, WORD_MAX).join('')

/** Scripts that put no spaces between words: a given name stands in the middle. */
const WITHOUT_SPACES =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u

function placesOf(word: string): string[] {
  return WITHOUT_SPACES.test(word) ? suffixesOf(word, 1) : [word]
}

function suffixesOf(text: string, shortest: number): string[] {
  const signs = [...text]
  const count = Math.max(0, signs.length - shortest + 1)
  return Array.from({ length: count }, (_, place) => signs.slice(place).join(''))
}

/** One letter of an alphabet begins too many names; one of these may be a whole name. */
function isEnough(word: string): boolean {
  return WITHOUT_SPACES.test(word) || [...word].length >= WORD_MIN
}

function digitsOf(phone: string): string {
  return phone.replace(/^\+/, '')
}
