// Orders of contracts, rule by rule: when they are taken, and how they fill, close and end (TR-4).

import { createDesk, createDeskAt100, PLAIN } from '@fairtick/testkit/trading-desk'
import { expect, test } from 'vitest'

const TWO = [PLAIN, { ...PLAIN, symbol: 'ETHUSDT', base: 'ETH' }]

test.each([
  { lateMs: 5_000, answer: 'ok' },
  { lateMs: 5_001, answer: 'expired' },
])('TR-4.10: answers $answer $lateMs ms after the arrival', ({ lateMs, answer }) => {
  expect(createDeskAt100('1000').open({ id: 'c', lateMs })).toBe(answer)
  expect(createDeskAt100('1000').open({ id: 'c', lateMs, limit: '90' })).toBe(answer)
})

test('TR-4.10: closes do not expire and know no tolerance', () => {
  const desk = createDeskAt100('1000')
  desk.open({ id: 'c' })
  desk.pass(20_000)
  desk.tick('50')
  expect(desk.close('c')).toBe('ok')
})

test.each([
  { passMs: 30_000, answer: 'ok' },
  { passMs: 30_001, answer: 'market_stale' },
])('TR-2.5: answers $answer at a tick of $passMs ms', ({ passMs, answer }) => {
  const desk = createDeskAt100('1000')
  desk.open({ id: 'c' })
  desk.pass(passMs)
  expect(desk.open({ id: 'd' })).toBe(answer)
  expect(desk.set('c', '200', null)).toBe(answer)
  expect(desk.set('c', null, null)).toBe('ok')
  expect(desk.close('c')).toBe(answer)
})

test('TR-4.12: an unchanged level counts as setting, also while stale', () => {
  const desk = createDeskAt100('1000')
  desk.open({ id: 'c', takeProfit: '200' })
  desk.pass(30_001)
  expect(desk.set('c', '200', null)).toBe('market_stale')
})

test('TR-4.12: a gap through both levels of two orders closes each at the tick, oldest first', () => {
  const desk = createDeskAt100('1000')
  desk.open({ id: 'long', stopLoss: '90' })
  desk.open({ id: 'short', direction: 'short', takeProfit: '80' })
  desk.tick('70')
  expect(desk.story().slice(2)).toEqual(['closed long stop_loss', 'closed short take_profit'])
  expect(desk.figures().cash).toBe('1000')
})

test('TR-4.13: refuses what would go beyond the ceiling, by a limit price for what waits', () => {
  const desk = createDeskAt100('1000', [{ ...PLAIN, maxOpenNotional: '300' }])
  desk.open({ id: 'open', lots: '1' })
  desk.open({ id: 'waits', lots: '1', limit: '90' })
  expect(desk.open({ id: 'more', lots: '1.2' })).toBe('exposure_limit')
  expect(desk.open({ id: 'just', lots: '1.1' })).toBe('ok')
  expect(desk.open({ id: 'least', lots: '0.1', direction: 'short' })).toBe('exposure_limit')
})

test('TR-4.14: on one tick the stop loss frees the margin by which the oldest order fills', () => {
  const desk = createDeskAt100('30')
  desk.open({ id: 'c', lots: '2', stopLoss: '95' })
  desk.open({ id: 'first', lots: '1', limit: '96' })
  desk.open({ id: 'second', lots: '0.1', limit: '97', leverage: 100 })
  desk.tick('95')
  expect(desk.story().slice(3)).toEqual(['closed c stop_loss', 'opened first', 'opened second'])
})

test('TR-4.11: what no longer fits at its fill is cancelled, and the next one still looked at', () => {
  const desk = createDeskAt100('30')
  desk.open({ id: 'c', lots: '2' })
  desk.open({ id: 'first', lots: '1', limit: '94.5' })
  desk.open({ id: 'second', lots: '0.1', limit: '94.6', leverage: 100 })
  desk.tick('94.5')
  const cancelled = 'cancelled first insufficient_balance'
  expect(desk.story().slice(3)).toEqual([cancelled, 'cancelled second insufficient_balance'])
})

test('TR-4.16: what is left of a close is nothing or a tradable size', () => {
  const desk = createDeskAt100('1000', [{ ...PLAIN, minLots: '0.3' }])
  desk.open({ id: 'c', lots: '1' })
  for (const lots of ['0', '0.05', '0.8', '1.1']) expect(desk.close('c', lots)).toBe('invalid')
  expect(desk.close('c', '0.7')).toBe('ok')
  expect(desk.close('c', '0.3')).toBe('ok')
  expect(desk.close('c')).toBe('not_found')
})

test('TR-4.16: a batch closes oldest first and names what is stale', () => {
  const desk = createDeskAt100('1000', TWO)
  desk.open({ id: 'waits', limit: '50' })
  desk.open({ id: 'eth', symbol: 'ETHUSDT' })
  desk.open({ id: 'short', direction: 'short' })
  desk.pass(30_001)
  desk.tick('50')
  desk.open({ id: 'young' })
  desk.batchClose('long')
  expect(desk.story().slice(4)).toEqual([
    'opened young',
    'closed waits batch',
    'closed young batch',
  ])
  expect(desk.events.at(-1)).toMatchObject({ kind: 'batch-closed', skipped: ['eth'] })
  expect([...desk.account().positions.keys()]).toEqual(['eth', 'short'])
})

test('TR-4.17: a cancelled order and a position are not in the state that a cancel needs', () => {
  const desk = createDeskAt100('1000')
  desk.open({ id: 'waits', limit: '50' })
  desk.open({ id: 'c' })
  expect(desk.set('waits', '200', null)).toBe('not_found')
  expect(desk.close('waits')).toBe('not_found')
  expect(desk.cancel('waits')).toBe('ok')
  expect(desk.cancel('waits')).toBe('not_found')
  expect(desk.cancel('c')).toBe('not_found')
})

test('TR-4.15: finds the first refusal in the order of the rule', () => {
  const desk = createDesk('1', [{ ...PLAIN, maxOpenNotional: '10' }])
  const wish = { id: 'c', shown: '50', takeProfit: '90' }
  expect(desk.open({ ...wish, lots: '0.05', lateMs: 9_000 })).toBe('invalid')
  expect(desk.open({ ...wish, lateMs: 9_000 })).toBe('expired')
  expect(desk.open(wish)).toBe('market_stale')
  desk.tick('100')
  expect(desk.open(wish)).toBe('wrong_side')
  expect(desk.open({ ...wish, takeProfit: '110' })).toBe('price_moved')
  expect(desk.open({ id: 'c' })).toBe('exposure_limit')
  expect(desk.open({ id: 'c', lots: '0.1', leverage: 2 })).toBe('insufficient_balance')
})
