// Contracts rule by rule, where random lives come seldom (TR-2, TR-4).

import { createDesk, PLAIN } from '@fairtick/testkit/trading-desk'
import { describe, expect, it } from 'vitest'
import { calculateLiquidationPrice } from '../account/liquidation-price.ts'
import { formatPrice } from '../numbers/price.ts'
import { exposureOf } from './exposure.ts'
import { marketOf } from './state.ts'

const ETH = { ...PLAIN, symbol: 'ETHUSDT', base: 'ETH' }
const TWO = [PLAIN, ETH]

/** A desk with cash and first ticks of 100. */
function deskAt100(cash: string, instruments = [PLAIN]) {
  const desk = createDesk(cash, instruments)
  for (const { symbol } of instruments) desk.tick('100', symbol)
  return desk
}

describe('margin and size', () => {
  it.each(['0.1', '500'])('TR-4.1: takes %s lots, a smallest or largest order', (lots) => {
    expect(deskAt100('100000').open({ id: 'c', lots })).toBe('ok')
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
    expect(deskAt100('100000').open({ id: 'c', ...wrong })).toBe('invalid')
  })

  it('TR-4.2: long and short live side by side, both lock margin, and together they stand still', () => {
    const desk = deskAt100('1000')
    desk.open({ id: 'long' })
    desk.open({ id: 'short', direction: 'short' })
    desk.tick('180')
    expect(desk.figures()).toMatchObject({ usedMargin: '20', equity: '1000', spendable: '980' })
    expect([...desk.account().positions.keys()]).toEqual(['long', 'short'])
  })

  it('TR-4.3: thirds of a margin leave what their roundings leave, and nothing at the end', () => {
    const desk = createDesk('1000', [{ ...PLAIN, leverages: [7] }])
    desk.tick('100')
    desk.open({ id: 'c', lots: '0.3', leverage: 7 })
    const margins = ['0.1', '0.1', '0.1'].map((lots) => {
      desk.close('c', lots)
      return desk.figures().usedMargin
    })
    // 30 / 7 = 4.285714; two thirds 2.857143 (of .6), half of it 1.428572 (half-even).
    expect(margins).toEqual(['2.857143', '1.428572', '0'])
  })
})

describe('rollovers', () => {
  const NIGHTS = { ...PLAIN, overnightRate: { long: '0.001', short: '-0.0005' } }

  it('TR-4.4: charges the long and pays the short at the mark, once per instant', () => {
    const desk = deskAt100('1000', [NIGHTS])
    desk.open({ id: 'long' })
    desk.open({ id: 'short', direction: 'short', lots: '2' })
    desk.tick('110')
    desk.calendar('rollover')
    expect(desk.story().slice(2)).toEqual(['overnight long 0.11', 'overnight short -0.11'])
    desk.pass(86_400_000)
    desk.calendar('rollover')
    expect(desk.figures().cash).toBe('1000')
    expect(desk.account().positions.get('long')?.overnightFee).toBe(220_000n)
  })

  it('TR-4.4: charges at the tick in force, not at one of that very millisecond behind it', () => {
    const desk = deskAt100('1000', [NIGHTS])
    desk.open({ id: 'long' })
    desk.calendar('rollover')
    desk.tick('200')
    expect(desk.story()).toEqual(['opened long', 'overnight long 0.1'])
  })

  it('TR-4.4: charges what is left of a position, and none that is closed', () => {
    const desk = deskAt100('1000', [NIGHTS])
    desk.open({ id: 'half', lots: '2' })
    desk.open({ id: 'gone' })
    desk.close('half', '1')
    desk.close('gone')
    desk.calendar('rollover')
    expect(desk.story().at(-1)).toBe('overnight half 0.1')
  })
})

describe('margin call and stop-out', () => {
  it('TR-4.7: calls once per fall, and again only after a rise above the level', () => {
    const desk = deskAt100('100')
    desk.open({ id: 'c', lots: '1', leverage: 1 })
    for (const mark of ['80.01', '80', '79', '80', '80.01', '80']) desk.tick(mark)
    expect(desk.story()).toEqual([
      'opened c',
      'margin-called',
      'margin-call-ended',
      'margin-called',
    ])
  })

  it('TR-4.7: stops out at exactly 50 %, first what waits, then the largest loss', () => {
    const desk = deskAt100('100', TWO)
    desk.open({ id: 'small', lots: '0.2', leverage: 2 })
    desk.open({ id: 'large', lots: '1', leverage: 2, symbol: 'ETHUSDT' })
    desk.open({ id: 'waits', lots: '0.1', leverage: 1, limit: '10' })
    desk.tick('99')
    desk.tick('30.2', 'ETHUSDT')
    // 100 - 0.2 - 69.8 = 30 of 60.
    expect(desk.story().slice(3)).toEqual([
      ...['margin-called', 'cancelled waits stop_out', 'closed large stop_out'],
      'margin-call-ended',
    ])
    expect(desk.figures()).toMatchObject({ cash: '30.2', usedMargin: '10' })
  })

  it('TR-4.7: of equal losses closes the one placed first, though it opened later', () => {
    const desk = deskAt100('32')
    desk.open({ id: 'first', lots: '1.1', limit: '99' })
    desk.open({ id: 'second', lots: '1' })
    desk.tick('99')
    // Both lose 11: 10 is left of a margin of 20.89.
    desk.tick('89')
    expect(desk.story()).toEqual([
      'waits first',
      'opened second',
      'opened first',
      'margin-called',
      'closed first stop_out',
      'margin-call-ended',
    ])
  })

  it('TR-4.7: cancels what waits also when nothing can be closed now', () => {
    const desk = deskAt100('100', [{ ...PLAIN, overnightRate: { long: '0.76', short: '0' } }])
    desk.open({ id: 'c', leverage: 2 })
    desk.open({ id: 'waits', lots: '0.1', leverage: 1, limit: '10' })
    desk.pass(30_001)
    desk.calendar('rollover')
    // 100 - 76 = 24 of 50.
    const charged = ['overnight c 76', 'margin-called', 'cancelled waits stop_out']
    expect(desk.story().slice(2)).toEqual(charged)
    desk.tick('100')
    expect(desk.story().slice(2)).toEqual([...charged, 'closed c stop_out'])
  })

  it('TR-4.7: what is stale counts at its last price and is closed by its first fresh tick', () => {
    const desk = deskAt100('100', TWO)
    desk.open({ id: 'btc', lots: '1', leverage: 2 })
    desk.open({ id: 'eth', lots: '1', leverage: 10, symbol: 'ETHUSDT' })
    desk.pass(30_001)
    desk.tick('20', 'ETHUSDT')
    expect(desk.story().slice(2)).toEqual(['margin-called', 'closed eth stop_out'])
    desk.pass(1_000)
    desk.tick('100')
    expect(desk.story().slice(4)).toEqual(['closed btc stop_out'])
  })

  it('TR-4.7: never looks after a command, only at the next tick of what is open', () => {
    const desk = deskAt100('100', [{ ...PLAIN, spread: '70' }])
    // Bought at 135, worth 65 at once: 30 of 67.5.
    desk.open({ id: 'c', leverage: 2 })
    desk.set('c', '300', null)
    expect(desk.story()).toEqual(['opened c'])
    desk.tick('100')
    expect(desk.story()).toEqual(['opened c', 'margin-called', 'closed c stop_out'])
  })

  it('TR-4.8: what the last close leaves owing is given by the house in the same entry', () => {
    const desk = deskAt100('50')
    desk.open({ id: 'a', lots: '2', leverage: 10 })
    desk.open({ id: 'b', lots: '1', leverage: 10 })
    desk.tick('60')
    const closes = desk.events.filter(({ kind }) => kind === 'position-closed')
    // 50 - 80 = -30 stays while b is open; -70 in the end.
    expect(closes.map(({ entries }) => entries.map(({ postings }) => postings.length))).toEqual([
      [2],
      [4],
    ])
    expect(closes[1]?.entries[0]?.postings.at(-1)).toEqual({
      ledger: 'protection',
      amount: -70_000_000n,
    })
    expect(desk.figures()).toMatchObject({ cash: '0', equity: '0' })
  })
})

describe('liquidation price', () => {
  const priceOf = (desk: ReturnType<typeof deskAt100>, symbol = 'BTCUSDT') => {
    const { instrument, tick } = marketOf(desk.state, symbol)
    const trades = [...desk.account().positions.values()]
      .filter((open) => open.symbol === symbol)
      .map(({ direction, openPrice, lotsOpen: lots, constants: { spread } }) => ({
        ...{ direction, openPrice, lots, spread },
      }))
    const exposure = exposureOf(desk.state, desk.account())
    const { stopOut } = desk.state.terms
    const price = calculateLiquidationPrice({
      ...{ exposure, stopOut, instrument, mark: tick.price, trades },
    })
    return price === undefined ? undefined : formatPrice(price, 0)
  }

  it('TR-4.9: is the mark of the stop-out, for a long and for a short', () => {
    const long = deskAt100('30')
    long.open({ id: 'c', lots: '2' })
    // 20 margin: stopped at 10 of equity, after a fall of 10 for two.
    expect(priceOf(long)).toBe('90')
    long.tick('90.01')
    expect(long.account().positions.size).toBe(1)
    long.tick('90')
    expect(long.account().positions.size).toBe(0)
    const short = deskAt100('30')
    short.open({ id: 'c', lots: '2', direction: 'short' })
    expect(priceOf(short)).toBe('110')
  })

  it('TR-4.9: of USD/XXX is that of profit over the exit price, for either side alone', () => {
    const jpy = { ...PLAIN, symbol: 'USDJPY', base: 'USD', quote: 'JPY', spread: '0.2' }
    const desk = deskAt100('30', [jpy])
    desk.open({ id: 'c', symbol: 'USDJPY', lots: '100', leverage: 10 })
    // 100 × (exit − 100.1) / exit = 5 − 30: exit 80.08, mark 80.18.
    expect(priceOf(desk, 'USDJPY')).toBe('80.18')
    desk.tick('80.19', 'USDJPY')
    expect(desk.account().positions.size).toBe(1)
    desk.tick('80.18', 'USDJPY')
    expect(desk.account().positions.size).toBe(0)
  })

  it('TR-4.9: there is none where no positive price does it, and none for hedges of USD/XXX', () => {
    const rich = deskAt100('1000')
    rich.open({ id: 'c', lots: '1' })
    expect(priceOf(rich)).toBeUndefined()
    rich.open({ id: 'd', direction: 'short' })
    expect(priceOf(rich)).toBeUndefined()
    const jpy = { ...PLAIN, symbol: 'USDJPY', base: 'USD', quote: 'JPY' }
    const desk = deskAt100('30', [jpy])
    desk.open({ id: 'long', symbol: 'USDJPY', lots: '100', leverage: 10 })
    desk.open({ id: 'short', symbol: 'USDJPY', lots: '50', leverage: 10, direction: 'short' })
    expect(priceOf(desk, 'USDJPY')).toBeUndefined()
  })
})

describe('orders', () => {
  it.each([
    { lateMs: 5_000, answer: 'ok' },
    { lateMs: 5_001, answer: 'expired' },
  ])('TR-4.10: answers $answer $lateMs ms after the arrival', ({ lateMs, answer }) => {
    expect(deskAt100('1000').open({ id: 'c', lateMs })).toBe(answer)
    expect(deskAt100('1000').open({ id: 'c', lateMs, limit: '90' })).toBe(answer)
  })

  it('TR-4.10: closes do not expire and know no tolerance', () => {
    const desk = deskAt100('1000')
    desk.open({ id: 'c' })
    desk.pass(20_000)
    desk.tick('50')
    expect(desk.close('c')).toBe('ok')
  })

  it.each([
    { passMs: 30_000, answer: 'ok' },
    { passMs: 30_001, answer: 'market_stale' },
  ])('TR-2.5: answers $answer at a tick of $passMs ms', ({ passMs, answer }) => {
    const desk = deskAt100('1000')
    desk.open({ id: 'c' })
    desk.pass(passMs)
    expect(desk.open({ id: 'd' })).toBe(answer)
    expect(desk.set('c', '200', null)).toBe(answer)
    expect(desk.set('c', null, null)).toBe('ok')
    expect(desk.close('c')).toBe(answer)
  })

  it('TR-4.12: an unchanged level counts as setting, also while stale', () => {
    const desk = deskAt100('1000')
    desk.open({ id: 'c', takeProfit: '200' })
    desk.pass(30_001)
    expect(desk.set('c', '200', null)).toBe('market_stale')
  })

  it('TR-4.12: a gap through both levels of two orders closes each at the tick, oldest first', () => {
    const desk = deskAt100('1000')
    desk.open({ id: 'long', stopLoss: '90' })
    desk.open({ id: 'short', direction: 'short', takeProfit: '80' })
    desk.tick('70')
    expect(desk.story().slice(2)).toEqual(['closed long stop_loss', 'closed short take_profit'])
    expect(desk.figures().cash).toBe('1000')
  })

  it('TR-4.13: refuses what would go beyond the ceiling, by a limit price for what waits', () => {
    const desk = deskAt100('1000', [{ ...PLAIN, maxOpenNotional: '300' }])
    desk.open({ id: 'open', lots: '1' })
    desk.open({ id: 'waits', lots: '1', limit: '90' })
    expect(desk.open({ id: 'more', lots: '1.2' })).toBe('exposure_limit')
    expect(desk.open({ id: 'just', lots: '1.1' })).toBe('ok')
    expect(desk.open({ id: 'least', lots: '0.1', direction: 'short' })).toBe('exposure_limit')
  })

  it('TR-4.14: on one tick the stop loss frees the margin by which the oldest order fills', () => {
    const desk = deskAt100('30')
    desk.open({ id: 'c', lots: '2', stopLoss: '95' })
    desk.open({ id: 'first', lots: '1', limit: '96' })
    desk.open({ id: 'second', lots: '0.1', limit: '97', leverage: 100 })
    desk.tick('95')
    expect(desk.story().slice(3)).toEqual(['closed c stop_loss', 'opened first', 'opened second'])
  })

  it('TR-4.11: what no longer fits at its fill is cancelled, and the next one still looked at', () => {
    const desk = deskAt100('30')
    desk.open({ id: 'c', lots: '2' })
    desk.open({ id: 'first', lots: '1', limit: '94.5' })
    desk.open({ id: 'second', lots: '0.1', limit: '94.6', leverage: 100 })
    desk.tick('94.5')
    const cancelled = 'cancelled first insufficient_balance'
    expect(desk.story().slice(3)).toEqual([cancelled, 'cancelled second insufficient_balance'])
  })

  it('TR-4.16: what is left of a close is nothing or a tradable size', () => {
    const desk = deskAt100('1000', [{ ...PLAIN, minLots: '0.3' }])
    desk.open({ id: 'c', lots: '1' })
    for (const lots of ['0', '0.05', '0.8', '1.1']) expect(desk.close('c', lots)).toBe('invalid')
    expect(desk.close('c', '0.7')).toBe('ok')
    expect(desk.close('c', '0.3')).toBe('ok')
    expect(desk.close('c')).toBe('not_found')
  })

  it('TR-4.16: a batch closes oldest first and names what is stale', () => {
    const desk = deskAt100('1000', TWO)
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

  it('TR-4.17: a cancelled order and a position are not in the state that a cancel needs', () => {
    const desk = deskAt100('1000')
    desk.open({ id: 'waits', limit: '50' })
    desk.open({ id: 'c' })
    expect(desk.set('waits', '200', null)).toBe('not_found')
    expect(desk.close('waits')).toBe('not_found')
    expect(desk.cancel('waits')).toBe('ok')
    expect(desk.cancel('waits')).toBe('not_found')
    expect(desk.cancel('c')).toBe('not_found')
  })

  it('TR-4.15: finds the first refusal in the order of the rule', () => {
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
})

describe('a change of the source', () => {
  it('TR-2.11: closes at the last mark without a fee, also what is stale, and cancels the rest', () => {
    const desk = deskAt100('1000', [{ ...PLAIN, spread: '2', feeRate: '0.001' }])
    desk.open({ id: 'c' })
    desk.open({ id: 'waits', limit: '50' })
    desk.pass(60_000)
    desk.tape({ kind: 'source', time: desk.now(), source: 'simulated' })
    expect(desk.story().slice(2)).toEqual([
      'cancelled waits source_change',
      'closed c source_change',
    ])
    // Bought at 101 for a fee of 0.101, closed at the mark of 100.
    expect(desk.figures()).toMatchObject({ cash: '998.899', usedMargin: '0', reserved: '0' })
  })
})
