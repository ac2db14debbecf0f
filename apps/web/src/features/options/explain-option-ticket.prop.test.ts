// What an option ticket shows follows from the stake and the rate beside it, for any stake.

import {
  fraction,
  minus,
  over,
  plus,
  rounded,
  textOf,
  times,
  ZERO,
} from '@fairtick/testkit/fraction'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { micros, ONE, resultOf, shownOf } from '../../shell/explanation/explanation-fixture.ts'
import { explainOptionTicket } from './explain-option-ticket.ts'
import { previewTicket } from './ticket-form.ts'

const decimal = (decimals: number, min: number, max: number) =>
  fc.integer({ min, max }).map((whole) => (whole / 10 ** decimals).toFixed(decimals))

test('TR-5.4, TR-5.5 gain, loss and break-even rate follow from stake and payout rate', () => {
  fc.assert(
    fc.property(decimal(6, 1, 900_000_000), decimal(4, 1, 30_000), (stake, payoutRate) => {
      const durations = [{ seconds: 60, payoutRate }]
      const terms = { minStake: '0', maxStake: '1000', maxOpenStake: null, openStake: '0' }
      const form = { stake, durationSeconds: 60 }
      const preview = previewTicket(form, { ...terms, durations, spendable: undefined })
      if (preview === undefined) throw new Error('no preview')
      const { ifRight, ifWrong, ifEqual, breakEven } = explainOptionTicket(preview)
      const { one } = shownOf(ifRight)
      expect(resultOf(ifRight)).toBe(textOf(micros(times(one('stake'), one('payoutRate')))))
      expect(ifRight.result?.value).toBe(preview.profit)
      expect(resultOf(ifWrong)).toBe(textOf(minus(ZERO, shownOf(ifWrong).one('stake'))))
      expect(textOf(fraction(stake))).toBe(textOf(one('stake')))
      expect(resultOf(ifEqual)).toBe('0')
      const rate = over(ONE, plus(ONE, shownOf(breakEven).one('payoutRate')))
      expect(resultOf(breakEven)).toBe(textOf(rounded(rate, 12)))
    }),
  )
})
