// The form of a withdrawal: what is wrong with an amount, figures to the last decimal.

import { describe, expect, it } from 'vitest'
import {
  findAmountProblem,
  largestAmount,
  type MethodTerms,
  previewWithdrawal,
  type Terms,
} from './withdrawal-form.ts'

const WALLET: MethodTerms = {
  ...{ method: 'wallet', feeRate: '0', feeFixed: '1', min: '10', max: '50000', decimals: 6 },
}
const BANK: MethodTerms = {
  ...{ method: 'bank', feeRate: '0.001', feeFixed: '1', min: '20', max: '50000', decimals: 2 },
}
const TERMS: Terms = {
  ...{ feeRate: '0.001', feeFixed: '1', min: '20', max: '50000' },
  ...{
    available: '9000',
    withdrawable: '8986.123456',
    taxRate: '0.2',
    taxBase: 'gains',
    taxLaw: null,
  },
  ...{ untaxedGains: '212.4', windowMode: 'queue', queueLength: 3, lock: null, frozen: false },
  areKept: false,
  window: { open: false, opensAt: 0, closesAt: 1, timeZone: 'Asia/Tokyo' },
  methods: [BANK, WALLET],
}
const request = (amount: string) => ({ amount, method: 'wallet', from: 'cash' }) as const

describe('what would be received', () => {
  it('is the amount less fee and tax on gains (TR-6.1, TR-6.3)', () => {
    expect(previewWithdrawal(request('500'), TERMS)).toEqual({
      ...{ amount: '500', fee: '1', taxable: '212.4', tax: '42.48', total: '43.48' },
      received: '456.52',
    })
  })

  it('takes the whole of a salary as taxable', () => {
    expect(previewWithdrawal({ ...request('100'), from: 'salary' }, TERMS)).toMatchObject({
      ...{ taxable: '100', tax: '20', received: '79' },
    })
  })

  it('takes no tax after losses, and the rate of the bank', () => {
    const losses = { ...TERMS, untaxedGains: '-300' }
    expect(previewWithdrawal({ ...request('500'), method: 'bank' }, losses)).toMatchObject({
      ...{ fee: '1.5', taxable: '0', tax: '0', received: '498.5' },
    })
  })

  it('is nothing before an amount is typed, and never below zero', () => {
    expect(previewWithdrawal(request(''), TERMS)).toBeUndefined()
    expect(previewWithdrawal(request('0.5'), TERMS)?.received).toBe('0')
  })
})

describe('the amount', () => {
  it.each([
    ['', 'required'],
    ['12.', 'required'],
    ['10.1234567', 'too_many_decimals'],
    ['9.99', 'too_low'],
    ['50000.01', 'insufficient'],
    ['8986.123457', 'insufficient'],
    ['8986.123456', undefined],
  ])('%s: %s (TR-6)', (amount, problem) => {
    expect(findAmountProblem(request(amount), TERMS)).toBe(problem)
  })

  it.each([
    ['20.123', 'too_many_decimals'],
    ['20.12', undefined],
    ['20', undefined],
  ])('of a bank has cents: %s: %s', (amount, problem) => {
    expect(findAmountProblem({ ...request(amount), method: 'bank' }, TERMS)).toBe(problem)
  })

  it('is too high for the method of who has more than it takes', () => {
    const rich = { ...TERMS, withdrawable: '60000' }
    expect(findAmountProblem(request('50000.01'), rich)).toBe('too_high')
    expect(findAmountProblem(request('50000'), rich)).toBeUndefined()
    expect(findAmountProblem(request('60000.01'), rich)).toBe('insufficient')
  })

  it('must leave something to receive', () => {
    const dear = { ...TERMS, methods: [{ ...WALLET, feeFixed: '10' }] }
    expect(findAmountProblem(request('10'), dear)).toBe('nothing_left')
  })

  it('can be all that is withdrawable, at most the maximum', () => {
    expect(largestAmount(TERMS, WALLET)).toBe('8986.123456')
    expect(largestAmount(TERMS, { ...WALLET, max: '500' })).toBe('500')
    expect(largestAmount(TERMS, BANK)).toBe('8986.12')
  })
})
