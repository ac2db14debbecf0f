// An account is looked at by the first tick that concerns it, whatever came before (TR-4.7).

import { createTradingFixtureAt100, PLAIN } from '@fairtick/testkit/trading-fixture'
import { expect, test } from 'vitest'
import { parseMoney } from '../numbers/money.ts'
import { createState } from './state/create-state.ts'
import { setInstrument } from './state/market.ts'
import { addAccount } from './state/resident-account.ts'
import { step } from './step.ts'

test('TR-2.9, TR-4.7: what an option pays at a tick lets that very tick end the margin call', () => {
  const fixture = createTradingFixtureAt100('100')
  fixture.open({ id: 'c', leverage: 2, lots: '1' })
  const stake = parseMoney('9')
  if (stake === undefined) throw new Error('no stake')
  fixture.ask({
    ...{ kind: 'buy-option', accountId: 'a', optionId: 'o', symbol: 'BTCUSDT', direction: 'down' },
    ...{ stake, durationSeconds: 30, shown: undefined, arrivedTime: fixture.now() },
  })
  // 91 - 55 = 36 of 50 margin.
  fixture.tick('45')
  expect(fixture.story()).toEqual(['opened c', 'margin-called'])
  fixture.pass(30_001)
  // The win of 16.2 comes before the tick, which takes 0.5: 51.7 of 50.
  fixture.tick('44.5')
  expect(fixture.story()).toEqual(['opened c', 'margin-called', 'margin-call-ended'])
})

test('TR-4.12: an account that was just loaded from the tables misses no tick', () => {
  const fixture = createTradingFixtureAt100('100')
  fixture.open({ id: 'c', takeProfit: '110' })
  const { id, userId, kind, balances, isMarginCalled, volumes, positions } = fixture.account()
  const state = createState()
  const market = setInstrument(state, PLAIN)
  market.tick = fixture.state.markets.get('BTCUSDT')?.tick
  state.time = fixture.state.time
  const open = { options: [], orders: [], positions: [...positions.values()] }
  addAccount(state, { id, userId, kind, balances, isMarginCalled, volumes }, open)
  const price = fixture.account().positions.get('c')?.takeProfit
  if (price === undefined || market.tick === undefined) throw new Error('no level')
  const tick = { ...market.tick, kind: 'tick' as const, seq: market.tick.seq + 1, price }
  const { events } = step(state, { log: 'tape', position: 1, entry: tick })
  expect(events.map(({ event }) => event.kind)).toEqual(['position-closed'])
})

test('a wider spread reaches later orders only, and those at the next tick (TR-4.7)', () => {
  const fixture = createTradingFixtureAt100('110')
  fixture.open({ id: 'long', leverage: 2 })
  fixture.open({ id: 'short', leverage: 2, direction: 'short' })
  fixture.tick('100')
  fixture.tape({ kind: 'instrument', time: fixture.now(), instrument: { ...PLAIN, spread: '70' } })
  fixture.tick('100')
  expect(fixture.story()).toEqual(['opened long', 'opened short'])
  fixture.batchClose('all')
  expect(fixture.figures()).toMatchObject({ cash: '110', equity: '110' })
  // At 135, and 70 behind from the start: 40 of 67.5 margin.
  fixture.open({ id: 'wide', leverage: 2 })
  fixture.tick('100')
  expect(fixture.story().slice(4)).toEqual(['opened wide', 'margin-called'])
})

test('TR-4.7: a leap up to exactly the stop-out level closes who was far below it', () => {
  const fixture = createTradingFixtureAt100('1000', [PLAIN, { ...PLAIN, symbol: 'ETHUSDT' }])
  fixture.open({ id: 'btc', lots: '500', leverage: 100 })
  fixture.open({ id: 'eth', lots: '400', leverage: 100, symbol: 'ETHUSDT' })
  fixture.pass(30_001)
  // Cash is -35 000 then; the other position is stale.
  fixture.tick('10', 'ETHUSDT')
  expect(fixture.story().slice(2)).toEqual(['margin-called', 'closed eth stop_out'])
  // 35 250 of profit make 250 of 500.
  fixture.tick('170.5')
  expect(fixture.story().slice(4)).toEqual(['closed btc stop_out'])
})

test('TR-4.7: both sides of a USD/XXX instrument are watched, also with another between them', () => {
  const instruments = ['JPY', 'CHF'].map((quote) => {
    return { ...PLAIN, symbol: `USD${quote}`, base: 'USD', quote }
  })
  const fixture = createTradingFixtureAt100('100', instruments)
  fixture.open({ id: 'long', symbol: 'USDJPY', lots: '500' })
  fixture.open({ id: 'franc', symbol: 'USDCHF', lots: '10' })
  fixture.open({ id: 'short', symbol: 'USDJPY', lots: '10', direction: 'short' })
  fixture.tick('99', 'USDJPY')
  // 100 - 68.18 + 1.36 = 33.18 of 52 margin.
  fixture.tick('88', 'USDJPY')
  expect(fixture.story().slice(3)).toEqual(['margin-called'])
})
