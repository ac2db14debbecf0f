// One spelling of a phone number, E.164, for everything that is typed: both sides use it.

/**
 * Dialling codes on offer. In each of these countries a leading 0 is dropped behind the code;
 * `digits` are the fewest and most that a number has without it.
 */
export const DIALLING_CODES = [
  { region: 'JP', code: '+81', digits: [9, 10] },
  { region: 'CN', code: '+86', digits: [10, 11] },
  { region: 'KR', code: '+82', digits: [8, 10] },
  { region: 'TH', code: '+66', digits: [8, 9] },
  { region: 'MY', code: '+60', digits: [8, 10] },
  { region: 'HK', code: '+852', digits: [8, 8] },
  { region: 'TW', code: '+886', digits: [8, 9] },
  { region: 'SG', code: '+65', digits: [8, 8] },
  { region: 'VN', code: '+84', digits: [9, 10] },
  { region: 'ID', code: '+62', digits: [8, 12] },
  { region: 'PH', code: '+63', digits: [8, 10] },
  { region: 'IN', code: '+91', digits: [10, 10] },
  { region: 'US', code: '+1', digits: [10, 10] },
  { region: 'GB', code: '+44', digits: [9, 10] },
  { region: 'AU', code: '+61', digits: [9, 9] },
  { region: 'DE', code: '+49', digits: [7, 11] },
  { region: 'FR', code: '+33', digits: [9, 9] },
] as const

type Country = (typeof DIALLING_CODES)[number]
export type DiallingCode = Country['code']

/** Of a number with neither a code nor a country (docs/decisions/0048). */
const HOME: Country = DIALLING_CODES[0]

const E164_MIN = 10
const E164_MAX = 15

/**
 * Digits with an optional leading plus, of full-width and Thai ones too. What is put between them
 * goes, and the unseen marks that come along when a number is copied from a list of contacts.
 */
export function plainPhone(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[๐-๙]/g, (digit) => String('๐๑๒๓๔๕๖๗๘๙'.indexOf(digit)))
    .replace(/[\s\p{Cf}()./\u2010-\u2015\u2212\u30fc-]/gu, '')
}

/**
 * The number as E.164 has it, `+819012345678`: of `090…`, `+81 90…`, `+81 (0)90…`, `0081…` and
 * `8190…`. `chosen` is the country of a number without its code. Undefined: it cannot be one.
 */
export function canonicalPhone(text: string, chosen?: DiallingCode): string | undefined {
  // No code begins with 0: what stands behind a plus is then a number without its code.
  const plain = plainPhone(text).replace(/^00/, '+').replace(/^\+0/, '0')
  if (!/^\+?[0-9]+$/.test(plain)) return undefined
  const number = plain.startsWith('+') ? plain : withCode(plain, chosen)
  if (number === undefined) return undefined
  const country = countryOf(number)
  const whole = country ? country.code + nationalPart(number, country) : number
  const { length } = whole.slice(1)
  return /^\+[1-9]/.test(whole) && length >= E164_MIN && length <= E164_MAX ? whole : undefined
}

/** Spec §5: at least 10 digits, here with the country's. */
export function isPhone(text: string): boolean {
  return canonicalPhone(text) !== undefined
}

/** The code that the number begins with, if it is one of those on offer. */
export function diallingCodeOf(text: string): DiallingCode | undefined {
  return countryOf(plainPhone(text))?.code
}

/** What was typed behind the code of a country on offer. */
export function withoutDiallingCode(text: string): string {
  const plain = plainPhone(text)
  const country = countryOf(plain)
  return country ? nationalPart(plain, country) : plain
}

/** What a number without its code may be: one in each country on offer, or the whole of it. */
export function possiblePhones(text: string): readonly string[] {
  const numbers = DIALLING_CODES.map(({ code }) => canonicalPhone(text, code))
  return [...new Set([canonicalPhone(text), ...numbers])].filter((number) => number !== undefined)
}

/** A number that begins with neither a plus nor 00. */
function withCode(digits: string, chosen: DiallingCode | undefined): string | undefined {
  const own = DIALLING_CODES.filter(({ code }) => code === chosen)
  if (digits.startsWith('0')) {
    const [country = HOME] = own
    return digits.length > country.digits[0] ? country.code + digits : undefined
  }
  const national = own.find((country) => fitsPlan(digits, country))
  return (
    withOwnCode(digits, own) ??
    (national && national.code + digits) ??
    withOwnCode(digits, DIALLING_CODES)
  )
}

/** `8190…` is `+8190…` where what is left behind the code is as long as a number there is. */
function withOwnCode(digits: string, countries: readonly Country[]): string | undefined {
  const number = `+${digits}`
  const country = countries.find(({ code }) => number.startsWith(code))
  return country && fitsPlan(nationalPart(number, country), country) ? number : undefined
}

function fitsPlan({ length }: string, { digits: [fewest, most] }: Country): boolean {
  return length >= fewest && length <= most
}

/** No code on offer begins another one. */
function countryOf(number: string): Country | undefined {
  return DIALLING_CODES.find(({ code }) => number.startsWith(code))
}

function nationalPart(number: string, { code }: Country): string {
  return number.slice(code.length).replace(/^0/, '')
}
