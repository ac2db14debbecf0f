// Worked examples of team rewards and the payroll (TR-8).

import { createMoneyDesk } from '@fairtick/testkit/money-desk'
import { PLAIN } from '@fairtick/testkit/trading-desk'
import { describe, expect, it } from 'vitest'
import { causeOf } from '../ledger/journal-entry.ts'

/** One unit at 100 costs a fee of 1. */
const PAID = { ...PLAIN, feeRate: '0.01' }

function deskAt100(cash = '1000') {
  const desk = createMoneyDesk(cash, {}, PAID)
  desk.tick('100')
  return desk
}

const owed = (desk: ReturnType<typeof deskAt100>) => ['b', 'c', 'd'].map(desk.payable)

describe('rewards', () => {
  it('TR-8.1: accrue with the opening fee and with each closing fee, by level', () => {
    const desk = deskAt100()
    desk.join()
    desk.open({ id: 'o', lots: '2' })
    expect(owed(desk)).toEqual(['0.2', '0.1', '0.04'])
    expect(desk.lastEntry()).toEqual([
      ...['rewards -0.34', 'rewards_payable 0.2', 'rewards_payable 0.1', 'rewards_payable 0.04'],
    ])
    desk.close('o', '1')
    desk.close('o', '1')
    expect(owed(desk)).toEqual(['0.4', '0.2', '0.08'])
    const causes = desk.events.flatMap(({ entries }) => entries).map(causeOf)
    expect(causes.filter((cause) => cause.startsWith('team-reward'))).toEqual([
      ...['team-reward:o:0', 'team-reward:o:1', 'team-reward:o:2'],
    ])
  })

  it('TR-8.1: accrue at a fill and at a stop loss as well', () => {
    const desk = deskAt100()
    desk.join()
    desk.open({ id: 'o', limit: '90', stopLoss: '80' })
    expect(owed(desk)).toEqual(['0', '0', '0'])
    desk.tick('90')
    expect(owed(desk)).toEqual(['0.09', '0.045', '0.018'])
    desk.tick('80')
    expect(owed(desk)).toEqual(['0.17', '0.085', '0.034'])
  })

  it('TR-8.1: count less what protection gave back of the closing fee', () => {
    // Cash 12 − opening fee 1 = 11, margin 10. At 89.5 the loss is 10.5, the fee 0.895.
    const desk = deskAt100('12')
    desk.join(['b'])
    desk.open({ id: 'o', leverage: 10 })
    desk.tick('89.5')
    const close = desk.events.find((event) => event.kind === 'position-closed')
    expect(close?.entries[0]?.postings).toContainEqual({ ledger: 'protection', amount: -395_000n })
    // 10 % of 0.895 − 0.395, and of the opening fee.
    expect(desk.payable('b')).toBe('0.15')
  })

  it('TR-8.1: are nothing where protection gave back all of the fee', () => {
    const desk = deskAt100('12')
    desk.join(['b'])
    desk.open({ id: 'o', leverage: 10 })
    desk.tick('50')
    expect(desk.money().cash).toBe('0')
    expect(desk.payable('b')).toBe('0.1')
  })

  it('TR-8.1: never come from options, overnight fees or losses', () => {
    const desk = createMoneyDesk('1000', {}, { ...PLAIN, overnightRate: { long: '1', short: '1' } })
    desk.tick('100')
    desk.join()
    desk.open({ id: 'o' })
    desk.calendar('rollover')
    desk.tick('95')
    desk.close('o')
    expect(desk.money().cash).not.toBe('1000')
    expect(owed(desk)).toEqual(['0', '0', '0'])
  })

  it('TR-8.1: accrue only where terms and inviters are given, and from then on', () => {
    const desk = deskAt100()
    desk.open({ id: 'o1' })
    desk.join([undefined, 'c'])
    desk.setTerms({}, [])
    desk.open({ id: 'o2' })
    expect(owed(desk)).toEqual(['0', '0', '0'])
    desk.setTerms({})
    desk.open({ id: 'o3' })
    expect(owed(desk)).toEqual(['0', '0.05', '0'])
  })

  it('TR-8.1: have three levels at most, each another account', () => {
    const desk = deskAt100()
    expect(desk.join(['b', 'c', 'd', 'e'])).toBe('invalid')
    expect(desk.join(['a'])).toBe('invalid')
    expect(desk.join(['b', 'b'])).toBe('invalid')
    expect(desk.join([undefined, undefined, 'd'])).toBe('ok')
  })
})

describe('the payroll', () => {
  function deskWithTwoDays() {
    const desk = deskAt100()
    desk.join(['b'])
    desk.open({ id: 'o1' })
    desk.calendar('day-start')
    desk.open({ id: 'o2', lots: '2' })
    return desk
  }

  it('TR-8.2: pays a day that has ended into salary, later days wait', () => {
    const desk = deskWithTwoDays()
    expect(desk.payroll('b', 1)).toBe('not_found')
    expect(desk.payroll('b', 0)).toBe('ok')
    expect(desk.lastEntry()).toEqual(['rewards_payable -0.1', 'salary 0.1'])
    expect(desk.money('b').salary).toBe('0.1')
    expect(desk.payable('b')).toBe('0.2')
  })

  it('TR-8.2: run twice pays once', () => {
    const desk = deskWithTwoDays()
    desk.payroll('b', 0)
    expect(desk.payroll('b', 0)).toBe('not_found')
    expect(desk.money('b').salary).toBe('0.1')
  })

  it('TR-8.2: run late still pays each day by itself, once', () => {
    const desk = deskWithTwoDays()
    desk.calendar('day-start')
    desk.calendar('day-start')
    expect([desk.payroll('b', 1), desk.payroll('b', 0), desk.payroll('b', 2)]).toEqual([
      ...['ok', 'ok', 'not_found'],
    ])
    expect(desk.money('b').salary).toBe('0.3')
    expect(desk.state.payableRewards.size).toBe(0)
    const causes = desk.events.flatMap(({ entries }) => entries).map(causeOf)
    expect(causes.slice(-2)).toEqual(['payroll:b:1', 'payroll:b:0'])
  })

  it('TR-8.2: what accrues before the day starts, at midnight itself, is of the day before', () => {
    const desk = deskAt100()
    desk.join(['b'])
    desk.open({ id: 'o', leverage: 100 })
    desk.calendar('rollover')
    desk.close('o')
    desk.calendar('day-start')
    desk.payroll('b', 0)
    expect(desk.money('b').salary).toBe('0.2')
  })
})
