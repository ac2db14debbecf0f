// Channels to a bank account, as data: which details each needs and what they look like.

import type { BankFieldRule } from '@fairtick/wire/bank-rules'
import type { BankField } from '@fairtick/wire/calls/payout-methods'
import { NAME_MAX } from '@fairtick/wire/field-rules'
import type { Language } from '@fairtick/wire/languages'

export type BankChannel = {
  readonly id: string
  /** ISO 3166; null: anywhere. */
  readonly country: string | null
  readonly currency: string
  /** Whose customers are likely to need it, most likely first. */
  readonly languages: readonly Language[]
  readonly fields: readonly BankFieldRule[]
}

const ALL: readonly Language[] = ['ja', 'zh', 'en', 'ko', 'th', 'ms']

const name = (field: BankField): BankFieldRule => ({
  ...{ name: field, required: true, kind: 'name', minLength: 1, maxLength: NAME_MAX },
})
const digits = (field: BankField, minLength: number, maxLength = minLength): BankFieldRule => ({
  ...{ name: field, required: true, kind: 'digits', minLength, maxLength },
})
const bic = (required: 'required' | 'optional'): BankFieldRule => ({
  ...{ name: 'bankCode', required: required === 'required', kind: 'bic' },
  ...{ minLength: 8, maxLength: 11 },
})
const NAMES = [name('accountName'), name('bankName'), name('branchName')]
const IFSC: BankFieldRule = {
  ...{ name: 'ifsc', required: true, kind: 'ifsc', minLength: 11, maxLength: 11 },
}
const ANY_ACCOUNT: BankFieldRule = {
  ...{ name: 'cardNumber', required: true, kind: 'account', minLength: 5, maxLength: 34 },
}

export const BANK_CHANNELS: readonly BankChannel[] = [
  {
    ...{ id: 'jp', country: 'JP', currency: 'JPY', languages: ['ja'] },
    fields: [...NAMES, digits('branchNumber', 3), bic('optional'), digits('cardNumber', 7)],
  },
  {
    ...{ id: 'cn', country: 'CN', currency: 'CNY', languages: ['zh'] },
    fields: [...NAMES, digits('branchNumber', 12), bic('optional'), digits('cardNumber', 12, 19)],
  },
  {
    ...{ id: 'kr', country: 'KR', currency: 'KRW', languages: ['ko'] },
    fields: [...NAMES, digits('branchNumber', 3, 7), bic('optional'), digits('cardNumber', 10, 16)],
  },
  {
    ...{ id: 'th', country: 'TH', currency: 'THB', languages: ['th'] },
    fields: [...NAMES, digits('branchNumber', 3, 4), bic('optional'), digits('cardNumber', 10, 15)],
  },
  {
    ...{ id: 'my', country: 'MY', currency: 'MYR', languages: ['ms'] },
    fields: [...NAMES, digits('branchNumber', 3, 6), bic('optional'), digits('cardNumber', 6, 17)],
  },
  {
    ...{ id: 'in', country: 'IN', currency: 'INR', languages: ['en'] },
    fields: [...NAMES, digits('branchNumber', 3, 6), IFSC, digits('cardNumber', 9, 18)],
  },
  {
    ...{ id: 'swift', country: null, currency: 'USD', languages: ALL },
    fields: [...NAMES, digits('branchNumber', 3, 12), bic('required'), ANY_ACCOUNT],
  },
]
