// A change of an instrument's constants acts on later orders only (H1, REL-58): whatever stood when
// an order was placed stays with it to its last close.

import { createTradingFixture, PLAIN } from '@fairtick/testkit/trading-fixture'
import { describe, expect, it } from 'vitest'
import { formatPrice } from '../numbers/price.ts'

const COSTLY = {
  ...PLAIN,
  spread: '4',
  feeRate: '0.01',
  overnightRate: { long: '0.02', short: '0.02' },
  minLots: '5',
}

function changed(cash = '1000') {
  const fixture = createTradingFixture(cash)
  fixture.tick('100')
  return {
    ...fixture,
    change: () => fixture.tape({ kind: 'instrument', time: fixture.now(), instrument: COSTLY }),
  }
}

describe('an open position', () => {
  it('closes at the spread and the fee of its opening, partly too', () => {
    const fixture = changed()
    fixture.open({ id: 'old', lots: '4' })
    fixture.change()
    fixture.tick('110')
    fixture.close('old', '1')
    expect(fixture.figures().cash).toBe('1010')
    fixture.close('old')
    expect(fixture.figures().cash).toBe('1040')
  })

  it('closes whole, whatever the step has become', () => {
    const fixture = changed()
    fixture.open({ id: 'old', lots: '4' })
    const constants = { ...COSTLY, lotStep: '3' }
    fixture.tape({ kind: 'instrument', time: fixture.now(), instrument: constants })
    expect(fixture.close('old', '1')).toBe('invalid')
    fixture.close('old', '4')
    expect(fixture.story().slice(1)).toEqual(['closed old manual'])
  })

  it('pays the overnight rate of its opening', () => {
    const fixture = changed()
    fixture.open({ id: 'old' })
    fixture.change()
    fixture.calendar('rollover')
    expect(fixture.figures().cash).toBe('1000')
    fixture.open({ id: 'new', lots: '5' })
    const { cash } = fixture.figures()
    fixture.calendar('rollover')
    // 5 lots at 100 and 2 %.
    expect(Number(cash) - Number(fixture.figures().cash)).toBeCloseTo(10, 6)
  })

  it('has its take profit at the exit price of its own spread, and no other', () => {
    const fixture = changed()
    fixture.open({ id: 'old', takeProfit: '105' })
    fixture.change()
    fixture.open({ id: 'new', lots: '5', takeProfit: '105' })
    fixture.tick('105')
    expect(fixture.story().slice(2)).toEqual(['closed old take_profit'])
    fixture.tick('107')
    expect(fixture.story().slice(3)).toEqual(['closed new take_profit'])
  })
})

it('an order that waits fills at the spread of its placing, and costs its fee', () => {
  const fixture = changed()
  fixture.open({ id: 'old', limit: '90', lots: '1' })
  fixture.change()
  fixture.open({ id: 'new', limit: '90', lots: '5' })
  fixture.tick('90')
  expect(fixture.story().slice(2)).toEqual(['opened old'])
  const position = fixture.account().positions.get('old')
  expect(position && [formatPrice(position.openPrice, 0), position.openFee]).toEqual(['90', 0n])
  fixture.tick('88')
  expect(fixture.story().slice(3)).toEqual(['opened new'])
})

it('a later order has the new constants', () => {
  const fixture = changed()
  fixture.change()
  expect(fixture.open({ id: 'small', lots: '1' })).toBe('invalid')
  fixture.open({ id: 'new', lots: '5' })
  const position = fixture.account().positions.get('new')
  // Half of the spread above the mark, and 1 % of 5 × 102.
  expect(position && formatPrice(position.openPrice, 0)).toBe('102')
  expect(position?.openFee).toBe(5_100_000n)
})
