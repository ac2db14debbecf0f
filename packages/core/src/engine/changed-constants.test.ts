// A change of an instrument's constants acts on later orders only (H1, REL-58): whatever stood when
// an order was placed stays with it to its last close.

import { createDesk, PLAIN } from '@fairtick/testkit/trading-desk'
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
  const desk = createDesk(cash)
  desk.tick('100')
  return {
    ...desk,
    change: () => desk.tape({ kind: 'instrument', time: desk.now(), instrument: COSTLY }),
  }
}

describe('an open position', () => {
  it('closes at the spread and the fee of its opening, partly too', () => {
    const desk = changed()
    desk.open({ id: 'old', lots: '4' })
    desk.change()
    desk.tick('110')
    desk.close('old', '1')
    expect(desk.figures().cash).toBe('1010')
    desk.close('old')
    expect(desk.figures().cash).toBe('1040')
  })

  it('closes whole, whatever the step has become', () => {
    const desk = changed()
    desk.open({ id: 'old', lots: '4' })
    const constants = { ...COSTLY, lotStep: '3' }
    desk.tape({ kind: 'instrument', time: desk.now(), instrument: constants })
    expect(desk.close('old', '1')).toBe('invalid')
    desk.close('old', '4')
    expect(desk.story().slice(1)).toEqual(['closed old manual'])
  })

  it('pays the overnight rate of its opening', () => {
    const desk = changed()
    desk.open({ id: 'old' })
    desk.change()
    desk.calendar('rollover')
    expect(desk.figures().cash).toBe('1000')
    desk.open({ id: 'new', lots: '5' })
    const { cash } = desk.figures()
    desk.calendar('rollover')
    // 5 lots at 100 and 2 %.
    expect(Number(cash) - Number(desk.figures().cash)).toBeCloseTo(10, 6)
  })

  it('has its take profit at the exit price of its own spread, and no other', () => {
    const desk = changed()
    desk.open({ id: 'old', takeProfit: '105' })
    desk.change()
    desk.open({ id: 'new', lots: '5', takeProfit: '105' })
    desk.tick('105')
    expect(desk.story().slice(2)).toEqual(['closed old take_profit'])
    desk.tick('107')
    expect(desk.story().slice(3)).toEqual(['closed new take_profit'])
  })
})

it('an order that waits fills at the spread of its placing, and costs its fee', () => {
  const desk = changed()
  desk.open({ id: 'old', limit: '90', lots: '1' })
  desk.change()
  desk.open({ id: 'new', limit: '90', lots: '5' })
  desk.tick('90')
  expect(desk.story().slice(2)).toEqual(['opened old'])
  const position = desk.account().positions.get('old')
  expect(position && [formatPrice(position.openPrice, 0), position.openFee]).toEqual(['90', 0n])
  desk.tick('88')
  expect(desk.story().slice(3)).toEqual(['opened new'])
})

it('a later order has the new constants', () => {
  const desk = changed()
  desk.change()
  expect(desk.open({ id: 'small', lots: '1' })).toBe('invalid')
  desk.open({ id: 'new', lots: '5' })
  const position = desk.account().positions.get('new')
  // Half of the spread above the mark, and 1 % of 5 × 102.
  expect(position && formatPrice(position.openPrice, 0)).toBe('102')
  expect(position?.openFee).toBe(5_100_000n)
})
