// The rules of bank details: by kind, with their lengths, and cleaned as people type them.

import { describe, expect, it } from 'vitest'
import { type BankFieldRule, bankDetailProblem, cleanBankDetail } from './bank-rules.ts'

const rule = (
  kind: BankFieldRule['kind'],
  minLength: number,
  maxLength: number,
): BankFieldRule => ({
  ...{ name: 'cardNumber', required: true, kind, minLength, maxLength },
})

describe('a detail of a bank account', () => {
  it('loses gaps and full-width digits, and keeps the blanks of a name', () => {
    expect(cleanBankDetail(' １２３-45 67 ', { kind: 'digits' })).toBe('1234567')
    expect(cleanBankDetail('gb29 nwbk 6016', { kind: 'account' })).toBe('GB29NWBK6016')
    expect(cleanBankDetail('  Mina   Sato ', { kind: 'name' })).toBe('Mina Sato')
  })

  it('is a number in Thai digits, and none in what only looks like one', () => {
    expect(cleanBankDetail('๑๒๓-๔๕๖๗', { kind: 'digits' })).toBe('1234567')
    expect(cleanBankDetail('ＧＢ29', { kind: 'account' })).toBe('GB29')
    for (const text of ['12345²', '123456⑦', '12345½']) {
      const cleaned = cleanBankDetail(text, { kind: 'digits' })
      expect(bankDetailProblem(cleaned, rule('digits', 5, 9))).toBe('bank_detail')
    }
  })

  it('is required unless the way says otherwise', () => {
    expect(bankDetailProblem('', rule('digits', 3, 3))).toBe('required')
    expect(bankDetailProblem('', { ...rule('bic', 8, 11), required: false })).toBeUndefined()
  })

  it.each([
    [rule('digits', 7, 7), '1234567', '123456'],
    [rule('bic', 8, 11), 'BOTKJPJT', 'BOTKJP1'],
    [rule('ifsc', 11, 11), 'HDFC0001234', 'HDFC1001234'],
    [rule('account', 5, 34), 'GB29NWBK60161331926819', 'GB29NWBK60161331926818'],
    [rule('account', 5, 34), '0012345', '12A45'],
  ] as const)('%o fits or does not', (asked, right, wrong) => {
    expect(bankDetailProblem(right, asked)).toBeUndefined()
    expect(bankDetailProblem(wrong, asked)).toBe('bank_detail')
  })
})
