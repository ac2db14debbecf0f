// A bank account as it was typed: cleaned, and looked at by the rules of the way to it.

import { bankDetailProblem, cleanBankDetail } from '@fairtick/wire/bank-rules'
import { BANK_FIELDS, type BankField } from '@fairtick/wire/calls/payout-methods'
import { type Declined, invalid } from '@fairtick/wire/handler'
import { BANK_CHANNELS } from './bank-channels.ts'

export type BankDetails = Readonly<Record<BankField, string>> & { readonly bankWay: string }

export type TypedBank = { readonly bankWay: string } & {
  readonly [Field in BankField]?: string | undefined
}

/** What a way does not ask for is left out. */
export function checkBank(typed: TypedBank): BankDetails | Declined {
  const way = BANK_CHANNELS.find(({ id }) => id === typed.bankWay)
  if (way === undefined) return invalid({ bankWay: ['choice'] })
  const rules = new Map(way.fields.map((rule) => [rule.name, rule]))
  const details = BANK_FIELDS.map((name) => {
    const rule = rules.get(name)
    return [name, rule === undefined ? '' : cleanBankDetail(typed[name] ?? '', rule)] as const
  })
  const wrong = details.flatMap(([name, text]) => {
    const rule = rules.get(name)
    const problem = rule && bankDetailProblem(text, rule)
    return problem === undefined ? [] : [[name, [problem]] as const]
  })
  if (wrong.length > 0) return invalid(Object.fromEntries(wrong))
  const byName = Object.fromEntries(details) as Record<BankField, string>
  return { ...byName, bankWay: way.id }
}
