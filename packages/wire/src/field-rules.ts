// The rules of form fields, as pure functions that the server's schemas and the forms share.

/** Why a field is wrong; the screens and the server have a sentence for each. */
export const FIELD_PROBLEMS = [
  'required',
  'invalid',
  'unknown_field',
  'too_long',
  'decimal',
  'too_many_decimals',
  'below_minimum',
  'above_maximum',
  'phone',
  'email',
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
  'bank_detail',
] as const

export type FieldProblem = (typeof FIELD_PROBLEMS)[number]

export const PASSWORD_MIN = 8
export const PASSWORD_MAX = 128
export const NICKNAME_MIN = 2
export const NICKNAME_MAX = 10
export const NAME_MAX = 80
export const EMAIL_MAX = 254

/** Decimal text as TR-1.3 has it: ASCII digits, at most 12 before the point. */
export function isDecimalText(text: string): boolean {
  return /^[0-9]{1,12}(\.[0-9]{1,18})?$/.test(text)
}

/** What is wrong with an amount of money, if anything: at most 6 decimals (REL-39). */
export function amountProblem(text: string): FieldProblem | undefined {
  if (!/^[0-9]{1,12}(\.[0-9]+)?$/.test(text)) return 'decimal'
  return /\.[0-9]{7,}$/.test(text) ? 'too_many_decimals' : undefined
}

/** At least 10 digits, with or without a leading + (spec §5). */
export function isPhone(text: string): boolean {
  return /^\+?[0-9]{10,15}$/.test(text)
}

export function isEmail(text: string): boolean {
  return text.length <= EMAIL_MAX && /^[^\s@<>"]+@[^\s@.<>"]+(\.[^\s@.<>"]+)+$/.test(text)
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
