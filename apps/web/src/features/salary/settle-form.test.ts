// Examples of moving salary to the balance.

import { type Money, parseMoney } from '@fairtick/core/numbers/money'
import { describe, expect, it } from 'vitest'
import { amountOfShare, findSettleProblem, previewSettling, shareOf } from './settle-form.ts'

const money = (text: string) => parseMoney(text) as Money
const SALARY = money('6.412345')

describe('the amount to move', () => {
  it.each([
    ['', 'required'],
    ['.', 'required'],
    ['0', 'required'],
    ['0.000000', 'required'],
    ['0.0000001', 'too_many_decimals'],
    ['6.412346', 'insufficient'],
    ['6.412345', undefined],
    ['0.5', undefined],
    ['1.000,50', 'required'],
  ])('%j: %s', (typed, problem) => {
    expect(findSettleProblem(typed, SALARY)).toBe(problem)
  })

  it('leaves salary and reaches the balance to the last digit (TR-8.3)', () => {
    const preview = previewSettling('1.4', { salary: SALARY, balance: money('9999.999999') })
    expect(preview?.salary).toEqual({ before: SALARY, after: money('5.012345') })
    expect(preview?.balance.after).toBe(money('10001.399999'))
    expect(previewSettling('7', { salary: SALARY, balance: SALARY })).toBeUndefined()
  })

  it('of a share is whole cents, and every digit of all', () => {
    expect(amountOfShare(SALARY, 50)).toBe('3.2')
    expect(amountOfShare(SALARY, 33)).toBe('2.11')
    expect(amountOfShare(SALARY, 100)).toBe('6.412345')
    expect(amountOfShare(money('0.004'), 50)).toBe('0.002')
    expect(amountOfShare(SALARY, 0)).toBe('0')
  })

  it('moves the slider, which never shows all for less', () => {
    expect(shareOf('6.41', SALARY)).toBe(99)
    expect(shareOf('6.412345', SALARY)).toBe(100)
    expect(shareOf('9', SALARY)).toBe(100)
    expect(shareOf('', SALARY)).toBe(0)
    expect(shareOf('1', money('0'))).toBe(0)
  })
})
