// Contracts rule by rule, where random scenarios come seldom (TR-2, TR-4).

import {
  createTradingFixture,
  createTradingFixtureAt100,
  PLAIN,
} from '@fairtick/testkit/trading-fixture'
import { describe, expect, it } from 'vitest'
import { calculateLiquidationPrice } from '../account/liquidation-price.ts'
import { type Money, parseMoney } from '../numbers/money.ts'
import { formatPrice } from '../numbers/price.ts'
import { exposureOf } from './state/exposure.ts'
import { marketOf } from './state/market.ts'

const ETH = { ...PLAIN, symbol: 'ETHUSDT', base: 'ETH' }
const TWO = [PLAIN, ETH]

describe('margin and size', () => {
  it.each(['0.1', '500'])('TR-4.1: takes %s lots, a smallest or largest order', (lots) => {
    expect(createTradingFixtureAt100('100000').open({ id: 'c', lots })).toBe('ok')
  })

  it.each([
    { lots: '0' },
    { lots: '0.05' },
    { lots: '0.15' },
    { lots: '500.1' },
    { leverage: 3 },
    { leverage: 0 },
    { limit: '100.001' },
    { limit: '0' },
    { takeProfit: '100.001' },
    { stopLoss: '0' },
  ])('TR-4.1, TR-1.2: refuses %o as a form', (wrong) => {
    expect(createTradingFixtureAt100('100000').open({ id: 'c', ...wrong })).toBe('invalid')
  })

  it('TR-4.2: long and short live side by side, both lock margin, and together they stand still', () => {
    const fixture = createTradingFixtureAt100('1000')
    fixture.open({ id: 'long' })
    fixture.open({ id: 'short', direction: 'short' })
    fixture.tick('180')
    expect(fixture.figures()).toMatchObject({ usedMargin: '20', equity: '1000', spendable: '980' })
    expect([...fixture.account().positions.keys()]).toEqual(['long', 'short'])
  })

  it('TR-4.3: thirds of a margin leave what their roundings leave, and nothing at the end', () => {
    const fixture = createTradingFixture('1000', [{ ...PLAIN, leverages: [7] }])
    fixture.tick('100')
    fixture.open({ id: 'c', lots: '0.3', leverage: 7 })
    const margins = ['0.1', '0.1', '0.1'].map((lots) => {
      fixture.close('c', lots)
      return fixture.figures().usedMargin
    })
    // 30 / 7 = 4.285714; two thirds 2.857143 (of .6), half of it 1.428572 (half-even).
    expect(margins).toEqual(['2.857143', '1.428572', '0'])
  })
})

describe('what moves no money', () => {
  it('TR-4.5: margin, what orders reserve, and a loss that stands post nothing; the fee does', () => {
    const fixture = createTradingFixtureAt100('1000', [{ ...PLAIN, feeRate: '0.001' }])
    const posted = () => fixture.events.slice(1).map(({ kind, entries }) => [kind, entries.length])
    fixture.open({ id: 'waits', limit: '90' })
    expect(posted()).toEqual([['order-placed', 0]])
    fixture.open({ id: 'opens', lots: '2' })
    fixture.tick('95')
    fixture.cancel('waits')
    expect(posted().slice(1)).toEqual([
      ['position-opened', 1],
      ['order-cancelled', 0],
    ])
    expect(fixture.figures()).toMatchObject({ cash: '999.8', equity: '989.8', usedMargin: '20' })
  })
})

describe('rollovers', () => {
  const NIGHTS = { ...PLAIN, overnightRate: { long: '0.001', short: '-0.0005' } }

  it('TR-4.4: charges the long and pays the short at the mark, once per instant', () => {
    const fixture = createTradingFixtureAt100('1000', [NIGHTS])
    fixture.open({ id: 'long' })
    fixture.open({ id: 'short', direction: 'short', lots: '2' })
    fixture.tick('110')
    fixture.calendar('rollover')
    expect(fixture.story().slice(2)).toEqual(['overnight long 0.11', 'overnight short -0.11'])
    fixture.pass(86_400_000)
    fixture.calendar('rollover')
    expect(fixture.figures().cash).toBe('1000')
    expect(fixture.account().positions.get('long')?.overnightFee).toBe(220_000n)
  })

  it('TR-4.4: charges at the tick in force, not at one of that very millisecond behind it', () => {
    const fixture = createTradingFixtureAt100('1000', [NIGHTS])
    fixture.open({ id: 'long' })
    fixture.calendar('rollover')
    fixture.tick('200')
    expect(fixture.story()).toEqual(['opened long', 'overnight long 0.1'])
  })

  it('TR-4.4: charges what is left of a position, and none that is closed', () => {
    const fixture = createTradingFixtureAt100('1000', [NIGHTS])
    fixture.open({ id: 'half', lots: '2' })
    fixture.open({ id: 'gone' })
    fixture.close('half', '1')
    fixture.close('gone')
    fixture.calendar('rollover')
    expect(fixture.story().at(-1)).toBe('overnight half 0.1')
  })
})

describe('margin call and stop-out', () => {
  it('TR-4.7: calls once per fall, and again only after a rise above the level', () => {
    const fixture = createTradingFixtureAt100('100')
    fixture.open({ id: 'c', lots: '1', leverage: 1 })
    for (const mark of ['80.01', '80', '79', '80', '80.01', '80']) fixture.tick(mark)
    expect(fixture.story()).toEqual([
      'opened c',
      'margin-called',
      'margin-call-ended',
      'margin-called',
    ])
  })

  it('TR-4.7: stops out at exactly 50 %, first what waits, then the largest loss', () => {
    const fixture = createTradingFixtureAt100('100', TWO)
    fixture.open({ id: 'small', lots: '0.2', leverage: 2 })
    fixture.open({ id: 'large', lots: '1', leverage: 2, symbol: 'ETHUSDT' })
    fixture.open({ id: 'waits', lots: '0.1', leverage: 1, limit: '10' })
    fixture.tick('99')
    fixture.tick('30.2', 'ETHUSDT')
    // 100 - 0.2 - 69.8 = 30 of 60.
    expect(fixture.story().slice(3)).toEqual([
      ...['margin-called', 'cancelled waits stop_out', 'closed large stop_out'],
      'margin-call-ended',
    ])
    expect(fixture.figures()).toMatchObject({ cash: '30.2', usedMargin: '10' })
  })

  it('TR-4.7: of equal losses closes the one placed first, though it opened later', () => {
    const fixture = createTradingFixtureAt100('32')
    fixture.open({ id: 'first', lots: '1.1', limit: '99' })
    fixture.open({ id: 'second', lots: '1' })
    fixture.tick('99')
    // Both lose 11: 10 is left of a margin of 20.89.
    fixture.tick('89')
    expect(fixture.story()).toEqual([
      'waits first',
      'opened second',
      'opened first',
      'margin-called',
      'closed first stop_out',
      'margin-call-ended',
    ])
  })

  it('TR-4.7: cancels what waits also when nothing can be closed now', () => {
    const fixture = createTradingFixtureAt100('100', [
      { ...PLAIN, overnightRate: { long: '0.76', short: '0' } },
    ])
    fixture.open({ id: 'c', leverage: 2 })
    fixture.open({ id: 'waits', lots: '0.1', leverage: 1, limit: '10' })
    fixture.pass(30_001)
    fixture.calendar('rollover')
    // 100 - 76 = 24 of 50.
    const charged = ['overnight c 76', 'margin-called', 'cancelled waits stop_out']
    expect(fixture.story().slice(2)).toEqual(charged)
    fixture.tick('100')
    expect(fixture.story().slice(2)).toEqual([...charged, 'closed c stop_out'])
  })

  it('TR-4.7: what is stale counts at its last price and is closed by its first fresh tick', () => {
    const fixture = createTradingFixtureAt100('100', TWO)
    fixture.open({ id: 'btc', lots: '1', leverage: 2 })
    fixture.open({ id: 'eth', lots: '1', leverage: 10, symbol: 'ETHUSDT' })
    fixture.pass(30_001)
    fixture.tick('20', 'ETHUSDT')
    expect(fixture.story().slice(2)).toEqual(['margin-called', 'closed eth stop_out'])
    fixture.pass(1_000)
    fixture.tick('100')
    expect(fixture.story().slice(4)).toEqual(['closed btc stop_out'])
  })

  it('TR-4.7: never looks after a command, only at the next tick of what is open', () => {
    const fixture = createTradingFixtureAt100('100', [{ ...PLAIN, spread: '70' }])
    // Bought at 135, worth 65 at once: 30 of 67.5.
    fixture.open({ id: 'c', leverage: 2 })
    fixture.set('c', '300', null)
    expect(fixture.story()).toEqual(['opened c'])
    fixture.tick('100')
    expect(fixture.story()).toEqual(['opened c', 'margin-called', 'closed c stop_out'])
  })

  it('TR-4.8: what the last close leaves owing is given by the house in the same entry', () => {
    const fixture = createTradingFixtureAt100('50')
    fixture.open({ id: 'a', lots: '2', leverage: 10 })
    fixture.open({ id: 'b', lots: '1', leverage: 10 })
    fixture.tick('60')
    const closes = fixture.events.filter(({ kind }) => kind === 'position-closed')
    // 50 - 80 = -30 stays while b is open; -70 in the end.
    expect(closes.map(({ entries }) => entries.map(({ postings }) => postings.length))).toEqual([
      [2],
      [4],
    ])
    expect(closes[1]?.entries[0]?.postings.at(-1)).toEqual({
      ledger: 'protection',
      amount: -70_000_000n,
    })
    expect(fixture.figures()).toMatchObject({ cash: '0', equity: '0' })
  })
})

describe('liquidation price', () => {
  const priceOf = (fixture: ReturnType<typeof createTradingFixtureAt100>, symbol = 'BTCUSDT') => {
    const { instrument, tick } = marketOf(fixture.state, symbol)
    const trades = [...fixture.account().positions.values()]
      .filter((open) => open.symbol === symbol)
      .map(({ direction, openPrice, lotsOpen: lots, constants: { spread } }) => ({
        ...{ direction, openPrice, lots, spread },
      }))
    const exposure = exposureOf(fixture.state, fixture.account())
    const { stopOut } = fixture.state.terms
    const price = calculateLiquidationPrice({
      ...{ exposure, stopOut, instrument, mark: tick.price, trades },
    })
    return price === undefined ? undefined : formatPrice(price, 0)
  }

  it('TR-4.9: is the mark of the stop-out, for a long and for a short', () => {
    const long = createTradingFixtureAt100('30')
    long.open({ id: 'c', lots: '2' })
    // 20 margin: stopped at 10 of equity, after a fall of 10 for two.
    expect(priceOf(long)).toBe('90')
    long.tick('90.01')
    expect(long.account().positions.size).toBe(1)
    long.tick('90')
    expect(long.account().positions.size).toBe(0)
    const short = createTradingFixtureAt100('30')
    short.open({ id: 'c', lots: '2', direction: 'short' })
    expect(priceOf(short)).toBe('110')
  })

  it('TR-4.9: of USD/XXX is that of profit over the exit price, for either side alone', () => {
    const jpy = { ...PLAIN, symbol: 'USDJPY', base: 'USD', quote: 'JPY', spread: '0.2' }
    const fixture = createTradingFixtureAt100('30', [jpy])
    fixture.open({ id: 'c', symbol: 'USDJPY', lots: '100', leverage: 10 })
    // 100 × (exit − 100.1) / exit = 5 − 30: exit 80.08, mark 80.18.
    expect(priceOf(fixture, 'USDJPY')).toBe('80.18')
    fixture.tick('80.19', 'USDJPY')
    expect(fixture.account().positions.size).toBe(1)
    fixture.tick('80.18', 'USDJPY')
    expect(fixture.account().positions.size).toBe(0)
  })

  it('TR-4.9: there is none where no positive price does it', () => {
    const rich = createTradingFixtureAt100('1000')
    rich.open({ id: 'c', lots: '1' })
    expect(priceOf(rich)).toBeUndefined()
    rich.open({ id: 'd', direction: 'short' })
    expect(priceOf(rich)).toBeUndefined()
  })

  it('TR-4.9: of longs beside shorts on USD/XXX is where the stop-out comes', () => {
    const jpy = { ...PLAIN, symbol: 'USDJPY', base: 'USD', quote: 'JPY' }
    const fixture = createTradingFixtureAt100('30', [jpy])
    fixture.open({ id: 'long', symbol: 'USDJPY', lots: '100', leverage: 10 })
    fixture.open({ id: 'short', symbol: 'USDJPY', lots: '50', leverage: 10, direction: 'short' })
    // 15 margin: 50 − 50 × 100 / m = 7.5 − 30.
    expect(priceOf(fixture, 'USDJPY')).toBe('68.97')
    fixture.tick('68.98', 'USDJPY')
    expect(fixture.account().positions.size).toBe(2)
    fixture.tick('68.96', 'USDJPY')
    expect(fixture.account().positions.size).toBe(1)
  })
})

describe('a change of the source', () => {
  it('TR-2.11: closes at the last mark without a fee, also what is stale, and cancels the rest', () => {
    const fixture = createTradingFixtureAt100('1000', [{ ...PLAIN, spread: '2', feeRate: '0.001' }])
    fixture.open({ id: 'c' })
    fixture.open({ id: 'waits', limit: '50' })
    fixture.pass(60_000)
    fixture.tape({ kind: 'source', time: fixture.now(), source: 'simulated' })
    expect(fixture.story().slice(2)).toEqual([
      'cancelled waits source_change',
      'closed c source_change',
    ])
    // Bought at 101 for a fee of 0.101, closed at the mark of 100.
    expect(fixture.figures()).toMatchObject({ cash: '998.899', usedMargin: '0', reserved: '0' })
  })
  it('TR-2.11: leaves nothing to settle of an option, also when its account was let go of', () => {
    const fixture = createTradingFixtureAt100('1000')
    fixture.ask({
      ...{ kind: 'buy-option', accountId: 'a', optionId: 'o', symbol: 'BTCUSDT' },
      ...{ direction: 'up', stake: parseMoney('10') as Money, durationSeconds: 30 },
      ...{ shown: undefined, arrivedTime: fixture.now() },
    })
    fixture.tape({ kind: 'source', time: fixture.now(), source: 'simulated' })
    expect(fixture.events.at(-1)).toMatchObject({ settlement: { result: 'void' } })
    fixture.state.accounts.delete('a')
    fixture.pass(31_000)
    const before = fixture.events.length
    fixture.tick('100')
    expect(fixture.events).toHaveLength(before)
  })
})
