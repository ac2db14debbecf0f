// Silent minutes, holes and resuming of the candle builder.

import { beforeEach, describe, expect, it } from 'vitest'
import { parseQuantity, type Quantity } from '../numbers/lots.ts'
import { type Price, parsePrice } from '../numbers/price.ts'
import { instantFromMs } from '../time/instant.ts'
import type { Candle } from './candle.ts'
import { type CandleBuilder, createCandleBuilder } from './candle-builder.ts'

const NOON = Date.UTC(2024, 4, 1, 12)

let closed: Candle[]
let builder: CandleBuilder

beforeEach(() => {
  closed = []
  builder = createCandleBuilder((_slot, candle) => closed.push(candle))
  builder.addInstrument()
})

describe('TR-2.10 candle builder', () => {
  it('a quiet minute of a live source is flat with volume 0, by its repeated ticks', () => {
    tick(0, '100', '2')
    for (let second = 5; second <= 120; second += 5) tick(second, '100', '0')
    builder.closeUntil(at(120))
    expect(closed).toEqual([
      candle(0, ['100', '100', '100', '100'], '2'),
      candle(60, ['100', '100', '100', '100'], '0'),
    ])
  })

  it('an outage leaves a hole and carries no price into it', () => {
    tick(0, '100', '1')
    tick(200, '105', '1')
    builder.closeUntil(at(240))
    expect(closed.map(({ time }) => (time - NOON) / 1000)).toEqual([0, 180])
    expect(closed[1]).toEqual(candle(180, ['105', '105', '105', '105'], '1'))
  })

  it('a tick exactly at a boundary belongs to the new minute', () => {
    tick(59.999, '100', '1')
    tick(60, '101', '1')
    expect(closed).toEqual([candle(0, ['100', '100', '100', '100'], '1')])
    expect(builder.latest(0, '1m')).toEqual(candle(60, ['101', '101', '101', '101'], '1'))
  })

  it('closes a minute once', () => {
    tick(0, '100', '1')
    builder.closeUntil(at(59.999))
    expect(closed).toHaveLength(0)
    builder.closeUntil(at(60))
    builder.closeUntil(at(61))
    tick(61, '100', '1')
    expect(closed).toHaveLength(1)
  })

  it('goes on with a longer candle that was stored before a restart', () => {
    builder.resume(0, '1h', candle(0, ['90', '110', '80', '100'], '7'))
    tick(180, '120', '1')
    expect(builder.latest(0, '1h')).toEqual(candle(0, ['90', '120', '80', '120'], '8'))
    expect(builder.latest(0, '1m')).toEqual(candle(180, ['120', '120', '120', '120'], '1'))
  })
})

function at(second: number) {
  return instantFromMs(NOON + second * 1000)
}

function tick(second: number, price: string, volume: string): void {
  builder.addTick(0, at(second), parsePrice(price) as Price, parseQuantity(volume) as Quantity)
}

function candle(second: number, prices: readonly string[], volume: string): Candle {
  const [open, high, low, close] = prices.map((text) => parsePrice(text) as Price)
  return {
    time: at(second),
    open: open as Price,
    high: high as Price,
    low: low as Price,
    close: close as Price,
    volume: parseQuantity(volume) as Quantity,
  }
}
