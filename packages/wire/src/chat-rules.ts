// What the chat asks of texts, as pure functions that the server and the screens share.

export const CHAT_TEXT_MAX = 4_000
/** Of one customer; a visitor may send fewer. */
export const CHAT_MESSAGES_A_MINUTE = 20
export const CHAT_VISITOR_MESSAGES_A_MINUTE = 5
export const CHAT_PICTURES_A_DAY = 30
/** Messages of one answer. */
export const CHAT_PAGE = 50
/** Somebody who writes is told of at most so often, and for so long. */
export const TYPING_EVERY_MS = 3_000
export const TYPING_LIFE_MS = 6_000

/** 128 random bits or more. */
const VISITOR_TOKEN = /^[A-Za-z0-9_-]{22,64}$/

export function isVisitorToken(text: string): boolean {
  return VISITOR_TOKEN.test(text)
}

/** What should not go into a chat unseen. */
export type SensitiveKind = 'card_number' | 'fund_password' | 'address'

export type Sensitive = {
  readonly kind: SensitiveKind
  readonly text: string
  readonly start: number
}

/** Digits with single spaces or dashes between them; letters of Japanese may stand beside. */
const CARD = /(?<![A-Za-z\p{N}])\p{Nd}(?:[ -]?\p{Nd}){12,18}(?![A-Za-z\p{N}])/gu
const SIX_DIGITS = /(?<![A-Za-z\p{N}.,:/-])\p{Nd}{6}(?![A-Za-z\p{N}:/-]|[.,]\p{Nd})/gu
/** Ethereum, Tron, Bitcoin (old and new), and the long names of other chains. */
const ADDRESS =
  /(?<![A-Za-z0-9])(?:0x[0-9a-fA-F]{40}|T[1-9A-HJ-NP-Za-km-z]{33}|[13][1-9A-HJ-NP-Za-km-z]{25,34}|(?:bc|tb|ltc)1[02-9ac-hj-np-z]{20,87}|[1-9A-HJ-NP-Za-km-z]{43,44})(?![A-Za-z0-9])/gi

/** In the order of the text; `ours` are addresses that may stand there. */
export function findSensitive(text: string, ours: readonly string[] = []): readonly Sensitive[] {
  const known = new Set(ours)
  const cards = found(text, CARD, 'card_number').filter((one) => isCardNumber(one.text))
  const passwords = found(text, SIX_DIGITS, 'fund_password')
  const addresses = found(text, ADDRESS, 'address').filter((one) => !known.has(one.text))
  return [...cards, ...passwords, ...addresses].sort((a, b) => a.start - b.start)
}

/** For lists: what `findSensitive` knows is hidden. */
export function maskSensitive(text: string): string {
  let masked = text
  for (const one of findSensitive(text)) {
    const { start } = one
    const dots = '•'.repeat(one.text.length)
    masked = masked.slice(0, start) + dots + masked.slice(start + one.text.length)
  }
  return masked
}

function found(text: string, form: RegExp, kind: SensitiveKind): Sensitive[] {
  return [...text.matchAll(form)].map((match) => ({ kind, text: match[0], start: match.index }))
}

/** 13 to 19 digits with the check digit of Luhn. */
function isCardNumber(text: string): boolean {
  const digits = [...text].filter((letter) => letter !== ' ' && letter !== '-').map(digitOf)
  const sum = digits.reverse().reduce((total, digit, place) => {
    const weighed = place % 2 === 0 ? digit : 2 * digit
    return total + (weighed > 9 ? weighed - 9 : weighed)
  }, 0)
  return digits.some((digit) => digit !== 0) && sum % 10 === 0
}

/** Full-width digits of Japanese keyboards are digits as well, and so are those of Thai. */
function digitOf(letter: string): number {
  const ascii = letter.normalize('NFKC')
  const thai = '๐๑๒๓๔๕๖๗๘๙'.indexOf(letter)
  return thai >= 0 ? thai : Number(ascii)
}
