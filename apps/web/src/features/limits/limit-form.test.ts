// Examples of a limit as it is typed.

import { describe, expect, it } from 'vitest'
import { limitBody, limitOf, limitProblem } from './limit-form.ts'

describe('a limit', () => {
  it('is an amount, a count or minutes within their range', () => {
    expect(limitProblem('dailyLoss', '')).toBe('required')
    expect(limitProblem('dailyLoss', '50.1234567')).toBe('too_many_decimals')
    expect(limitProblem('depositWeek', '500')).toBeUndefined()
    expect(limitProblem('openPositions', '2.5')).toBe('whole_number')
    expect(['0', '200', '201'].map((text) => limitProblem('openPositions', text))).toEqual([
      ...[undefined, undefined, 'invalid'],
    ])
    expect(['14', '15', '1441'].map((text) => limitProblem('sessionMinutes', text))).toEqual([
      ...['invalid', undefined, 'invalid'],
    ])
  })

  it('is sent under its name, and without a value it is taken away', () => {
    expect(limitBody('depositMonth', '900')).toEqual({ deposit: { month: '900' } })
    expect(limitBody('openPositions', '3')).toEqual({ openPositions: 3 })
    expect(limitBody('sessionMinutes', null)).toEqual({ sessionMinutes: null })
    expect(limitBody('dailyLoss', '10.5')).toEqual({ dailyLoss: '10.5' })
  })

  it('is read where the server has it', () => {
    const deposit = { day: '10', week: null, month: null }
    const current = {
      ...{ dailyLoss: '5', deposit, openPositions: 0, sessionMinutes: null },
      ...{ timeOutUntil: null, selfExcludedUntil: null },
    }
    const limits = { current, pending: [] }
    expect(limitOf(limits, 'depositDay')).toBe('10')
    expect(limitOf(limits, 'openPositions')).toBe('0')
    expect(limitOf(limits, 'sessionMinutes')).toBeNull()
  })
})
