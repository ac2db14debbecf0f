// Worked examples of follows: who may copy whom, and what goes on when one ends (TR-10.1, TR-10.7).

import { createCopyFixture, type FollowRequest } from '@fairtick/testkit/copy-fixture'
import { PLAIN } from '@fairtick/testkit/trading-fixture'
import { describe, expect, it } from 'vitest'
import { ZERO_MONEY } from '../numbers/money.ts'

const LEADER_AND_FOLLOWER = { l: '1000', f: '1000' }

describe('a follow', () => {
  it.each<[string, FollowRequest]>([
    ['less than 50', { allocation: '49.999999' }],
    ['lots where they are in proportion', { mode: 'proportional', fixedLots: '1' }],
    ['no lots where they are fixed', { mode: 'fixed' }],
    ['no lots at all', { fixedLots: '0' }],
    ['nothing per order', { maxPerOrder: '0' }],
    ['no stop loss', { stopLoss: '0' }],
    ['a stop loss above all of it', { stopLoss: '1.000001' }],
    ['no leverage', { maxLeverage: 0 }],
    ['a part of a leverage', { maxLeverage: 1.5 }],
  ])('TR-10.1: is refused with %s', (_, request) => {
    const fixture = createCopyFixture(LEADER_AND_FOLLOWER)
    expect(fixture.follow('f', 'l', request)).toBe('invalid')
  })

  it('TR-10.1: is taken at each bound', () => {
    const fixture = createCopyFixture(LEADER_AND_FOLLOWER)
    const least = { allocation: '50', stopLoss: '0.000001', maxPerOrder: '0.000001' }
    expect(fixture.follow('f', 'l', { ...least, maxLeverage: 1 })).toBe('ok')
    fixture.unfollow('f', 'l')
    expect(fixture.follow('f', 'l', { stopLoss: '1', fixedLots: '0.00000001' })).toBe('ok')
  })

  it('TR-10.1, TR-10.7: is refused of oneself', () => {
    const fixture = createCopyFixture(LEADER_AND_FOLLOWER)
    expect(fixture.follow('l', 'l')).toBe('invalid')
  })

  it('TR-10.1: is refused of another kind of account, before a gate is asked', () => {
    const fixture = createCopyFixture(LEADER_AND_FOLLOWER)
    const owner = { accountId: 'r', userId: 'r', accountKind: 'real', grant: ZERO_MONEY } as const
    fixture.ask({ kind: 'open-account', ...owner })
    fixture.lead('r')
    expect(fixture.follow('f', 'r')).toBe('invalid')
    // In a practice installation a real account does nothing at all, but this is found before.
    expect(fixture.follow('r', 'l')).toBe('invalid')
  })

  it('TR-10.1: is one of a leader at a time, and can begin again after it ended', () => {
    const fixture = createCopyFixture(LEADER_AND_FOLLOWER)
    expect(fixture.follow('f', 'l')).toBe('ok')
    expect(fixture.follow('f', 'l')).toBe('invalid')
    fixture.pause('f', 'l')
    expect(fixture.follow('f', 'l')).toBe('invalid')
    fixture.unfollow('f', 'l')
    expect(fixture.follow('f', 'l')).toBe('ok')
    // It begins running.
    fixture.open('l', { id: 'o' })
    expect(fixture.positions('f')).toEqual(['o@f 1'])
  })

  it('TR-10.1: is one of at most ten, ended ones apart', () => {
    const leaders = Array.from({ length: 12 }, (_, place) => `l${place}`)
    const fixture = createCopyFixture({
      f: '1000',
      ...Object.fromEntries(leaders.map((l) => [l, '9'])),
    })
    fixture.follow('f', 'l11')
    fixture.unfollow('f', 'l11')
    for (const leader of leaders.slice(0, 10)) expect(fixture.follow('f', leader)).toBe('ok')
    expect(fixture.follow('f', 'l10')).toBe('too_many_leaders')
    fixture.unfollow('f', 'l3')
    expect(fixture.follow('f', 'l10')).toBe('ok')
  })

  it('TR-10.7: is refused where nobody leads, or no longer', () => {
    const fixture = createCopyFixture(LEADER_AND_FOLLOWER)
    expect(fixture.follow('f', 'nobody')).toBe('not_found')
    fixture.stopLeading('l')
    expect(fixture.follow('f', 'l')).toBe('leader_stopped')
    fixture.lead('l')
    expect(fixture.follow('f', 'l')).toBe('ok')
  })

  it('TR-10.7: is refused beyond the followers of a leader, paused ones counted', () => {
    const fixture = createCopyFixture({ ...LEADER_AND_FOLLOWER, g: '1000', h: '1000' })
    fixture.lead('l', { maxFollowers: 2 })
    fixture.follow('f', 'l')
    fixture.follow('g', 'l')
    fixture.pause('g', 'l')
    expect(fixture.follow('h', 'l')).toBe('leader_full')
    fixture.unfollow('f', 'l')
    expect(fixture.follow('h', 'l')).toBe('ok')
  })

  it('TR-10.7: is refused beyond what may be copied, and not at it', () => {
    const fixture = createCopyFixture({ ...LEADER_AND_FOLLOWER, g: '1000' })
    fixture.lead('l', { maxCopied: '150' })
    fixture.follow('f', 'l', { allocation: '80' })
    expect(fixture.follow('g', 'l', { allocation: '70.000001' })).toBe('leader_full')
    expect(fixture.follow('g', 'l', { allocation: '70' })).toBe('ok')
  })

  it('TR-10.7: has room again when copy stops have ended others in the same record', () => {
    const fixture = createCopyFixture({ ...LEADER_AND_FOLLOWER, g: '1000' })
    fixture.lead('l', { maxFollowers: 1 })
    fixture.follow('f', 'l', { allocation: '100', stopLoss: '0.1', fixedLots: '1' })
    fixture.open('l', { id: 'o' })
    fixture.tick('90')
    expect(fixture.isFollowing('f', 'l')).toBe(false)
    expect(fixture.follow('g', 'l')).toBe('ok')
  })

  it('TR-4.15, TR-10.7: is refused in one order', () => {
    const leaders = Array.from({ length: 10 }, (_, place) => `l${place}`)
    const fixture = createCopyFixture({
      ...LEADER_AND_FOLLOWER,
      ...{ g: '1000', ...Object.fromEntries(leaders.map((leader) => [leader, '9'])) },
    })
    const bad = { allocation: '1' }
    for (const leader of leaders) fixture.follow('f', leader)
    fixture.follow('g', 'l')
    fixture.lead('l', { maxFollowers: 1 })
    fixture.stopLeading('l')
    fixture.lock('f')
    expect(fixture.follow('f', 'nobody', bad)).toBe('not_found')
    expect(fixture.follow('f', 'l', bad)).toBe('invalid')
    expect(fixture.follow('f', 'l')).toBe('locked')
    fixture.unlock('f')
    expect(fixture.follow('f', 'l')).toBe('leader_stopped')
    fixture.lead('l', { maxFollowers: 1 })
    expect(fixture.follow('f', 'l')).toBe('leader_full')
    fixture.lead('l')
    expect(fixture.follow('f', 'l')).toBe('too_many_leaders')
  })
})

describe('a follow that goes on', () => {
  it('TR-10.1: opens nothing while it is paused, and says so; closings and the stop go on', () => {
    const fixture = createCopyFixture(LEADER_AND_FOLLOWER)
    fixture.follow('f', 'l', { allocation: '100', fixedLots: '1', stopLoss: '0.1' })
    fixture.open('l', { id: 'a' })
    fixture.open('l', { id: 'b' })
    expect(fixture.pause('f', 'l')).toBe('ok')
    fixture.open('l', { id: 'c' })
    fixture.close('l', 'a')
    expect(fixture.positions('f')).toEqual(['b@f 1'])
    fixture.tick('90')
    expect(fixture.storyOf('f')).toEqual([
      ...['opened a@f', 'opened b@f', 'skipped c paused'],
      ...['closed a@f copy', 'closed b@f copy', 'ended l copy_stop'],
    ])
  })

  it('TR-10.1: opens again when it is resumed, never what was skipped', () => {
    const fixture = createCopyFixture(LEADER_AND_FOLLOWER)
    fixture.follow('f', 'l')
    fixture.pause('f', 'l')
    fixture.open('l', { id: 'a' })
    expect(fixture.resume('f', 'l')).toBe('ok')
    fixture.open('l', { id: 'b' })
    expect(fixture.positions('f')).toEqual(['b@f 1'])
    // Nothing is there to be closed.
    fixture.close('l', 'a')
    expect(fixture.positions('f')).toEqual(['b@f 1'])
  })

  it('TR-10.1: is not found where it is none, or has ended', () => {
    const fixture = createCopyFixture(LEADER_AND_FOLLOWER)
    const ask = () => [
      fixture.pause('f', 'l'),
      fixture.resume('f', 'l'),
      fixture.unfollow('f', 'l'),
    ]
    expect(ask()).toEqual(['not_found', 'not_found', 'not_found'])
    fixture.follow('f', 'l')
    fixture.unfollow('f', 'l')
    expect(ask()).toEqual(['not_found', 'not_found', 'not_found'])
  })

  it('TR-12.4: is paused, resumed, closed and ended whatever stands in the way of opening', () => {
    const fixture = createCopyFixture(LEADER_AND_FOLLOWER)
    fixture.follow('f', 'l', { allocation: '1000' })
    for (const id of ['a', 'b', 'c', 'd']) fixture.open('l', { id, lots: '0.5', leverage: 100 })
    fixture.lock('f')
    expect(fixture.pause('f', 'l')).toBe('ok')
    expect(fixture.resume('f', 'l')).toBe('ok')
    // TR-10.3: what the account may not do is skipped.
    fixture.open('l', { id: 'e' })
    expect(fixture.close('f', 'a@f')).toBe('ok')
    fixture.close('l', 'b')
    expect(fixture.unfollow('f', 'l', 'close')).toBe('ok')
    expect(fixture.storyOf('f').slice(4)).toEqual([
      ...['skipped e not_allowed_here', 'closed a@f manual', 'closed b@f copy'],
      ...['closed c@f copy', 'closed d@f copy', 'ended l manual'],
    ])
  })

  it('TR-10.4: ends without closing, and what the leader closes then is closed all the same', () => {
    const fixture = createCopyFixture(LEADER_AND_FOLLOWER)
    fixture.follow('f', 'l')
    fixture.open('l', { id: 'a' })
    fixture.unfollow('f', 'l', 'stay')
    fixture.open('l', { id: 'b' })
    expect(fixture.positions('f')).toEqual(['a@f 1'])
    fixture.close('l', 'a', '0.5')
    fixture.close('l', 'a')
    expect(fixture.storyOf('f')).toEqual([
      ...['opened a@f', 'ended l manual', 'closed a@f copy', 'closed a@f copy'],
    ])
  })

  it('TR-10.7: ends when follower and leader turn out to be one person, and copies go on', () => {
    const fixture = createCopyFixture(LEADER_AND_FOLLOWER)
    fixture.follow('f', 'l', { allocation: '1000' })
    fixture.open('l', { id: 'a' })
    fixture.lock('f')
    expect(fixture.link('f', 'l')).toBe('ok')
    fixture.open('l', { id: 'b' })
    expect(fixture.positions('f')).toEqual(['a@f 1'])
    fixture.close('l', 'a', '0.5')
    expect(fixture.close('f', 'a@f')).toBe('ok')
    expect(fixture.storyOf('f').slice(0, 4)).toEqual([
      ...['opened a@f', 'ended l linked', 'closed a@f copy', 'closed a@f manual'],
    ])
    expect(fixture.link('f', 'l')).toBe('not_found')
  })

  it('TR-10.7: is not ended by what was found about an earlier one', () => {
    const fixture = createCopyFixture(LEADER_AND_FOLLOWER)
    fixture.follow('f', 'l')
    const { begun } = fixture.account('f').follows.get('l') ?? { begun: 0 }
    fixture.unfollow('f', 'l')
    fixture.follow('f', 'l')
    expect(fixture.link('f', 'l', begun)).toBe('not_found')
    expect(fixture.isFollowing('f', 'l')).toBe(true)
  })

  it('TR-10.4: leaves stale copies open when it ends with closing', () => {
    const fixture = createCopyFixture(LEADER_AND_FOLLOWER, [PLAIN, { ...PLAIN, symbol: 'ETHUSDT' }])
    fixture.follow('f', 'l')
    fixture.open('l', { id: 'a', lots: '0.5' })
    fixture.open('l', { id: 'b', lots: '0.5', symbol: 'ETHUSDT' })
    fixture.pass(20_000)
    fixture.tick('100')
    fixture.pass(10_001)
    expect(fixture.unfollow('f', 'l', 'close')).toBe('ok')
    expect(fixture.positions('f')).toEqual(['b@f 0.5'])
    // It goes when the leader's own goes.
    fixture.tick('100', 'ETHUSDT')
    fixture.close('l', 'b')
    expect(fixture.positions('f')).toEqual([])
  })

  it('TR-10.7: copies nothing new of who stopped leading, and closes what was copied', () => {
    const fixture = createCopyFixture(LEADER_AND_FOLLOWER)
    fixture.follow('f', 'l')
    fixture.open('l', { id: 'a' })
    fixture.stopLeading('l')
    fixture.open('l', { id: 'b' })
    expect(fixture.positions('f')).toEqual(['a@f 1'])
    fixture.close('l', 'a')
    expect(fixture.positions('f')).toEqual([])
  })

  it('TR-12.3: is not begun during a break, and copies nothing in it', () => {
    const fixture = createCopyFixture({ ...LEADER_AND_FOLLOWER, m: '1000' })
    fixture.follow('f', 'l')
    fixture.limit('f', { breakMs: 60_000 })
    expect(fixture.follow('f', 'm')).toBe('self_excluded')
    fixture.open('l', { id: 'a' })
    fixture.pass(60_000)
    fixture.tick('100')
    fixture.open('l', { id: 'b' })
    expect(fixture.storyOf('f')).toEqual(['skipped a not_allowed_here', 'opened b@f'])
  })
})
