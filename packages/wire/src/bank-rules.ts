// The rules of bank details, as pure functions that the server and the form share.

import type { BANK_FIELD_KINDS, BankField } from './calls/payout-methods.ts'
import { type FieldProblem, isName } from './field-rules.ts'

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

/** Full-width digits become plain ones; numbers lose the gaps that cards have printed. */
export function cleanBankDetail(text: string, { kind }: Pick<BankFieldRule, 'kind'>): string {
  const plain = text.normalize(kind === 'name' ? 'NFC' : 'NFKC').trim()
  return kind === 'name' ? plain.replace(/\s+/g, ' ') : plain.replace(/[\s-]/g, '').toUpperCase()
}

function fits(text: string, { kind, minLength, maxLength }: BankFieldRule): boolean {
  const { length } = [...text]
  return length >= minLength && length <= maxLength && LOOKS[kind](text)
}

const LOOKS: { readonly [Kind in BankFieldRule['kind']]: (text: string) => boolean } = {
  name: isName,
  digits: (text) => /^[0-9]+$/.test(text),
  bic: (text) => /^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/.test(text),
  ifsc: (text) => /^[A-Z]{4}0[A-Z0-9]{6}$/.test(text),
  account: (text) => (/^[A-Z]{2}/.test(text) ? isIban(text) : /^[0-9]{5,34}$/.test(text)),
}

/** ISO 13616: the country and its check digits moved behind leave 1 modulo 97. */
function isIban(text: string): boolean {
  if (!/^[A-Z]{2}[0-9]{2}[A-Z0-9]{11,30}$/.test(text)) return false
  const moved = text.slice(4) + text.slice(0, 4)
  const digits = Array.from(moved, (letter) => Number.parseInt(letter, 36)).join('')
  return BigInt(digits) % 97n === 1n
}
