// The fee discount of what was traded in the last 30 days of the operator (TR-9).

import { PLAIN_TERMS } from '@fairtick/testkit/money-fixture'
import { createTradingFixture, PLAIN } from '@fairtick/testkit/trading-fixture'
import { expect, test } from 'vitest'
import { formatMoney } from '../numbers/money.ts'
import { setMoneyTerms } from './state/create-state.ts'

const PAID = { ...PLAIN, feeRate: '0.001', maxLots: '500' }

function fixtureAt100() {
  const fixture = createTradingFixture('1000000', [PAID])
  fixture.tick('100')
  return fixture
}

/** Opens and closes at 100: twice the notional, and the fee of each. */
function trade(
  fixture: ReturnType<typeof fixtureAt100>,
  lots: string,
  id = `${fixture.events.length}`,
) {
  fixture.open({ id, lots })
  const opening = fixture.account().positions.get(id)?.openFee
  fixture.close(id)
  const event = fixture.events.at(-1)
  const closing = event?.kind === 'position-closed' ? event.position.closes.at(-1)?.fee : undefined
  return [opening, closing].map((fee) => (fee === undefined ? '' : formatMoney(fee)))
}

test('TR-9: the fill that reaches a level pays the discount of before, the next one the new', () => {
  const fixture = fixtureAt100()
  // 100 000 in two halves: the second half reaches V1, and still pays in full.
  expect(trade(fixture, '500')).toEqual(['50', '50'])
  expect(trade(fixture, '10')).toEqual(['0.95', '0.95'])
})

test('TR-9: one cent short of a level is not the level', () => {
  const fixture = fixtureAt100()
  expect(trade(fixture, '499.9')).toEqual(['49.99', '49.99'])
  expect(trade(fixture, '0.1')).toEqual(['0.01', '0.01'])
  // Now 100 000 are reached.
  expect(trade(fixture, '10')).toEqual(['0.95', '0.95'])
})

test('TR-9: a day counts for 30 days, today included, and not on the next', () => {
  const fixture = fixtureAt100()
  trade(fixture, '500')
  for (let day = 1; day <= 29; day += 1) fixture.calendar('day-start')
  expect(trade(fixture, '10')).toEqual(['0.95', '0.95'])
  fixture.calendar('day-start')
  // Only the 2 000 of the last day count.
  expect(trade(fixture, '10')).toEqual(['1', '1'])
})

test('TR-9: the highest level takes 30 % off', () => {
  const fixture = fixtureAt100()
  for (let fills = 0; fills < 500; fills += 1) trade(fixture, '500')
  expect(trade(fixture, '10')).toEqual(['0.7', '0.7'])
})

/** Level 1 from 1 000 on, with the discount that is given. */
const vipLevels = (feeDiscount: string) => [
  ...[
    { volume: '0', feeDiscount: '0' },
    { volume: '1000', feeDiscount },
  ],
  ...['2000', '3000', '4000', '5000'].map((volume) => ({ volume, feeDiscount: '0.5' })),
]
const withdrawals = PLAIN_TERMS

test('TR-9: levels that two people changed count from their record on, for what is open too', () => {
  const fixture = fixtureAt100()
  const setLevels = (feeDiscount: string) => {
    const terms = { withdrawals, rewardRates: [], vipLevels: vipLevels(feeDiscount) }
    fixture.tape({ kind: 'money-terms', time: fixture.now(), terms })
  }
  expect(trade(fixture, '9')).toEqual(['0.9', '0.9'])
  setLevels('0.4')
  expect(trade(fixture, '1')).toEqual(['0.06', '0.06'])
  fixture.open({ id: 'stays', lots: '10' })
  const before = fixture.account().positions.get('stays')
  setLevels('0.2')
  expect(fixture.account().positions.get('stays')).toEqual(before)
  const terms = { withdrawals, rewardRates: [] }
  fixture.tape({ kind: 'money-terms', time: fixture.now(), terms })
  expect(trade(fixture, '1')).toEqual(['0.1', '0.1'])
})

test('TR-9: levels that fall, are missing or leave nothing of a fee cannot be', () => {
  const { state } = fixtureAt100()
  const tried =
    (levels: ReturnType<typeof vipLevels>, rewardRates: string[] = []) =>
    () =>
      setMoneyTerms(state, { withdrawals, rewardRates, vipLevels: levels })
  expect(tried(vipLevels('0.5'))).not.toThrow()
  expect(tried(vipLevels('0.6'))).toThrow('VIP levels')
  expect(tried(vipLevels('0.5').slice(1))).toThrow('VIP levels')
  expect(tried(vipLevels('0.5').toReversed())).toThrow('VIP levels')
  expect(tried(vipLevels('-0.1'))).toThrow('VIP levels')
  expect(tried(vipLevels('0.5'), ['0.3', '0.2'])).toThrow('reward rates')
})
