// Holds what the ticket reads from its form: sizes, fills, problems.

import { calculateQuote } from '@fairtick/core/market/quote'
import { type Lots, parseLots } from '@fairtick/core/numbers/lots'
import { moneyFromMicros } from '@fairtick/core/numbers/money'
import { formatPrice } from '@fairtick/core/numbers/price'
import { expect, test } from 'vitest'
import { BITCOIN, formOf, price, situationOf } from './ticket-fixture.ts'
import {
  findSizeProblem,
  limitAt,
  lotsText,
  readTicket,
  snapLots,
  tickText,
} from './ticket-form.ts'

const lots = (text: string) => parseLots(text) as Lots

test('a market order fills at the ask of a long and the bid of a short', () => {
  expect(readTicket(formOf(), situationOf('300')).entry).toBe(price('50001.25'))
  const short = readTicket(formOf({ direction: 'short' }), situationOf('300'))
  expect(short.entry).toBe(price('49998.75'))
})

test('TR-4.11: a limit that is reached fills at the market, one that is not waits', () => {
  const limit = (text: string) =>
    readTicket(formOf({ orderType: 'limit', limit: text }), situationOf('300'))
  expect(limit('50001.25')).toMatchObject({ fillsAtOnce: true, entry: price('50001.25') })
  expect(limit('51000')).toMatchObject({ fillsAtOnce: true, entry: price('50001.25') })
  expect(limit('50001.24')).toMatchObject({ fillsAtOnce: false, entry: price('50001.24') })
  expect(limit('')).toMatchObject({ entry: undefined, limitProblem: 'required' })
  expect(limit('0').limitProblem).toBe('required')
})

test('TR-4.6: the whole of what can be spent is accepted, one step more is not', () => {
  const situation = situationOf('300')
  const all = readTicket(formOf({ size: { by: 'share', text: '100' } }), situation)
  expect(all.lots).toBe(lots('11.8'))
  expect(all.preview?.refusal).toBeUndefined()
  const more = readTicket(formOf({ size: { by: 'lots', text: '11.9' } }), situation)
  expect(more.preview?.refusal).toBe('insufficient_balance')
  expect(more.affordableLots).toBe(lots('11.8'))
})

test('a quarter of what can be spent costs at most a quarter', () => {
  const quarter = readTicket(formOf({ size: { by: 'share', text: '25' } }), situationOf('300'))
  expect(quarter.lots).toBe(lots('2.9'))
  expect(quarter.preview?.total).toBeLessThanOrEqual(75_000_000n)
})

test('too little for the smallest order is no size at all', () => {
  const none = readTicket(formOf({ size: { by: 'share', text: '100' } }), situationOf('2'))
  expect(none.lots).toBeUndefined()
  expect(none.affordableLots).toBe(0n)
})

test('TR-4.13: the size that can be afforded stays within the ceiling of the instrument', () => {
  const situation = situationOf('1000000', { openNotional: moneyFromMicros(1_999_000_000_000n) })
  // 1000 of the ceiling are left, a lot is 500.0125 of it.
  expect(readTicket(formOf(), situation).affordableLots).toBe(lots('1.9'))
})

test('a size by margin takes at most that margin', () => {
  const byMargin = (text: string) =>
    readTicket(formOf({ size: { by: 'margin', text } }), situationOf('9999'))
  expect(byMargin('250.00625').lots).toBe(lots('10'))
  expect(byMargin('250').lots).toBe(lots('9.9'))
  expect(byMargin('1').sizeProblem).toBe('too_low')
  expect(byMargin('999999').sizeProblem).toBe('too_high')
  expect(byMargin('').sizeProblem).toBe('required')
})

test('TR-4.1: lots around every limit', () => {
  const problem = (text: string) => findSizeProblem(parseLots(text), BITCOIN)
  expect(problem('')).toBe('required')
  expect(problem('0')).toBe('too_low')
  expect(problem('0.05')).toBe('too_low')
  expect(problem('0.1')).toBeUndefined()
  expect(problem('0.15')).toBe('off_step')
  expect(problem('500')).toBeUndefined()
  expect(problem('500.1')).toBe('too_high')
})

test('TR-4.12: levels are held against the exit price, or against a limit that waits', () => {
  const stopLoss = { by: 'price', text: '49999', sign: 'loss' } as const
  const market = readTicket(formOf({ stopLoss }), situationOf('300'))
  expect(market.wrongLevels).toEqual(new Set(['stopLoss']))
  const waiting = readTicket(
    formOf({ stopLoss, orderType: 'limit', limit: '50000' }),
    situationOf('300'),
  )
  expect(waiting.wrongLevels).toEqual(new Set())
})

test('a stop beyond the stop-out, and a level that cannot be', () => {
  const stop = (text: string) =>
    readTicket(formOf({ stopLoss: { by: 'price', text, sign: 'loss' } }), situationOf('300'))
  expect(stop('48276.28').stopBeyondLiquidation).toBe(true)
  expect(stop('48276.29').stopBeyondLiquidation).toBe(false)
  const odd = readTicket(
    formOf({ stopLoss: { by: 'distance', text: '100', sign: 'loss' } }),
    situationOf('300'),
  )
  expect(odd.unclearLevels).toEqual(new Set(['stopLoss']))
})

test.each(['10,000', '1万', '1.000,50'])('a level of %s is not taken for none', (text) => {
  const takeProfit = { by: 'price', text, sign: 'gain' } as const
  const reading = readTicket(formOf({ takeProfit }), situationOf('300'))
  expect(reading.unclearLevels).toEqual(new Set(['takeProfit']))
})

test('limit chips are mirrored for a short, steps are one tick', () => {
  const quote = calculateQuote(price('50000'), BITCOIN)
  expect(formatPrice(limitAt('long', 1n, quote, BITCOIN), 2)).toBe('49501.24')
  expect(formatPrice(limitAt('short', 10n, quote, BITCOIN), 2)).toBe('54998.62')
  expect(tickText(BITCOIN)).toBe('0.01')
  expect(tickText({ priceDecimals: 0 })).toBe('1')
})

test('lots snap down to the step and show its decimals', () => {
  expect(snapLots('1.29', BITCOIN)).toBe('1.2')
  expect(snapLots('3', BITCOIN)).toBe('3.0')
  expect(snapLots('', BITCOIN)).toBe('')
  expect(lotsText(lots('10'), BITCOIN)).toBe('10.0')
})
