// The rules of form fields, as pure functions that the server's schemas and the forms share.

/** Why a field is wrong; the screens and the server have a sentence for each, which says it all. */
export const FIELD_PROBLEMS = [
  'required',
  'invalid',
  'unknown_field',
  'decimal',
  'too_many_decimals',
  'phone',
  'email',
  'email_plain',
  'code',
  'password_short',
  'password_long',
  'password_common',
  'password_personal',
  'password_mismatch',
  'nickname',
  'agree',
  'choice',
  'whole_number',
  'fund_password',
  'fund_password_common',
  'fund_password_login',
  'address',
  'address_checksum',
  'address_link',
  'address_contract',
  'address_burn',
  'bank_detail',
  'ends_before_start',
  'nothing_left',
  'profit_claim',
  'result_claim',
  'contact_detail',
  'name_taken',
] as const

export type FieldProblem = (typeof FIELD_PROBLEMS)[number]

/** Those whose sentence names a bound, and by which name. */
export const BOUND_NAMES = {
  too_long: 'maximum',
  below_minimum: 'minimum',
  above_maximum: 'maximum',
  /** Of terms: further than one change, or the changes of a month, may go. */
  above_step: 'maximum',
  below_step: 'minimum',
  not_a_step: 'step',
  not_offered: 'offered',
  rest_too_small: 'minimum',
  too_many_days: 'days',
  /** Named without one it is `AMOUNT_DECIMALS`. */
  too_many_decimals: 'maximum',
} as const

export type BoundProblem = keyof typeof BOUND_NAMES

/** A problem with the bound that its sentence names: a field that lacks it does not compile. */
export type BoundComplaint = {
  readonly [Problem in BoundProblem]: {
    readonly problem: Problem
    readonly values: Readonly<Record<(typeof BOUND_NAMES)[Problem], string | number>>
  }
}[BoundProblem]

/** What is wrong with a field, with what its sentence names. */
export type FieldComplaint = FieldProblem | BoundComplaint

/** The complaint of a problem whose bound is known at run time only. */
export function boundComplaint(problem: BoundProblem, bound: string | number): BoundComplaint {
  return { problem, values: { [BOUND_NAMES[problem]]: bound } } as BoundComplaint
}

export function isBoundProblem(text: string): text is BoundProblem {
  return Object.hasOwn(BOUND_NAMES, text)
}

export const PASSWORD_MIN = 8
export const PASSWORD_MAX = 128
export const NICKNAME_MIN = 2
export const NICKNAME_MAX = 10
export const NAME_MAX = 80
/** Of an amount of money (REL-39). */
export const AMOUNT_DECIMALS = 6

/** Decimal text as TR-1.3 has it: ASCII digits, at most 12 before the point. */
export function isDecimalText(text: string): boolean {
  return /^[0-9]{1,12}(\.[0-9]{1,18})?$/.test(text)
}

/** Whether it is a zone of the time-zone database. */
export function isTimeZone(text: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: text })
    return true
  } catch {
    return false
  }
}

/** What is wrong with an amount, if anything. */
export function amountProblem(
  text: string,
  decimals: number = AMOUNT_DECIMALS,
): 'decimal' | 'whole_number' | 'too_many_decimals' | undefined {
  if (!/^[0-9]{1,12}(\.[0-9]+)?$/.test(text)) return 'decimal'
  const [, fraction = ''] = text.split('.')
  if (fraction.length <= decimals) return undefined
  return decimals === 0 ? 'whole_number' : 'too_many_decimals'
}

/** The same, with the bound that its sentence names. */
export function amountComplaint(text: string, decimals: number): FieldComplaint | undefined {
  const problem = amountProblem(text, decimals)
  return problem === 'too_many_decimals' ? boundComplaint(problem, decimals) : problem
}

/** Six digits of a mailed code. */
export function isCode(text: string): boolean {
  return /^[0-9]{6}$/.test(text)
}

export const OTP_MAX = 400
export const PASSKEY_NAME_MAX = 40

/** A code of an app or a mail, a recovery code, or what a passkey was exchanged for. */
export function isSecondProof(text: string): boolean {
  return isCode(text) || isRecoveryCode(text) || isPasskeyProof(text)
}

/** Twelve letters and digits in groups of four, however they were typed. */
export function isRecoveryCode(text: string): boolean {
  return /^[2-9A-HJ-NP-Z]{12}$/.test(plainRecoveryCode(text))
}

export function plainRecoveryCode(text: string): string {
  return text.replace(/[\s-]/g, '').toUpperCase()
}

export function isPasskeyProof(text: string): boolean {
  return /^pk\.[A-Za-z0-9_-]{1,64}\.[A-Za-z0-9_-]{40,320}$/.test(text)
}

/** The second factor of staff: of the app, or what a passkey was exchanged for. */
export function isFactorProof(text: string): boolean {
  return isCode(text) || isPasskeyProof(text)
}

/** Length only; no composition rules. Common passwords are the server's to know. */
export function passwordProblem(text: string): FieldProblem | undefined {
  const { length } = [...text]
  if (length < PASSWORD_MIN) return 'password_short'
  return length > PASSWORD_MAX ? 'password_long' : undefined
}

/** Six digits that are no row and no repetition: what is tried first opens nothing. */
export function fundPasswordProblem(text: string): FieldProblem | undefined {
  if (!/^[0-9]{6}$/.test(text)) return 'fund_password'
  const isRow = '01234567890'.includes(text) || '09876543210'.includes(text)
  return isRow || /^(.{1,3})\1+$/.test(text) ? 'fund_password_common' : undefined
}

/** 2 to 10 graphemes: letters of the six languages and digits (spec §5). */
export function isNickname(text: string): boolean {
  const graphemes = countGraphemes(text)
  const letters =
    /^[\p{Script=Latin}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}ー0-9]+$/u
  const isLong = graphemes >= NICKNAME_MIN && graphemes <= NICKNAME_MAX
  return isLong && letters.test(text) && visiblePart(text) === text
}

/** A full name: one line with a letter in it, without anything that turns the text around. */
export function isName(text: string): boolean {
  const unfit = /[\p{Cc}\p{Zl}\p{Zp}\u200e\u200f\u202a-\u202e\u2066-\u2069]/u
  return !unfit.test(text) && /\p{L}/u.test(visiblePart(text))
}

/** Without what takes no room on a screen: fillers, joiners, marks of direction. */
function visiblePart(text: string): string {
  return text.replace(/\p{Default_Ignorable_Code_Point}/gu, '')
}

export function countGraphemes(text: string): number {
  return [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text)].length
}

/** Text a person typed: well-formed, no control characters (NUL, lone surrogates …). */
export function isPlainText(text: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  return text.isWellFormed() && !/[\u0000-\u0008\u000b-\u001f\u007f]/.test(text)
}
