// A bank account as it was typed: cleaned, and looked at by the rules of the way to it.

import { BANK_FIELDS, type BankField } from '@fairtick/wire/calls/payout-methods'
import { type FieldProblem, isName } from '@fairtick/wire/field-rules'
import { type Declined, invalid } from '@fairtick/wire/handler'
import { BANK_WAYS, type BankFieldRule } from './bank-ways.ts'

export type BankDetails = Readonly<Record<BankField, string>> & { readonly bankWay: string }

export type TypedBank = { readonly bankWay: string } & {
  readonly [Field in BankField]?: string | undefined
}

/** What a way does not ask for is left out. */
export function checkBank(typed: TypedBank): BankDetails | Declined {
  const way = BANK_WAYS.find(({ id }) => id === typed.bankWay)
  if (way === undefined) return invalid({ bankWay: ['choice'] })
  const rules = new Map(way.fields.map((rule) => [rule.name, rule]))
  const details = BANK_FIELDS.map((name) => [name, clean(typed[name], rules.get(name))] as const)
  const wrong = details.flatMap(([name, text]) => {
    const problem = problemOf(text, rules.get(name))
    return problem === undefined ? [] : [[name, [problem]] as const]
  })
  if (wrong.length > 0) return invalid(Object.fromEntries(wrong))
  const byName = Object.fromEntries(details) as Record<BankField, string>
  return { ...byName, bankWay: way.id }
}

function problemOf(text: string, rule: BankFieldRule | undefined): FieldProblem | undefined {
  if (rule === undefined || (text === '' && !rule.required)) return undefined
  if (text === '') return 'required'
  return fits(text, rule) ? undefined : 'bank_detail'
}

/** Full-width digits become plain ones; numbers lose the gaps that cards have printed. */
function clean(text: string | undefined, rule: BankFieldRule | undefined): string {
  if (text === undefined || rule === undefined) return ''
  const plain = text.normalize(rule.kind === 'name' ? 'NFC' : 'NFKC').trim()
  return rule.kind === 'name'
    ? plain.replace(/\s+/g, ' ')
    : plain.replace(/[\s-]/g, '').toUpperCase()
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
