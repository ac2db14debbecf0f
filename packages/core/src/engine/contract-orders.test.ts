// Orders of contracts, rule by rule: when they are taken, and how they fill, close and end (TR-4).

import {
  createTradingFixture,
  createTradingFixtureAt100,
  PLAIN,
} from '@fairtick/testkit/trading-fixture'
import { expect, test } from 'vitest'

const TWO = [PLAIN, { ...PLAIN, symbol: 'ETHUSDT', base: 'ETH' }]

test.each([
  { lateMs: 5_000, answer: 'ok' },
  { lateMs: 5_001, answer: 'expired' },
])('TR-4.10: answers $answer $lateMs ms after the arrival', ({ lateMs, answer }) => {
  expect(createTradingFixtureAt100('1000').open({ id: 'c', lateMs })).toBe(answer)
  expect(createTradingFixtureAt100('1000').open({ id: 'c', lateMs, limit: '90' })).toBe(answer)
})

test('TR-4.10: closes do not expire and know no tolerance', () => {
  const fixture = createTradingFixtureAt100('1000')
  fixture.open({ id: 'c' })
  fixture.pass(20_000)
  fixture.tick('50')
  expect(fixture.close('c')).toBe('ok')
})

test.each([
  { passMs: 30_000, answer: 'ok' },
  { passMs: 30_001, answer: 'market_stale' },
])('TR-2.5: answers $answer at a tick of $passMs ms', ({ passMs, answer }) => {
  const fixture = createTradingFixtureAt100('1000')
  fixture.open({ id: 'c' })
  fixture.pass(passMs)
  expect(fixture.open({ id: 'd' })).toBe(answer)
  expect(fixture.set('c', '200', null)).toBe(answer)
  expect(fixture.set('c', null, null)).toBe('ok')
  expect(fixture.close('c')).toBe(answer)
})

test('TR-4.12: an unchanged level counts as setting, also while stale', () => {
  const fixture = createTradingFixtureAt100('1000')
  fixture.open({ id: 'c', takeProfit: '200' })
  fixture.pass(30_001)
  expect(fixture.set('c', '200', null)).toBe('market_stale')
})

test('TR-4.12: a gap through both levels of two orders closes each at the tick, oldest first', () => {
  const fixture = createTradingFixtureAt100('1000')
  fixture.open({ id: 'long', stopLoss: '90' })
  fixture.open({ id: 'short', direction: 'short', takeProfit: '80' })
  fixture.tick('70')
  expect(fixture.story().slice(2)).toEqual(['closed long stop_loss', 'closed short take_profit'])
  expect(fixture.figures().cash).toBe('1000')
})

test('TR-4.13: refuses what would go beyond the ceiling, by a limit price for what waits', () => {
  const fixture = createTradingFixtureAt100('1000', [{ ...PLAIN, maxOpenNotional: '300' }])
  fixture.open({ id: 'open', lots: '1' })
  fixture.open({ id: 'waits', lots: '1', limit: '90' })
  expect(fixture.open({ id: 'more', lots: '1.2' })).toBe('exposure_limit')
  expect(fixture.open({ id: 'just', lots: '1.1' })).toBe('ok')
  expect(fixture.open({ id: 'least', lots: '0.1', direction: 'short' })).toBe('exposure_limit')
})

test('TR-4.14: on one tick the stop loss frees the margin by which the oldest order fills', () => {
  const fixture = createTradingFixtureAt100('30')
  fixture.open({ id: 'c', lots: '2', stopLoss: '95' })
  fixture.open({ id: 'first', lots: '1', limit: '96' })
  fixture.open({ id: 'second', lots: '0.1', limit: '97', leverage: 100 })
  fixture.tick('95')
  expect(fixture.story().slice(3)).toEqual(['closed c stop_loss', 'opened first', 'opened second'])
})

test('TR-4.11: what no longer fits at its fill is cancelled, and the next one still looked at', () => {
  const fixture = createTradingFixtureAt100('30')
  fixture.open({ id: 'c', lots: '2' })
  fixture.open({ id: 'first', lots: '1', limit: '94.5' })
  fixture.open({ id: 'second', lots: '0.1', limit: '94.6', leverage: 100 })
  fixture.tick('94.5')
  const cancelled = 'cancelled first insufficient_balance'
  expect(fixture.story().slice(3)).toEqual([cancelled, 'cancelled second insufficient_balance'])
})

test('TR-4.16: what is left of a close is nothing or a tradable size', () => {
  const fixture = createTradingFixtureAt100('1000', [{ ...PLAIN, minLots: '0.3' }])
  fixture.open({ id: 'c', lots: '1' })
  for (const lots of ['0', '0.05', '0.8', '1.1']) expect(fixture.close('c', lots)).toBe('invalid')
  expect(fixture.close('c', '0.7')).toBe('ok')
  expect(fixture.close('c', '0.3')).toBe('ok')
  expect(fixture.close('c')).toBe('not_found')
})

test('TR-4.16: a batch closes oldest first and names what is stale', () => {
  const fixture = createTradingFixtureAt100('1000', TWO)
  fixture.open({ id: 'waits', limit: '50' })
  fixture.open({ id: 'eth', symbol: 'ETHUSDT' })
  fixture.open({ id: 'short', direction: 'short' })
  fixture.pass(30_001)
  fixture.tick('50')
  fixture.open({ id: 'young' })
  fixture.batchClose('long')
  expect(fixture.story().slice(4)).toEqual([
    'opened young',
    'closed waits batch',
    'closed young batch',
  ])
  expect(fixture.events.at(-1)).toMatchObject({ kind: 'batch-closed', skipped: ['eth'] })
  expect([...fixture.account().positions.keys()]).toEqual(['eth', 'short'])
})

test('TR-4.17: a cancelled order and a position are not in the state that a cancel needs', () => {
  const fixture = createTradingFixtureAt100('1000')
  fixture.open({ id: 'waits', limit: '50' })
  fixture.open({ id: 'c' })
  expect(fixture.set('waits', '200', null)).toBe('not_found')
  expect(fixture.close('waits')).toBe('not_found')
  expect(fixture.cancel('waits')).toBe('ok')
  expect(fixture.cancel('waits')).toBe('not_found')
  expect(fixture.cancel('c')).toBe('not_found')
})

test('TR-4.15: finds the first refusal in the order of the rule', () => {
  const fixture = createTradingFixture('1', [{ ...PLAIN, maxOpenNotional: '10' }])
  const wish = { id: 'c', shown: '50', takeProfit: '90' }
  expect(fixture.open({ ...wish, lots: '0.05', lateMs: 9_000 })).toBe('invalid')
  expect(fixture.open({ ...wish, lateMs: 9_000 })).toBe('expired')
  expect(fixture.open(wish)).toBe('market_stale')
  fixture.tick('100')
  expect(fixture.open(wish)).toBe('wrong_side')
  expect(fixture.open({ ...wish, takeProfit: '110' })).toBe('price_moved')
  expect(fixture.open({ id: 'c' })).toBe('exposure_limit')
  expect(fixture.open({ id: 'c', lots: '0.1', leverage: 2 })).toBe('insufficient_balance')
})
