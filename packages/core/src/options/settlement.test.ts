// Results of timed options around every edge (TR-5.2 to TR-5.5).

import { describe, expect, it } from 'vitest'
import type { OutageCause } from '../market/source-health.ts'
import type { Tick } from '../market/tick.ts'
import { ZERO_QUANTITY } from '../numbers/lots.ts'
import { formatMoney, parseMoney } from '../numbers/money.ts'
import { parsePrice } from '../numbers/price.ts'
import { formatRate, parseRate } from '../numbers/rate.ts'
import { addMs, instantFromMs } from '../time/instant.ts'
import type { OpenOption, OptionDirection } from './option.ts'
import { calculateBreakEvenRate, calculatePayout } from './payout.ts'
import { settleOption, voidOption } from './settlement.ts'

const BOUGHT = instantFromMs(1_780_000_000_000)

function option(direction: OptionDirection): OpenOption {
  return {
    id: 'o',
    accountId: 'a',
    symbol: 'BTCUSDT',
    direction,
    stake: parseMoney('12.345678') as never,
    durationSeconds: 30,
    payoutRate: parseRate('0.8') as never,
    strike: parsePrice('64000') as never,
    strikeSeq: 1,
    orderTime: BOUGHT,
    expiryTime: addMs(BOUGHT, 30_000),
    placed: 1,
  }
}

function tickAt(price: string): Tick {
  const time = addMs(BOUGHT, 30_000)
  return {
    symbol: 'BTCUSDT',
    seq: 2,
    time,
    price: parsePrice(price) as never,
    volume: ZERO_QUANTITY,
  }
}

const settle = (direction: OptionDirection, price: string, outage?: OutageCause) =>
  settleOption(option(direction), tickAt(price), addMs(BOUGHT, 31_000), outage)

describe('settleOption', () => {
  it.each([
    ['up', '64000.01', 'win', '9.876542'],
    ['up', '63999.99', 'lose', '-12.345678'],
    ['up', '64000', 'draw', '0'],
    ['down', '63999.99', 'win', '9.876542'],
    ['down', '64000.01', 'lose', '-12.345678'],
    ['down', '64000', 'draw', '0'],
  ] as const)('%s at %s is %s (TR-5.4)', (direction, price, result, profit) => {
    const settlement = settle(direction, price)
    expect(settlement.result).toBe(result)
    expect(formatMoney(settlement.profit)).toBe(profit)
  })

  it.each([
    ['up', '70000', 'win', '9.876542'],
    ['up', '60000', 'void', '0'],
    ['up', '64000', 'void', '0'],
    ['down', '60000', 'win', '9.876542'],
  ] as const)(
    'H2 %s at %s behind our own outage is %s (TR-5.3)',
    (direction, price, result, gain) => {
      const settlement = settle(direction, price, 'own')
      expect(settlement).toMatchObject({ result, outage: 'own' })
      expect(formatMoney(settlement.profit)).toBe(gain)
    },
  )

  it('is void behind an outage of the sources, whatever the price says (TR-5.3)', () => {
    expect(settle('up', '70000', 'source')).toMatchObject({ result: 'void', profit: 0n })
    expect(settle('up', '60000', 'source')).toMatchObject({ result: 'void', outage: 'source' })
  })

  it('names the one tick that it used (TR-2.6)', () => {
    expect(settle('up', '64001')).toMatchObject({ settleSeq: 2, settlePrice: parsePrice('64001') })
  })
})

it('voidOption gives the stake back whatever the price says (TR-2.11)', () => {
  const settlement = voidOption(option('up'), tickAt('70000'), BOUGHT)
  expect(settlement).toMatchObject({ result: 'void', profit: 0n })
})

describe('payouts', () => {
  it('round half-even to 6 decimals (TR-5.4)', () => {
    const rate = parseRate('0.85') as never
    expect(formatMoney(calculatePayout(parseMoney('5.00001') as never, rate))).toBe('4.250008')
    expect(formatMoney(calculatePayout(parseMoney('0.00001') as never, rate))).toBe('0.000008')
  })

  it('have the break-even win rate 1 / (1 + payout) (TR-5.5)', () => {
    expect(formatRate(calculateBreakEvenRate(parseRate('0.8') as never))).toBe('0.555555555556')
    expect(formatRate(calculateBreakEvenRate(parseRate('1') as never))).toBe('0.5')
  })
})
