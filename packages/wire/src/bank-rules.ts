// The rules of bank details, as pure functions that the server and the form share.

import type { BANK_FIELD_KINDS, BankField } from './calls/payout-methods.ts'
import { type FieldProblem, isName } from './field-rules.ts'
import { orUnknown } from './or-unknown.ts'

/** What a way to the bank asks of one field. */
export type BankFieldRule = {
  readonly name: BankField
  readonly required: boolean
  readonly kind: (typeof BANK_FIELD_KINDS)[number]
  readonly minLength: number
  readonly maxLength: number
}

/** What is wrong with a cleaned detail, if anything. */
export function bankDetailProblem(text: string, rule: BankFieldRule): FieldProblem | undefined {
  if (text === '') return rule.required ? 'required' : undefined
  return fits(text, rule) ? undefined : 'bank_detail'
}

/** Numbers become plain and lose the gaps that cards have printed. */
export function cleanBankDetail(text: string, { kind }: Pick<BankFieldRule, 'kind'>): string {
  if (kind === 'name') return text.normalize('NFC').trim().replace(/\s+/g, ' ')
  return plainCharacters(text).replace(/[\s-]/g, '').toUpperCase()
}

/** Full-width characters and Thai digits; NFKC would also make a 2 of ² and ②. */
function plainCharacters(text: string): string {
  return text
    .replace(/[！-～]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
}

function fits(text: string, { kind, minLength, maxLength }: BankFieldRule): boolean {
  const { length } = [...text]
  return length >= minLength && length <= maxLength && LOOKS[kind](text)
}

type Looks = { readonly [Kind in BankFieldRule['kind']]: (text: string) => boolean }

const LOOKS: Looks = orUnknown(
  {
    name: isName,
    digits: (text) => /^[0-9]+$/.test(text),
    bic: (text) => /^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/.test(text),
    ifsc: (text) => /^[A-Z]{4}0[A-Z0-9]{6}$/.test(text),
    account: (text) => (/^[A-Z]{2}/.test(text) ? isIban(text) : /^[0-9]{5,34}$/.test(text)),
  } satisfies Looks,
  // A kind that is newer than this client: the server judges it.
  () => true,
)

/** ISO 13616: the country and its check digits moved behind leave 1 modulo 97. */
function isIban(text: string): boolean {
  if (!/^[A-Z]{2}[0-9]{2}[A-Z0-9]{11,30}$/.test(text)) return false
  const moved = text.slice(4) + text.slice(0, 4)
  const digits = Array.from(moved, (letter) => Number.parseInt(letter, 36)).join('')
  return BigInt(digits) % 97n === 1n
}
