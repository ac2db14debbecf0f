// Holds the option ticket: its problems, its preview, its quick amounts (TR-5).

import { describe, expect, test } from 'vitest'
import {
  findMeansProblem,
  findStakeProblem,
  largestStake,
  previewTicket,
  quickStakes,
  type TicketTerms,
} from './ticket-form.ts'

const TERMS: TicketTerms = {
  durations: [
    { seconds: 30, payoutRate: '0.80' },
    { seconds: 3_600, payoutRate: '0.85' },
  ],
  minStake: '5',
  maxStake: '500',
  maxOpenStake: '1500',
  openStake: '0',
  spendable: '10000',
}

describe('ticket form', () => {
  test('TR-5.1: the stake lies between the least and the most, both included', () => {
    const problems = ['', '4.999999', '5', '500', '500.000001', '5.1234567', '1e3']
    expect(problems.map((stake) => findStakeProblem(stake, TERMS))).toEqual([
      'required',
      'too_low',
      undefined,
      undefined,
      'too_high',
      'too_many_decimals',
      'required',
    ])
  })

  test('TR-4.15: too much open is found before too little spendable', () => {
    const tight = { ...TERMS, openStake: '1490', spendable: '5' }
    expect(findMeansProblem('11', tight)).toBe('open_stake')
    expect(findMeansProblem('10', tight)).toBe('insufficient')
    expect(findMeansProblem('5', tight)).toBeUndefined()
    expect(findMeansProblem('500', { ...TERMS, maxOpenStake: null })).toBeUndefined()
  })

  test('an amount not known yet is no reason to refuse', () => {
    expect(findMeansProblem('500', { ...TERMS, spendable: undefined })).toBeUndefined()
  })

  test('H11, TR-5.4, TR-5.5: the preview is what settlement will pay, and breaks even where it says', () => {
    expect(previewTicket({ durationSeconds: 3_600, stake: '25.5' }, TERMS)).toEqual({
      payoutRate: '0.85',
      profit: '21.675',
      stake: '25.5',
      breakEvenRate: '0.540540540541',
    })
    expect(previewTicket({ durationSeconds: 31, stake: '25' }, TERMS)).toBeUndefined()
    expect(previewTicket({ durationSeconds: 30, stake: 'x' }, TERMS)).toBeUndefined()
  })

  test('Max is the tightest limit in whole cents, never more than there is', () => {
    expect(largestStake(TERMS)).toBe('500')
    expect(largestStake({ ...TERMS, spendable: '99.999999' })).toBe('99.99')
    expect(largestStake({ ...TERMS, openStake: '1499' })).toBe('1')
    expect(largestStake({ ...TERMS, openStake: '1600' })).toBe('0')
  })

  test('quick amounts lie within the terms', () => {
    expect(quickStakes(TERMS)).toEqual(['10', '50', '100'])
    expect(quickStakes({ ...TERMS, minStake: '20', maxStake: '100' })).toEqual(['50'])
  })
})
