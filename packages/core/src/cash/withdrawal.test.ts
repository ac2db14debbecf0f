// What a withdrawal deducts (TR-6.1 to TR-6.3), and terms that cannot be.

import { describe, expect, it } from 'vitest'
import { createEntry } from '../ledger/journal-entry.ts'
import { formatMoney, type Money, parseMoney } from '../numbers/money.ts'
import { calculateWithdrawal } from './withdrawal.ts'
import { calculateRealisedGain } from './withdrawal-tax.ts'
import {
  parseWithdrawalTerms,
  type WithdrawalMethod,
  type WithdrawalTermsText,
} from './withdrawal-terms.ts'

const TERMS: WithdrawalTermsText = {
  ...{ taxRate: '0.2', taxBase: 'gains', windowMode: 'queue' },
  methods: { bank: { feeRate: '0.001', feeFixed: '1', min: '20', max: '50000' } },
}

const money = (text: string) => parseMoney(text) as Money

function withdraw(
  amount: string,
  gains: string,
  given: Partial<WithdrawalTermsText> & { readonly from?: 'salary' } = {},
) {
  const { from = 'cash', ...changed } = given
  const terms = parseWithdrawalTerms({ ...TERMS, ...changed })
  const method = terms.methods.get('bank') as WithdrawalMethod
  const amounts = calculateWithdrawal({ amount: money(amount), from }, method, terms, money(gains))
  const { fee, taxable, tax, received } = amounts
  return [fee, taxable, tax, received].map(formatMoney).join(' ')
}

describe('deductions', () => {
  it('TR-6.1: fee and tax come off the amount that was asked for', () => {
    expect(withdraw('100', '1000')).toBe('1.1 100 20 78.9')
  })

  it('TR-6.3: only gains not taxed yet are taxable, a loss is none', () => {
    expect(withdraw('100', '30')).toBe('1.1 30 6 92.9')
    expect(withdraw('100', '0')).toBe('1.1 0 0 98.9')
    expect(withdraw('100', '-500')).toBe('1.1 0 0 98.9')
  })

  it('TR-6.3: where the base is the amount, gains do not matter', () => {
    expect(withdraw('100', '-500', { taxBase: 'amount' })).toBe('1.1 100 20 78.9')
  })

  it('TR-8.3: all of a withdrawal of salary is taxable', () => {
    expect(withdraw('100', '0', { from: 'salary' })).toBe('1.1 100 20 78.9')
  })

  it('TR-6.2: without a tax rate nothing is taken, whatever is taxable', () => {
    expect(withdraw('100', '1000', { taxRate: '0' })).toBe('1.1 100 0 98.9')
  })

  it('TR-1.1: the fee is rounded once, half-even, its fixed part included', () => {
    // 100.0005 at 0.1 % and 1 are 1.1000005: down, to the even digit.
    expect(withdraw('100.0005', '0')).toBe('1.1 0 0 98.9005')
    // The sum 1.1000015 goes up to …02; rounded apart it would be 1.100001.
    const odd = { bank: { feeRate: '0.001', feeFixed: '1.000001', min: '20', max: '50000' } }
    expect(withdraw('100.0005', '0', { methods: odd })).toBe('1.100002 0 0 98.900498')
  })
})

describe('realised gains', () => {
  const owner = { id: 'a', kind: 'practice' } as const

  it('TR-6.3: count what an entry takes from the house or gives it, in every result', () => {
    const entry = createEntry(owner, { reason: 'contract-close', id: 'o' }, [
      { ledger: 'cash', amount: money('-80') },
      { ledger: 'trading_pnl', amount: money('100') },
      { ledger: 'fees', amount: money('2') },
      { ledger: 'overnight', amount: money('1') },
      { ledger: 'option_pnl', amount: money('-3') },
      { ledger: 'protection', amount: money('-20') },
    ])
    expect(formatMoney(calculateRealisedGain(entry))).toBe('-80')
  })

  it('TR-6.3: deposits, practice money, holds and a stake in play are none', () => {
    const both = (
      reason: 'deposit' | 'practice-reset',
      ledger: 'deposits_bank' | 'practice_funds',
    ) =>
      createEntry(owner, { reason, id: 'x' }, [
        { ledger: 'cash', amount: money('50') },
        { ledger, amount: money('-50') },
      ])
    const bought = createEntry(owner, { reason: 'option-purchase', id: 'x' }, [
      { ledger: 'cash', amount: money('-5') },
      { ledger: 'stake', amount: money('5') },
    ])
    const entries = [
      both('deposit', 'deposits_bank'),
      both('practice-reset', 'practice_funds'),
      bought,
    ]
    expect(entries.map(calculateRealisedGain)).toEqual([0n, 0n, 0n])
  })
})

describe('terms', () => {
  const bank = { feeRate: '0.001', feeFixed: '1', min: '20', max: '50000' }

  it.each<Partial<WithdrawalTermsText>>([
    { taxRate: '1.1' },
    { taxRate: '-0.1' },
    { taxRate: 'much' },
    { methods: { bank: { ...bank, feeRate: '2' } } },
    { methods: { bank: { ...bank, feeFixed: '-1' } } },
    { methods: { bank: { ...bank, max: '' } } },
  ])('TR-6.1: cannot be %o', (changed) => {
    expect(() => parseWithdrawalTerms({ ...TERMS, ...changed })).toThrow(/cannot be/)
  })
})
