// Worked examples of what copying gives: copy stop and profit share (TR-10.5, TR-10.6).

import { createCopyFixture } from '@fairtick/testkit/copy-fixture'
import { PLAIN } from '@fairtick/testkit/trading-fixture'
import { describe, expect, it } from 'vitest'
import { causeOf } from '../ledger/journal-entry.ts'
import { formatMoney, sumMoney } from '../numbers/money.ts'

const PEOPLE = { l: '100000', f: '1000' }
const ETH = { ...PLAIN, symbol: 'ETHUSDT' }

/** A follower of `l` who copies one unit of each order and bears a loss of 10. */
function followed(instruments = [PLAIN], people: Record<string, string> = PEOPLE) {
  const fixture = createCopyFixture(people, instruments)
  fixture.follow('f', 'l', { allocation: '100', fixedLots: '1', stopLoss: '0.1' })
  return fixture
}

/** The same without a stop before all is lost. */
function followedLong(instrument = PLAIN, people: Record<string, string> = PEOPLE) {
  const fixture = createCopyFixture(people, [instrument, ETH])
  fixture.follow('f', 'l', { allocation: '1000', fixedLots: '1' })
  return fixture
}

describe('a copy result', () => {
  it('TR-10.5: counts profit, opening and closing fee and the nights, not the share', () => {
    const instrument = { ...PLAIN, feeRate: '0.01', overnightRate: { long: '0.02', short: '0' } }
    const fixture = followedLong(instrument)
    fixture.open('l', { id: 'o' })
    expect(fixture.result('f', 'l')).toBe('-1')
    fixture.calendar('rollover')
    expect(fixture.result('f', 'l')).toBe('-3')
    fixture.tick('120')
    // 20 gained, 1.2 for the close; 10 % of 15.8 go to the leader.
    fixture.close('f', 'o@f')
    expect(fixture.result('f', 'l')).toBe('15.8')
    expect(fixture.cash('f')).toBe('1014.22')
    expect(fixture.salary('l')).toBe('1.58')
  })

  it('TR-10.5: goes on for ever, over follows', () => {
    const fixture = followedLong()
    fixture.open('l', { id: 'a' })
    fixture.tick('90')
    fixture.unfollow('f', 'l', 'close')
    fixture.follow('f', 'l', { fixedLots: '1' })
    fixture.open('l', { id: 'b' })
    fixture.tick('88')
    fixture.close('l', 'b')
    expect(fixture.result('f', 'l')).toBe('-12')
  })
})

describe('the copy stop', () => {
  it('TR-10.5: closes the copies and ends the follow at the loss, not before', () => {
    const fixture = followed()
    fixture.open('l', { id: 'o' })
    fixture.tick('90.01')
    expect(fixture.isFollowing('f', 'l')).toBe(true)
    fixture.tick('90')
    expect(fixture.storyOf('f')).toEqual(['opened o@f', 'closed o@f copy', 'ended l copy_stop'])
    // The leader has his own.
    expect(fixture.positions('l')).toEqual(['o 1'])
    fixture.open('l', { id: 'p' })
    expect(fixture.positions('f')).toEqual([])
  })

  it('TR-10.5: counts what was realised in this follow, and nothing of an earlier one', () => {
    const fixture = followed()
    fixture.open('l', { id: 'a' })
    fixture.tick('94')
    fixture.close('l', 'a')
    fixture.open('l', { id: 'b' })
    fixture.tick('90.01')
    expect(fixture.isFollowing('f', 'l')).toBe(true)
    fixture.tick('90')
    expect(fixture.isFollowing('f', 'l')).toBe(false)
    fixture.follow('f', 'l', { allocation: '100', fixedLots: '1', stopLoss: '0.1' })
    fixture.open('l', { id: 'c' })
    fixture.tick('80.01')
    expect(fixture.isFollowing('f', 'l')).toBe(true)
    fixture.tick('80')
    expect(fixture.isFollowing('f', 'l')).toBe(false)
  })

  it('TR-10.5: counts all open copies of the leader, and no other position', () => {
    const fixture = followed([PLAIN, ETH])
    fixture.open('f', { id: 'own', lots: '5' })
    fixture.open('l', { id: 'a' })
    fixture.open('l', { id: 'b', symbol: 'ETHUSDT', direction: 'short' })
    fixture.tick('105', 'ETHUSDT')
    fixture.tick('95.01')
    expect(fixture.isFollowing('f', 'l')).toBe(true)
    fixture.tick('95')
    expect(fixture.positions('f')).toEqual(['own 5'])
  })

  it('TR-10.5: is reached on a tick of what was copied, of no other instrument', () => {
    const fixture = followed([{ ...PLAIN, feeRate: '0.06' }, ETH])
    fixture.open('l', { id: 'a' })
    fixture.open('l', { id: 'b' })
    fixture.open('f', { id: 'own', symbol: 'ETHUSDT', stopLoss: '60' })
    // Two fees of 6 have passed it, but only a tick is looked at.
    expect(fixture.isFollowing('f', 'l')).toBe(true)
    fixture.tick('50', 'ETHUSDT')
    expect(fixture.positions('f')).toEqual(['a@f 1', 'b@f 1'])
    expect(fixture.isFollowing('f', 'l')).toBe(true)
    fixture.tick('100')
    expect(fixture.isFollowing('f', 'l')).toBe(false)
  })

  it('TR-10.5: is reached by a tick that gains, where a charge had passed it', () => {
    const nights = { overnightRate: { long: '0.12', short: '0' } }
    const fixture = followed([{ ...PLAIN, ...nights }])
    fixture.open('l', { id: 'o' })
    fixture.calendar('rollover')
    expect(fixture.isFollowing('f', 'l')).toBe(true)
    fixture.tick('101')
    expect(fixture.storyOf('f').at(-1)).toBe('ended l copy_stop')
  })

  it('TR-10.5: closes the oldest first, and leaves what is stale until its leader closes it', () => {
    const fixture = followed([PLAIN, ETH])
    fixture.open('l', { id: 'a', symbol: 'ETHUSDT' })
    fixture.open('l', { id: 'b' })
    fixture.open('l', { id: 'c' })
    fixture.pass(30_001)
    fixture.tick('95')
    expect(fixture.storyOf('f').slice(3)).toEqual([
      ...['closed b@f copy', 'closed c@f copy', 'ended l copy_stop'],
    ])
    expect(fixture.positions('f')).toEqual(['a@f 1'])
    fixture.tick('100', 'ETHUSDT')
    fixture.close('l', 'a')
    expect(fixture.positions('f')).toEqual([])
  })

  it('TR-10.5: closes first what was copied first, not what its leader placed first', () => {
    const fixture = followed()
    fixture.open('l', { id: 'waits', limit: '99' })
    fixture.open('l', { id: 'first' })
    fixture.pass(1)
    fixture.tick('99')
    fixture.tick('94')
    expect(fixture.storyOf('f').slice(2)).toEqual([
      ...['closed first@f copy', 'closed waits@f copy', 'ended l copy_stop'],
    ])
  })

  it('TR-4.14, TR-10.5: comes after the fills and before margin call and stop-out', () => {
    const fixture = followed([PLAIN], { l: '100000', f: '60' })
    fixture.open('l', { id: 'o' })
    fixture.open('f', { id: 'own', lots: '3' })
    fixture.open('f', { id: 'more', lots: '0.5', limit: '90' })
    // Equity is 20 of 40 then, and 20 of 30 without the copy: a call, no stop-out.
    fixture.tick('90')
    expect(fixture.storyOf('f').slice(2)).toEqual([
      ...['waits more', 'cancelled more insufficient_balance', 'closed o@f copy'],
      ...['ended l copy_stop', 'margin-called'],
    ])
  })

  it('TR-10.5: ends two follows on one tick, each by its own losses', () => {
    const fixture = createCopyFixture({ l: '1000', m: '1000', f: '1000' })
    fixture.follow('f', 'm', { allocation: '100', fixedLots: '1', stopLoss: '0.1' })
    fixture.follow('f', 'l', { allocation: '100', fixedLots: '1', stopLoss: '0.2' })
    fixture.open('l', { id: 'of-l' })
    fixture.open('m', { id: 'of-m' })
    fixture.tick('90')
    expect([fixture.isFollowing('f', 'm'), fixture.isFollowing('f', 'l')]).toEqual([false, true])
    fixture.follow('f', 'm', { allocation: '50', fixedLots: '1', stopLoss: '0.1' })
    fixture.open('m', { id: 'again' })
    fixture.tick('80')
    expect(fixture.storyOf('f').slice(-4)).toEqual([
      ...['closed of-l@f copy', 'ended l copy_stop', 'closed again@f copy', 'ended m copy_stop'],
    ])
  })

  it('TR-10.2, TR-10.5: of the follower comes before the copy of what the same tick did to the leader', () => {
    const fixture = followed([PLAIN], { l: '110', f: '1000' })
    fixture.open('l', { id: 'o', lots: '10' })
    fixture.open('l', { id: 'next', limit: '89', lots: '0.1' })
    // 10 × 10 lost of 110: stopped out, as the follow is.
    fixture.tick('89')
    expect(fixture.storyOf('l').slice(-1)).toEqual(['closed o stop_out'])
    expect(fixture.storyOf('f')).toEqual(['opened o@f', 'closed o@f copy', 'ended l copy_stop'])
  })
})

describe('the profit share', () => {
  it('H15, TR-10.6: is taken of what is above the high-water mark, at each close', () => {
    const fixture = followedLong()
    for (const id of ['a', 'b', 'c']) fixture.open('l', { id })
    fixture.tick('110')
    fixture.close('l', 'a')
    expect([fixture.salary('l'), fixture.highWater('f', 'l')]).toEqual(['1', 10])
    fixture.tick('96')
    fixture.close('l', 'b')
    fixture.tick('106')
    // 10 − 4 + 6 is 12: only 2 are new.
    fixture.close('l', 'c')
    expect([fixture.salary('l'), fixture.highWater('f', 'l')]).toEqual(['1.2', 12])
  })

  it('TR-10.6: is taken whatever closes the copy: its leader, its owner, a stop', () => {
    const fixture = followedLong()
    for (const id of ['a', 'b', 'c']) fixture.open('l', { id })
    fixture.tick('110')
    fixture.close('f', 'a@f', '0.5')
    fixture.batchClose('all')
    fixture.unfollow('f', 'l', 'close')
    expect(fixture.storyOf('f').slice(3)).toEqual([
      ...['closed a@f manual', 'shared l 0.5', 'closed a@f copy', 'shared l 0.5'],
      ...['closed b@f copy', 'shared l 1', 'closed c@f copy', 'shared l 1', 'ended l manual'],
    ])
  })

  it('H15, TR-10.6: is not taken of winners while losers of this leader stay open', () => {
    const fixture = followedLong()
    fixture.open('l', { id: 'win' })
    fixture.open('l', { id: 'lose', symbol: 'ETHUSDT' })
    fixture.tick('110')
    fixture.tick('93', 'ETHUSDT')
    fixture.close('l', 'win')
    // 10 realised, 7 lost: 3.
    expect([fixture.salary('l'), fixture.highWater('f', 'l')]).toEqual(['0.3', 3])
    fixture.close('l', 'lose')
    expect([fixture.salary('l'), fixture.highWater('f', 'l')]).toEqual(['0.3', 3])
  })

  it('TR-10.6: counts no winner that is open, and no position of anybody else', () => {
    const fixture = createCopyFixture({ l: '1000', m: '1000', f: '1000' }, [PLAIN, ETH])
    fixture.follow('f', 'l', { fixedLots: '1' })
    fixture.follow('f', 'm', { fixedLots: '1' })
    fixture.open('f', { id: 'own', symbol: 'ETHUSDT' })
    fixture.open('m', { id: 'other', symbol: 'ETHUSDT' })
    fixture.open('l', { id: 'a' })
    fixture.open('l', { id: 'b' })
    fixture.tick('50', 'ETHUSDT')
    fixture.tick('110')
    fixture.close('l', 'a')
    expect([fixture.salary('l'), fixture.highWater('f', 'l')]).toEqual(['1', 10])
  })

  it('TR-10.6: never takes what is not there, and its mark rises all the same', () => {
    const fixture = createCopyFixture({ l: '100000', f: '40' }, [PLAIN, ETH])
    fixture.follow('f', 'l', { fixedLots: '1' })
    fixture.open('l', { id: 'a' })
    fixture.open('f', { id: 'own', symbol: 'ETHUSDT', lots: '2' })
    fixture.tick('250')
    fixture.tick('13', 'ETHUSDT')
    fixture.close('f', 'own')
    fixture.tick('245')
    // 40 − 174 + 145 leave 11; the share would be 14.5.
    fixture.close('l', 'a')
    expect([fixture.cash('f'), fixture.salary('l')]).toEqual(['0', '11'])
    expect([fixture.result('f', 'l'), fixture.highWater('f', 'l')]).toEqual(['145', 145])
  })

  it('TR-10.6: survives the end of a follow with its mark', () => {
    const fixture = followedLong()
    fixture.open('l', { id: 'a' })
    fixture.tick('110')
    fixture.unfollow('f', 'l', 'close')
    fixture.follow('f', 'l', { fixedLots: '1' })
    fixture.open('l', { id: 'b' })
    fixture.tick('100')
    fixture.close('l', 'b')
    fixture.open('l', { id: 'c' })
    fixture.tick('110')
    fixture.close('l', 'c')
    expect([fixture.salary('l'), fixture.highWater('f', 'l')]).toEqual(['1', 10])
  })

  it('TR-10.6: has the rate that stood when the follow began', () => {
    const fixture = followedLong()
    fixture.lead('l', { profitShare: '0.2' })
    fixture.open('l', { id: 'a' })
    fixture.tick('110')
    fixture.close('l', 'a')
    expect(fixture.salary('l')).toBe('1')
    fixture.unfollow('f', 'l')
    fixture.follow('f', 'l', { fixedLots: '1' })
    fixture.open('l', { id: 'b' })
    fixture.tick('120')
    fixture.close('l', 'b')
    expect(fixture.salary('l')).toBe('3')
  })

  it('TR-10.6, TR-11: leaves cash for salary in entries of one close that leave nothing over', () => {
    const fixture = followedLong()
    fixture.open('l', { id: 'a' })
    fixture.tick('110')
    fixture.close('f', 'a@f', '0.5')
    const entries = fixture.events.flatMap((event) => event.entries)
    const ofShares = entries.filter(({ reason }) => reason.startsWith('profit-share'))
    expect(ofShares.map(causeOf)).toEqual([
      ...['profit-share-paid:a@f:1', 'profit-share-received:a@f:1'],
    ])
    const clearing = ofShares.flatMap(({ postings }) =>
      postings.filter(({ ledger }) => ledger === 'clearing').map(({ amount }) => amount),
    )
    expect([clearing.length, formatMoney(sumMoney(clearing))]).toEqual([2, '0'])
  })

  it('TR-8.3, TR-10.6: is there when the leader settles salary in the same moment', () => {
    const fixture = followedLong()
    fixture.open('l', { id: 'a' })
    fixture.tick('110')
    fixture.close('l', 'a')
    expect(fixture.salary('l')).toBe('1')
    const { cash } = fixture.account('l').balances
    const amount = fixture.account('l').balances.salary
    fixture.ask({ kind: 'settle-salary', accountId: 'l', transferId: 't', amount })
    expect(fixture.account('l').balances.cash).toBe(cash + amount)
  })
})
