// The form of a bank account: fields as data, cleaned as the server cleans them.

import { describe, expect, it } from 'vitest'
import { type BankWay, bankRequest, checkBank, emptyBank, sortedWays } from './bank-form.ts'

const rule = (
  name: BankWay['fields'][number]['name'],
  kind: BankWay['fields'][number]['kind'],
  [minLength, maxLength]: readonly [number, number],
  required = true,
) => ({ name, required, kind, minLength, maxLength })

const JAPAN: BankWay = {
  ...{ id: 'jp', country: 'JP', currency: 'JPY', languages: ['ja'] },
  fields: [
    rule('accountName', 'name', [1, 80]),
    rule('bankName', 'name', [1, 80]),
    rule('branchName', 'name', [1, 80]),
    rule('branchNumber', 'digits', [3, 3]),
    rule('bankCode', 'bic', [8, 11], false),
    rule('cardNumber', 'digits', [7, 7]),
  ],
}
const typed = {
  ...emptyBank('サトウ　ミナ'),
  ...{ bankName: 'みずほ銀行', branchName: '渋谷', branchNumber: '０１２', otp: '123456' },
  cardNumber: '123-4567',
}

describe('the form of a bank account', () => {
  it('is right as people type it', () => {
    expect(checkBank(JAPAN)(typed)).toEqual({})
  })

  it('names what its way asks for, and nothing else', () => {
    expect(checkBank(JAPAN)({ ...typed, branchNumber: '12', cardNumber: '', ifsc: 'x' })).toEqual({
      branchNumber: 'bank_detail',
      cardNumber: 'required',
    })
    expect(checkBank(JAPAN)({ ...typed, bankCode: 'MHCBJP' })).toEqual({ bankCode: 'bank_detail' })
  })

  it('sends cleaned details, none that are empty, and a change as one', () => {
    const sent = bankRequest(typed, JAPAN, 'first')
    expect(sent).toEqual({
      ...{ accountName: 'サトウ ミナ', bankName: 'みずほ銀行', branchName: '渋谷' },
      ...{ branchNumber: '012', cardNumber: '1234567', bankWay: 'jp', branchOtp: '123456' },
    })
    expect(bankRequest(typed, JAPAN, 'change')).toEqual({ ...sent, update: true })
  })

  it('puts the ways of the language first, then the one for anywhere', () => {
    const way = (id: string, country: string | null, language: 'ja' | 'th'): BankWay => ({
      ...{ id, country, currency: 'USD', languages: [language], fields: [] },
    })
    const ways = [way('jp', 'JP', 'ja'), way('th', 'TH', 'th'), way('swift', null, 'ja')]
    expect(sortedWays(ways, 'th').map(({ id }) => id)).toEqual(['th', 'swift', 'jp'])
  })
})
