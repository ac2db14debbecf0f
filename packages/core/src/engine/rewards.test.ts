// Worked examples of team rewards and the payroll (TR-8).

import { createMoneyFixture } from '@fairtick/testkit/money-fixture'
import { PLAIN } from '@fairtick/testkit/trading-fixture'
import { describe, expect, it } from 'vitest'
import { causeOf } from '../ledger/journal-entry.ts'
import { OPEN_JURISDICTION } from './jurisdiction.ts'

/** One unit at 100 costs a fee of 1. */
const PAID = { ...PLAIN, feeRate: '0.01' }

function fixtureAt100(cash = '1000') {
  const fixture = createMoneyFixture(cash, {}, PAID)
  fixture.tick('100')
  return fixture
}

const owed = (fixture: ReturnType<typeof fixtureAt100>) => ['b', 'c', 'd'].map(fixture.payable)

describe('rewards', () => {
  it('TR-8.1: accrue with the opening fee and with each closing fee, by level', () => {
    const fixture = fixtureAt100()
    fixture.join()
    fixture.open({ id: 'o', lots: '2' })
    expect(owed(fixture)).toEqual(['0.2', '0.1', '0.04'])
    expect(fixture.lastEntry()).toEqual([
      ...['rewards -0.34', 'rewards_payable 0.2', 'rewards_payable 0.1', 'rewards_payable 0.04'],
    ])
    fixture.close('o', '1')
    fixture.close('o', '1')
    expect(owed(fixture)).toEqual(['0.4', '0.2', '0.08'])
    const causes = fixture.events.flatMap(({ entries }) => entries).map(causeOf)
    expect(causes.filter((cause) => cause.startsWith('team-reward'))).toEqual([
      ...['team-reward:o:0', 'team-reward:o:1', 'team-reward:o:2'],
    ])
  })

  it('TR-8.1: accrue at a fill and at a stop loss as well', () => {
    const fixture = fixtureAt100()
    fixture.join()
    fixture.open({ id: 'o', limit: '90', stopLoss: '80' })
    expect(owed(fixture)).toEqual(['0', '0', '0'])
    fixture.tick('90')
    expect(owed(fixture)).toEqual(['0.09', '0.045', '0.018'])
    fixture.tick('80')
    expect(owed(fixture)).toEqual(['0.17', '0.085', '0.034'])
  })

  it('TR-8.1: count less what protection gave back of the closing fee', () => {
    // Cash 12 − opening fee 1 = 11, margin 10. At 89.5 the loss is 10.5, the fee 0.895.
    const fixture = fixtureAt100('12')
    fixture.join(['b'])
    fixture.open({ id: 'o', leverage: 10 })
    fixture.tick('89.5')
    const close = fixture.events.find((event) => event.kind === 'position-closed')
    expect(close?.entries[0]?.postings).toContainEqual({ ledger: 'protection', amount: -395_000n })
    // 10 % of 0.895 − 0.395, and of the opening fee.
    expect(fixture.payable('b')).toBe('0.15')
  })

  it('TR-8.1: are nothing where protection gave back all of the fee', () => {
    const fixture = fixtureAt100('12')
    fixture.join(['b'])
    fixture.open({ id: 'o', leverage: 10 })
    fixture.tick('50')
    expect(fixture.money().cash).toBe('0')
    expect(fixture.payable('b')).toBe('0.1')
  })

  it('TR-8.1: never come from options, overnight fees or losses', () => {
    const fixture = createMoneyFixture(
      '1000',
      {},
      { ...PLAIN, overnightRate: { long: '1', short: '1' } },
    )
    fixture.tick('100')
    fixture.join()
    fixture.open({ id: 'o' })
    fixture.calendar('rollover')
    fixture.tick('95')
    fixture.close('o')
    expect(fixture.money().cash).not.toBe('1000')
    expect(owed(fixture)).toEqual(['0', '0', '0'])
  })

  it('TR-8.1: accrue only where terms and inviters are given, and from then on', () => {
    const fixture = fixtureAt100()
    fixture.open({ id: 'o1' })
    fixture.join([undefined, 'c'])
    fixture.setTerms({}, [])
    fixture.open({ id: 'o2' })
    expect(owed(fixture)).toEqual(['0', '0', '0'])
    fixture.setTerms({})
    fixture.open({ id: 'o3' })
    expect(owed(fixture)).toEqual(['0', '0.05', '0'])
  })

  it('TR-8.1: have three levels at most, each another account', () => {
    const fixture = fixtureAt100()
    expect(fixture.join(['b', 'c', 'd', 'e'])).toBe('invalid')
    expect(fixture.join(['a'])).toBe('invalid')
    expect(fixture.join(['b', 'b'])).toBe('invalid')
    expect(fixture.join([undefined, undefined, 'd'])).toBe('ok')
  })
})

describe('months of rewards', () => {
  /** Days of `fixture.calendar` begin with 29 May 2026: one invited then earns until 29 June. */
  const MONTH = 31

  function begin(rewardMonths: number | null) {
    const fixture = fixtureAt100()
    let orders = 0
    const parts = {
      ...fixture,
      pass: (days: number) => {
        for (let day = 0; day < days; day += 1) fixture.calendar('day-start')
      },
      /** What the level 1 earns of one opening. */
      earn: () => {
        const before = fixture.payable('b')
        orders += 1
        fixture.open({ id: `o${orders}`, lots: '0.1', leverage: 100 })
        return fixture.payable('b') !== before
      },
      rule: (months: number | null) => {
        const rules = { ...OPEN_JURISDICTION.text, rewardMonths: months }
        fixture.tape({ kind: 'jurisdiction', time: fixture.now(), rules })
      },
    }
    parts.rule(rewardMonths)
    return parts
  }

  it('TR-8.1: the last day earns, the next does not', () => {
    const fixture = begin(1)
    fixture.pass(1)
    fixture.join()
    fixture.pass(MONTH)
    expect(fixture.earn()).toBe(true)
    fixture.pass(1)
    expect(fixture.earn()).toBe(false)
    expect(fixture.lastEntry()?.join()).toContain('fees')
  })

  it('TR-8.1: count from the calendar day of before the first midnight of the tape', () => {
    const fixture = begin(1)
    fixture.join()
    // 28 May: a month ends with 28 June, 31 days later.
    fixture.pass(MONTH)
    expect(fixture.earn()).toBe(true)
    fixture.pass(1)
    expect(fixture.earn()).toBe(false)
  })

  it('TR-8.1: are those of the rules that stand when the fee is paid', () => {
    const fixture = begin(null)
    fixture.pass(1)
    fixture.join()
    fixture.pass(MONTH + 1)
    expect(fixture.earn()).toBe(true)
    fixture.rule(1)
    expect(fixture.earn()).toBe(false)
    fixture.rule(2)
    expect(fixture.earn()).toBe(true)
    fixture.rule(null)
    expect(fixture.earn()).toBe(true)
  })

  it('TR-8.1: begin once: others who are named later gain no time', () => {
    const fixture = begin(1)
    expect(fixture.join([])).toBe('ok')
    expect(fixture.account().invitedDay).toBeUndefined()
    fixture.pass(1)
    // A place that is empty is a member who was invited all the same.
    fixture.join([undefined])
    fixture.pass(MONTH)
    fixture.join(['b'])
    expect(fixture.account().invitedDay).toBe(1)
    expect(fixture.earn()).toBe(true)
    fixture.pass(1)
    fixture.join([])
    fixture.join(['b', 'c'])
    expect(fixture.earn()).toBe(false)
  })

  it('TR-8.1: what was earned before they passed is paid after', () => {
    const fixture = begin(1)
    fixture.join()
    fixture.pass(MONTH)
    fixture.earn()
    fixture.pass(2)
    expect(fixture.payroll('b', MONTH)).toBe('ok')
  })
})

describe('the payroll', () => {
  function fixtureWithTwoDays() {
    const fixture = fixtureAt100()
    fixture.join(['b'])
    fixture.open({ id: 'o1' })
    fixture.calendar('day-start')
    fixture.open({ id: 'o2', lots: '2' })
    return fixture
  }

  it('TR-8.2: pays a day that has ended into salary, later days wait', () => {
    const fixture = fixtureWithTwoDays()
    expect(fixture.payroll('b', 1)).toBe('not_found')
    expect(fixture.payroll('b', 0)).toBe('ok')
    expect(fixture.lastEntry()).toEqual(['rewards_payable -0.1', 'salary 0.1'])
    expect(fixture.money('b').salary).toBe('0.1')
    expect(fixture.payable('b')).toBe('0.2')
  })

  it('TR-8.2: run twice pays once', () => {
    const fixture = fixtureWithTwoDays()
    fixture.payroll('b', 0)
    expect(fixture.payroll('b', 0)).toBe('not_found')
    expect(fixture.money('b').salary).toBe('0.1')
  })

  it('TR-8.2: run late still pays each day by itself, once', () => {
    const fixture = fixtureWithTwoDays()
    fixture.calendar('day-start')
    fixture.calendar('day-start')
    expect([fixture.payroll('b', 1), fixture.payroll('b', 0), fixture.payroll('b', 2)]).toEqual([
      ...['ok', 'ok', 'not_found'],
    ])
    expect(fixture.money('b').salary).toBe('0.3')
    expect(fixture.state.payableRewards.size).toBe(0)
    const causes = fixture.events.flatMap(({ entries }) => entries).map(causeOf)
    expect(causes.slice(-2)).toEqual(['payroll:b:1', 'payroll:b:0'])
  })

  it('TR-8.2: what accrues before the day starts, at midnight itself, is of the day before', () => {
    const fixture = fixtureAt100()
    fixture.join(['b'])
    fixture.open({ id: 'o', leverage: 100 })
    fixture.calendar('rollover')
    fixture.close('o')
    fixture.calendar('day-start')
    fixture.payroll('b', 0)
    expect(fixture.money('b').salary).toBe('0.2')
  })
})
