// An account is looked at by the first tick that concerns it, whatever came before (TR-4.7).

import { createDeskAt100, PLAIN } from '@fairtick/testkit/trading-desk'
import { expect, test } from 'vitest'
import { parseMoney } from '../numbers/money.ts'
import { addAccount, createState, setInstrument } from './state.ts'
import { step } from './step.ts'

test('TR-2.9, TR-4.7: what an option pays at a tick lets that very tick end the margin call', () => {
  const desk = createDeskAt100('100')
  desk.open({ id: 'c', leverage: 2, lots: '1' })
  const stake = parseMoney('9')
  if (stake === undefined) throw new Error('no stake')
  desk.ask({
    ...{ kind: 'buy-option', accountId: 'a', optionId: 'o', symbol: 'BTCUSDT', direction: 'down' },
    ...{ stake, durationSeconds: 30, shown: undefined, arrivedTime: desk.now() },
  })
  // 91 - 55 = 36 of 50 margin.
  desk.tick('45')
  expect(desk.story()).toEqual(['opened c', 'margin-called'])
  desk.pass(30_001)
  // The win of 16.2 comes before the tick, which takes 0.5: 51.7 of 50.
  desk.tick('44.5')
  expect(desk.story()).toEqual(['opened c', 'margin-called', 'margin-call-ended'])
})

test('TR-4.12: an account that was just loaded from the tables misses no tick', () => {
  const desk = createDeskAt100('100')
  desk.open({ id: 'c', takeProfit: '110' })
  const { id, userId, kind, balances, isMarginCalled, volumes, positions } = desk.account()
  const state = createState('practice')
  const market = setInstrument(state, PLAIN)
  market.tick = desk.state.markets.get('BTCUSDT')?.tick
  state.time = desk.state.time
  const open = { options: [], orders: [], positions: [...positions.values()] }
  addAccount(state, { id, userId, kind, balances, isMarginCalled, volumes }, open)
  const price = desk.account().positions.get('c')?.takeProfit
  if (price === undefined || market.tick === undefined) throw new Error('no level')
  const tick = { ...market.tick, kind: 'tick' as const, seq: market.tick.seq + 1, price }
  const { events } = step(state, { log: 'tape', position: 1, entry: tick })
  expect(events.map(({ event }) => event.kind)).toEqual(['position-closed'])
})

test('a wider spread reaches later orders only, and those at the next tick (TR-4.7)', () => {
  const desk = createDeskAt100('110')
  desk.open({ id: 'long', leverage: 2 })
  desk.open({ id: 'short', leverage: 2, direction: 'short' })
  desk.tick('100')
  desk.tape({ kind: 'instrument', time: desk.now(), instrument: { ...PLAIN, spread: '70' } })
  desk.tick('100')
  expect(desk.story()).toEqual(['opened long', 'opened short'])
  desk.batchClose('all')
  expect(desk.figures()).toMatchObject({ cash: '110', equity: '110' })
  // At 135, and 70 behind from the start: 40 of 67.5 margin.
  desk.open({ id: 'wide', leverage: 2 })
  desk.tick('100')
  expect(desk.story().slice(4)).toEqual(['opened wide', 'margin-called'])
})

test('TR-4.7: a leap up to exactly the stop-out level closes who was far below it', () => {
  const desk = createDeskAt100('1000', [PLAIN, { ...PLAIN, symbol: 'ETHUSDT' }])
  desk.open({ id: 'btc', lots: '500', leverage: 100 })
  desk.open({ id: 'eth', lots: '400', leverage: 100, symbol: 'ETHUSDT' })
  desk.pass(30_001)
  // Cash is -35 000 then; the other position is stale.
  desk.tick('10', 'ETHUSDT')
  expect(desk.story().slice(2)).toEqual(['margin-called', 'closed eth stop_out'])
  // 35 250 of profit make 250 of 500.
  desk.tick('170.5')
  expect(desk.story().slice(4)).toEqual(['closed btc stop_out'])
})

test('TR-4.7: both sides of a USD/XXX instrument are watched, also with another between them', () => {
  const instruments = ['JPY', 'CHF'].map((quote) => {
    return { ...PLAIN, symbol: `USD${quote}`, base: 'USD', quote }
  })
  const desk = createDeskAt100('100', instruments)
  desk.open({ id: 'long', symbol: 'USDJPY', lots: '500' })
  desk.open({ id: 'franc', symbol: 'USDCHF', lots: '10' })
  desk.open({ id: 'short', symbol: 'USDJPY', lots: '10', direction: 'short' })
  desk.tick('99', 'USDJPY')
  // 100 - 68.18 + 1.36 = 33.18 of 52 margin.
  desk.tick('88', 'USDJPY')
  expect(desk.story().slice(3)).toEqual(['margin-called'])
})
