// The fee discount of what was traded in the last 30 days of the operator (TR-9).

import { createDesk, PLAIN } from '@fairtick/testkit/trading-desk'
import { expect, test } from 'vitest'
import { formatMoney } from '../numbers/money.ts'

const PAID = { ...PLAIN, feeRate: '0.001', maxLots: '500' }

function deskAt100() {
  const desk = createDesk('1000000', [PAID])
  desk.tick('100')
  return desk
}

/** Opens and closes at 100: twice the notional, and the fee of each. */
function trade(desk: ReturnType<typeof deskAt100>, lots: string, id = `${desk.events.length}`) {
  desk.open({ id, lots })
  const opening = desk.account().positions.get(id)?.openFee
  desk.close(id)
  const event = desk.events.at(-1)
  const closing = event?.kind === 'position-closed' ? event.position.closes.at(-1)?.fee : undefined
  return [opening, closing].map((fee) => (fee === undefined ? '' : formatMoney(fee)))
}

test('TR-9: the fill that reaches a level pays the discount of before, the next one the new', () => {
  const desk = deskAt100()
  // 100 000 in two halves: the second half reaches V1, and still pays in full.
  expect(trade(desk, '500')).toEqual(['50', '50'])
  expect(trade(desk, '10')).toEqual(['0.95', '0.95'])
})

test('TR-9: one cent short of a level is not the level', () => {
  const desk = deskAt100()
  expect(trade(desk, '499.9')).toEqual(['49.99', '49.99'])
  expect(trade(desk, '0.1')).toEqual(['0.01', '0.01'])
  // Now 100 000 are reached.
  expect(trade(desk, '10')).toEqual(['0.95', '0.95'])
})

test('TR-9: a day counts for 30 days, today included, and not on the next', () => {
  const desk = deskAt100()
  trade(desk, '500')
  for (let day = 1; day <= 29; day += 1) desk.calendar('day-start')
  expect(trade(desk, '10')).toEqual(['0.95', '0.95'])
  desk.calendar('day-start')
  // Only the 2 000 of the last day count.
  expect(trade(desk, '10')).toEqual(['1', '1'])
})

test('TR-9: the highest level takes 30 % off', () => {
  const desk = deskAt100()
  for (let fills = 0; fills < 500; fills += 1) trade(desk, '500')
  expect(trade(desk, '10')).toEqual(['0.7', '0.7'])
})
