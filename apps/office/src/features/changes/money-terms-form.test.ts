// Holds the form of the money terms: what is shown is what is asked for.

import { expect, test } from 'vitest'
import {
  MONEY_FIELDS,
  type MoneyTerms,
  moneyDraft,
  readMoneyTerms,
  wrongMoneyFields,
} from './money-terms-form.ts'

const METHOD = { feeRate: '0.001', feeFixed: '1', min: '20', max: '50000' }
const TERMS: MoneyTerms = {
  withdrawals: {
    ...{ taxRate: '0.2', taxBase: 'gains', windowMode: 'queue' },
    methods: { bank: METHOD, wallet: { ...METHOD, feeRate: '0' } },
  },
  rewardRates: ['0.1', '0.05'],
  vipLevels: ['0', '100', '200', '300', '400', '500'].map((volume, level) => ({
    volume,
    feeDiscount: `0${level === 0 ? '' : `.0${level}`}`,
  })),
}

test('untouched it asks for what stands, and each field has its input', () => {
  const draft = moneyDraft(TERMS)
  expect(readMoneyTerms(draft)).toEqual(TERMS)
  expect(wrongMoneyFields(draft)).toEqual(new Set())
  expect(new Set(MONEY_FIELDS.map(({ name }) => name))).toEqual(new Set(Object.keys(draft)))
})

test('what cannot be read is wrong, as is a level left out between others', () => {
  const draft = { ...moneyDraft(TERMS), taxBase: 'all', 'bank min': '', 'reward 0': '' }
  expect(wrongMoneyFields(draft)).toEqual(new Set(['taxBase', 'bank min', 'reward 0']))
})
