// Worked examples of copies: what follows an opening or a close of a leader (TR-10.2 to TR-10.4).

import { createCopyFixture, type FollowRequest } from '@fairtick/testkit/copy-fixture'
import { type ContractRequest, PLAIN } from '@fairtick/testkit/trading-fixture'
import { describe, expect, it } from 'vitest'
import { calculateCopyLots } from '../copy/copy-size.ts'
import type { FollowTerms } from '../copy/follow.ts'
import { LOTS_ONE, type Lots } from '../numbers/lots.ts'
import { moneyFromMicros } from '../numbers/money.ts'
import { RATE_ONE, type Rate } from '../numbers/rate.ts'

/** A unit costs 100, so a leader of 1000 with 2 units at leverage 10 locks 20. */
const PEOPLE = { l: '1000', f: '1000' }

/** What the follower did after one order of the leader. */
function copyOne(follow: FollowRequest, order: Partial<ContractRequest> = {}, instrument = PLAIN) {
  const fixture = createCopyFixture(PEOPLE, [instrument])
  fixture.follow('f', 'l', follow)
  fixture.open('l', { id: 'o', ...order })
  return [...fixture.positions('f'), ...fixture.storyOf('f').filter((line) => /^skip/.test(line))]
}

describe('an opening is copied', () => {
  it('TR-10.2: at the same tick, on the same side, with a fee of its own', () => {
    const instrument = { ...PLAIN, feeRate: '0.001', spread: '2' }
    const fixture = createCopyFixture(PEOPLE, [instrument])
    fixture.follow('f', 'l', { fixedLots: '0.5' })
    fixture.open('l', { id: 'o', direction: 'short', lots: '2' })
    const copy = fixture.account('f').positions.get('o@f')
    const own = fixture.account('l').positions.get('o')
    expect(copy).toMatchObject({ direction: 'short', openSeq: own?.openSeq, orderType: 'market' })
    expect(copy?.openPrice).toBe(own?.openPrice)
    // 0.5 units at a bid of 99.
    expect(fixture.cash('f')).toBe('999.9505')
  })

  it('TR-10.2: after the record that filled it, a waiting order of the leader too', () => {
    const fixture = createCopyFixture(PEOPLE)
    fixture.follow('f', 'l')
    fixture.open('l', { id: 'o', limit: '90' })
    expect(fixture.storyOf('f')).toEqual([])
    fixture.tick('89')
    expect(fixture.account('f').positions.get('o@f')?.openPrice).toBe(
      fixture.account('l').positions.get('o')?.openPrice,
    )
  })

  it.each([
    [{ leverage: 100 }, undefined, 100],
    [{ leverage: 100 }, 99, 10],
    [{ leverage: 100 }, 100, 100],
    [{ leverage: 10 }, 100, 10],
    [{ leverage: 10 }, 9, 2],
  ] as const)('TR-10.2: of %j with at most %s at a leverage of %s', (order, most, leverage) => {
    const fixture = createCopyFixture(PEOPLE)
    fixture.follow('f', 'l', { fixedLots: '1', ...(most && { maxLeverage: most }) })
    fixture.open('l', { id: 'o', ...order })
    expect(fixture.account('f').positions.get('o@f')?.leverage).toBe(leverage)
  })

  it('TR-10.2: never when it is a copy itself', () => {
    const fixture = createCopyFixture({ ...PEOPLE, g: '1000' })
    fixture.follow('f', 'l')
    fixture.follow('g', 'f')
    fixture.open('l', { id: 'o' })
    fixture.close('f', 'o@f')
    expect(fixture.storyOf('g')).toEqual([])
    fixture.open('f', { id: 'p' })
    expect(fixture.positions('g')).toEqual(['p@g 1'])
  })

  it('TR-10.4: not when it was open before the follow began', () => {
    const fixture = createCopyFixture(PEOPLE)
    fixture.open('l', { id: 'o' })
    fixture.follow('f', 'l')
    expect(fixture.positions('f')).toEqual([])
    fixture.close('l', 'o')
    expect(fixture.storyOf('f')).toEqual([])
  })

  it('TR-10.2: of two leaders on one tick in the order of their accounts', () => {
    const fixture = createCopyFixture({ m: '1000', k: '1000', f: '1000' })
    fixture.follow('f', 'm')
    fixture.follow('f', 'k')
    fixture.open('m', { id: 'of-m', limit: '90' })
    fixture.open('k', { id: 'of-k', limit: '90' })
    fixture.tick('90')
    expect(fixture.storyOf('f')).toEqual(['opened of-k@f', 'opened of-m@f'])
  })

  it('TR-10.2: of two leaders by commands in the order of these', () => {
    const fixture = createCopyFixture({ m: '1000', k: '1000', f: '1000' })
    fixture.follow('f', 'k')
    fixture.follow('f', 'm')
    fixture.open('m', { id: 'of-m' })
    fixture.open('k', { id: 'of-k' })
    expect(fixture.storyOf('f')).toEqual(['opened of-m@f', 'opened of-k@f'])
  })

  it('TR-4, TR-10.2: as old as it is, however long the order waited that it copies', () => {
    const fixture = createCopyFixture(PEOPLE)
    fixture.follow('f', 'l', { fixedLots: '1' })
    fixture.open('f', { id: 'before', limit: '80' })
    fixture.open('l', { id: 'o', limit: '90' })
    fixture.open('f', { id: 'between', limit: '80' })
    fixture.pass(1)
    fixture.tick('90')
    fixture.pass(1)
    fixture.open('f', { id: 'after' })
    fixture.tick('80')
    expect(fixture.positions('f')).toEqual(['before 1', 'between 1', 'o@f 1', 'after 1'])
  })
})

describe('lots of a copy', () => {
  it('TR-10.3: are in proportion to what the leader was worth just before the fill', () => {
    // 2 × 300 / 1000: the fee of 180 comes after.
    const fixture = createCopyFixture(PEOPLE, [{ ...PLAIN, feeRate: '0.9' }])
    fixture.follow('f', 'l', { allocation: '300' })
    fixture.open('l', { id: 'a', lots: '2' })
    expect(fixture.positions('f')).toEqual(['a@f 0.6'])
    const rich = createCopyFixture({ l: '2000', f: '1000' })
    rich.open('l', { id: 'first', lots: '100' })
    rich.follow('f', 'l', { allocation: '300' })
    rich.tick('110')
    rich.open('l', { id: 'a', lots: '1.2' })
    rich.open('l', { id: 'b', lots: '0.9' })
    // 1.2 × 300 / 3000 is 0.12, and 0.09 is below the least.
    expect(rich.storyOf('f')).toEqual(['opened a@f', 'skipped b below_min_lots'])
    expect(rich.positions('f')).toEqual(['a@f 0.1'])
  })

  it('TR-10.3: are none where the leader is worth nothing', () => {
    const terms: FollowTerms = {
      ...{ mode: 'proportional', allocation: moneyFromMicros(100_000_000n), fixedLots: undefined },
      ...{
        maxPerOrder: moneyFromMicros(100_000_000n),
        stopLoss: RATE_ONE as Rate,
        maxLeverage: undefined,
      },
    }
    const one = { numerator: 1n, denominator: 1n }
    const bounds = { lotStep: 1n as Lots, maxLots: LOTS_ONE as Lots, lotMargin: one }
    const worth = (numerator: bigint) =>
      calculateCopyLots(terms, { lots: 100n as Lots, equity: { ...one, numerator } }, bounds)
    expect([1n, 0n, -1n].map(worth).map((lots) => lots > 0n)).toEqual([true, false, false])
  })

  it.each<[string, FollowRequest, Partial<ContractRequest>, string[]]>([
    ['rounded down to the step', { allocation: '999' }, { lots: '1' }, ['o@f 0.9']],
    ['fixed, whatever the leader does', { fixedLots: '0.35' }, { lots: '9' }, ['o@f 0.3']],
    ['cut to the margin of one order', { maxPerOrder: '24.99' }, { lots: '9' }, ['o@f 2.4']],
    ['not cut at that margin', { maxPerOrder: '25' }, { lots: '2.5' }, ['o@f 2.5']],
    ['skipped below the least', { allocation: '99' }, { lots: '1' }, ['skipped o below_min_lots']],
    [
      'skipped where one order may not lock enough',
      { maxPerOrder: '0.99' },
      { lots: '1' },
      ['skipped o below_min_lots'],
    ],
  ])('TR-10.3: are %s', (_, follow, order, expected) => {
    expect(copyOne(follow, order)).toEqual(expected)
  })

  it('TR-10.3: are cut to the largest order', () => {
    const instrument = { ...PLAIN, maxLots: '3' }
    const fixture = createCopyFixture({ l: '100', f: '1000' }, [instrument])
    fixture.follow('f', 'l', { allocation: '1000' })
    fixture.open('l', { id: 'o', lots: '2' })
    expect(fixture.positions('f')).toEqual(['o@f 3'])
  })
})

describe('a copy is skipped', () => {
  it('TR-10.3: with no leverage that is offered up to the bounds', () => {
    const instrument = { ...PLAIN, leverages: [2, 10] }
    expect(copyOne({ maxLeverage: 1 }, {}, instrument)).toEqual(['skipped o leverage_cap'])
  })

  it('TR-10.3: where the copies of this leader would lock more than is allocated', () => {
    const fixture = createCopyFixture({ ...PEOPLE, m: '1000' })
    fixture.follow('f', 'm', { fixedLots: '1' })
    fixture.follow('f', 'l', { allocation: '50', fixedLots: '2.5' })
    // What another leader's copies lock does not count.
    fixture.open('m', { id: 'x' })
    fixture.open('l', { id: 'a' })
    fixture.open('l', { id: 'b' })
    fixture.open('l', { id: 'c' })
    expect(fixture.storyOf('f')).toEqual([
      ...['opened x@f', 'opened a@f', 'opened b@f', 'skipped c over_allocation'],
    ])
  })

  it('TR-10.3, TR-12.3: at the loss that its customer allows on a day', () => {
    const fixture = createCopyFixture(PEOPLE)
    fixture.limit('f', { dailyLoss: '5' })
    fixture.follow('f', 'l', { fixedLots: '1' })
    fixture.open('l', { id: 'a' })
    fixture.tick('95')
    fixture.open('l', { id: 'b' })
    expect(fixture.storyOf('f')).toEqual(['opened a@f', 'skipped b daily_loss_limit'])
  })

  it('TR-10.3, TR-12.3: beyond the positions that its customer allows', () => {
    const fixture = createCopyFixture(PEOPLE)
    fixture.limit('f', { openPositions: 1 })
    fixture.follow('f', 'l', { fixedLots: '1' })
    fixture.open('l', { id: 'a' })
    fixture.open('l', { id: 'b' })
    expect(fixture.storyOf('f')).toEqual(['opened a@f', 'skipped b exposure_limit'])
  })

  it('TR-10.3, TR-4.13: beyond the notional of the instrument', () => {
    const instrument = { ...PLAIN, maxOpenNotional: '199' }
    expect(copyOne({ fixedLots: '1.9' }, {}, instrument)).toEqual(['o@f 1.9'])
    expect(copyOne({ fixedLots: '2' }, {}, instrument)).toEqual(['skipped o exposure_limit'])
  })

  it('TR-10.3: without the money for margin and fee', () => {
    const fixture = createCopyFixture({ l: '1000', f: '10' })
    fixture.follow('f', 'l', { fixedLots: '1.1' })
    fixture.open('l', { id: 'o' })
    expect(fixture.storyOf('f')).toEqual(['skipped o insufficient_balance'])
  })

  it('TR-10.3: for the first reason that is found', () => {
    // Every reason stands; one after the other is taken away, and the next shows.
    const instrument = { ...PLAIN, leverages: [10], maxOpenNotional: '400' }
    const fixture = createCopyFixture({ l: '100000', f: '60' }, [instrument])
    fixture.open('f', { id: 'own', lots: '4' })
    fixture.tick('92')
    const terms = { allocation: '50', fixedLots: '0.01', maxLeverage: 9, stopLoss: '1' }
    const tell = () => fixture.storyOf('f').at(-1)?.split(' ').at(-1)
    let orders = 0
    const leader = () => {
      orders += 1
      fixture.open('l', { id: `o${orders}`, lots: '0.1' })
      return tell()
    }
    const again = (changed: FollowRequest) => {
      fixture.unfollow('f', 'l')
      fixture.follow('f', 'l', changed)
    }
    fixture.follow('f', 'l', terms)
    fixture.limit('f', { dailyLoss: '1' })
    fixture.lock('f')
    fixture.pause('f', 'l')
    expect(leader()).toBe('paused')
    fixture.resume('f', 'l')
    expect(leader()).toBe('leverage_cap')
    fixture.unlock('f')
    again({ ...terms, maxLeverage: 10 })
    fixture.lock('f')
    expect(leader()).toBe('below_min_lots')
    fixture.unlock('f')
    again({ ...terms, maxLeverage: 10, fixedLots: '10' })
    fixture.lock('f')
    expect(leader()).toBe('over_allocation')
    fixture.unlock('f')
    again({ ...terms, maxLeverage: 10, fixedLots: '5' })
    fixture.lock('f')
    expect(leader()).toBe('not_allowed_here')
    fixture.unlock('f')
    expect(leader()).toBe('daily_loss_limit')
    fixture.limit('f', {})
    expect(leader()).toBe('exposure_limit')
    fixture.close('f', 'own')
    // 28 are left of 60.
    again({ ...terms, maxLeverage: 10, fixedLots: '4' })
    expect(leader()).toBe('insufficient_balance')
    again({ ...terms, maxLeverage: 10, fixedLots: '3' })
    expect(leader()).toBe('o9@f')
  })
})

describe('a close is copied', () => {
  function opened(lots: string, fixedLots: string, instrument = PLAIN) {
    const fixture = createCopyFixture({ l: '100000', f: '1000' }, [instrument])
    fixture.follow('f', 'l', { fixedLots })
    fixture.open('l', { id: 'o', lots })
    return fixture
  }

  it('TR-10.4: in proportion to what was left of the leader, rounded down to the step', () => {
    const fixture = opened('10', '1')
    fixture.close('l', 'o', '2.5')
    expect(fixture.positions('f')).toEqual(['o@f 0.8'])
    // Of the 7.5 that were left.
    fixture.close('l', 'o', '3')
    expect(fixture.positions('f')).toEqual(['o@f 0.5'])
  })

  it('TR-10.4: not at all where less than a step is to be closed', () => {
    const fixture = opened('10', '1')
    fixture.close('l', 'o', '0.9')
    expect(fixture.positions('f')).toEqual(['o@f 1'])
  })

  it('TR-10.4: whole when the leader closes all that was left, whatever the copy has left', () => {
    const fixture = opened('10', '1')
    fixture.close('l', 'o', '0.9')
    fixture.close('f', 'o@f', '0.7')
    fixture.close('l', 'o')
    expect(fixture.positions('f')).toEqual([])
    expect(fixture.storyOf('f').at(-1)).toBe('closed o@f copy')
  })

  it('TR-10.4: whole with the leader, also where the step of lots has changed since', () => {
    const fixture = opened('10', '0.5')
    fixture.tape({
      kind: 'instrument',
      time: fixture.now(),
      instrument: { ...PLAIN, lotStep: '0.2' },
    })
    fixture.close('l', 'o')
    expect(fixture.positions('f')).toEqual([])
  })

  it('TR-10.4: whole when less than the least lots would remain', () => {
    const fixture = opened('10', '1', { ...PLAIN, minLots: '0.5' })
    fixture.close('l', 'o', '6')
    expect(fixture.positions('f')).toEqual([])
  })

  it('TR-10.4: not at all at less than a step, even where less than the least would remain', () => {
    const fixture = opened('10', '1', { ...PLAIN, minLots: '1' })
    fixture.close('l', 'o', '0.9')
    expect(fixture.positions('f')).toEqual(['o@f 1'])
  })

  it('TR-10.4: whatever closed it: take profit, stop loss, stop-out', () => {
    const fixture = createCopyFixture({ l: '100', f: '1000' })
    fixture.follow('f', 'l', { fixedLots: '0.1' })
    fixture.open('l', { id: 'a', takeProfit: '110' })
    fixture.open('l', { id: 'b', stopLoss: '90' })
    fixture.open('l', { id: 'c', lots: '7' })
    fixture.tick('110')
    fixture.tick('90')
    expect(fixture.storyOf('l').filter((line) => line.startsWith('closed'))).toEqual([
      ...['closed a take_profit', 'closed b stop_loss', 'closed c stop_out'],
    ])
    const closes = fixture.storyOf('f').filter((line) => line.startsWith('closed'))
    expect(closes).toEqual([...['closed a@f copy', 'closed b@f copy', 'closed c@f copy']])
  })

  it('TR-10.4: nothing of a copy that the follower has closed alone, nor of one never made', () => {
    const fixture = createCopyFixture({ l: '100000', f: '1000' })
    fixture.follow('f', 'l', { allocation: '100' })
    fixture.open('l', { id: 'small', lots: '1' })
    fixture.open('l', { id: 'o', lots: '200' })
    expect(fixture.close('f', 'o@f')).toBe('ok')
    fixture.close('l', 'o')
    fixture.close('l', 'small')
    expect(fixture.storyOf('f')).toEqual([
      ...['skipped small below_min_lots', 'opened o@f', 'closed o@f manual'],
    ])
  })

  it('TR-10.4: has no take profit and no stop loss of the leader', () => {
    const fixture = createCopyFixture(PEOPLE)
    fixture.follow('f', 'l')
    fixture.open('l', { id: 'o', takeProfit: '110', stopLoss: '90' })
    expect(fixture.account('f').positions.get('o@f')).toMatchObject({
      ...{ takeProfit: undefined, stopLoss: undefined },
    })
  })
})
