// An instrument that is not offered opens nothing, and keeps nobody from closing what is open.

import { createTradingFixture, PLAIN } from '@fairtick/testkit/trading-fixture'
import { describe, expect, it } from 'vitest'
import { asOffered } from '../market/instrument.ts'
import { parseMoney, ZERO_MONEY } from '../numbers/money.ts'
import type { Command } from './command.ts'

const GOLD = { ...PLAIN, symbol: 'XAUUSD', base: 'XAU', quote: 'USD' }

function twoMarkets() {
  const fixture = createTradingFixture('1000', [PLAIN, GOLD])
  fixture.tick('100')
  fixture.tick('100', 'XAUUSD')
  return {
    ...fixture,
    offer: (isOffered: boolean) =>
      fixture.tape({
        ...{ kind: 'instrument', time: fixture.now() },
        instrument: asOffered(PLAIN, { isOffered }),
      }),
    buy: () => {
      const order = { optionId: 'o', symbol: 'BTCUSDT', direction: 'up' } as const
      const command: Command = {
        ...{ kind: 'buy-option', accountId: 'a', ...order, durationSeconds: 30, shown: undefined },
        ...{ stake: parseMoney('10') ?? ZERO_MONEY, arrivedTime: fixture.now() },
      }
      return fixture.ask(command)
    },
  }
}

describe('an instrument that was taken off', () => {
  it('opens nothing: no contract, no order that waits, no option', () => {
    const fixture = twoMarkets()
    fixture.offer(false)
    expect(fixture.open({ id: 'a' })).toBe('not_allowed_here')
    expect(fixture.open({ id: 'b', limit: '90' })).toBe('not_allowed_here')
    expect(fixture.buy()).toBe('not_allowed_here')
    expect(fixture.open({ id: 'c', symbol: 'XAUUSD' })).toBe('ok')
  })

  it('is refused for that after the form and before its price', () => {
    const fixture = twoMarkets()
    fixture.offer(false)
    fixture.pass(60_000)
    expect(fixture.open({ id: 'a', lots: '0.15' })).toBe('invalid')
    expect(fixture.open({ id: 'a' })).toBe('not_allowed_here')
  })

  it('cancels the orders that wait for it, and no others; what they held back is free', () => {
    const fixture = twoMarkets()
    fixture.open({ id: 'one', limit: '90' })
    fixture.open({ id: 'gold', limit: '90', symbol: 'XAUUSD', leverage: 1 })
    fixture.open({ id: 'two', limit: '80' })
    fixture.offer(false)
    expect(fixture.story().slice(3)).toEqual([
      'cancelled one not_offered',
      'cancelled two not_offered',
    ])
    expect(fixture.figures().reserved).toBe('90')
  })

  it('leaves what is open its terms, its levels and its ways out', () => {
    const fixture = twoMarkets()
    fixture.open({ id: 'hand', lots: '2' })
    fixture.open({ id: 'level', takeProfit: '120' })
    fixture.buy()
    fixture.offer(false)
    expect(fixture.set('hand', '150', null)).toBe('ok')
    fixture.tick('110')
    expect(fixture.close('hand', '1')).toBe('ok')
    expect(fixture.close('hand')).toBe('ok')
    fixture.tick('120')
    expect(fixture.story().slice(2)).toEqual([
      'closed hand manual',
      'closed hand manual',
      'closed level take_profit',
    ])
    fixture.pass(30_001)
    fixture.tick('130')
    const settled = fixture.events.find(({ kind }) => kind === 'option-settled')
    expect(settled).toMatchObject({ settlement: { result: 'win' } })
  })

  it('is stopped out as ever', () => {
    const fixture = twoMarkets()
    fixture.open({ id: 'a', lots: '99' })
    fixture.offer(false)
    fixture.tick('94')
    expect(fixture.story().at(-1)).toBe('closed a stop_out')
  })

  it('can be offered again', () => {
    const fixture = twoMarkets()
    fixture.offer(false)
    fixture.offer(true)
    expect([fixture.open({ id: 'a' }), fixture.open({ id: 'b', limit: '90' })]).toEqual([
      ...['ok', 'ok'],
    ])
  })
})

describe('an instrument that was never offered', () => {
  it('has no prices on the tape, until it is offered; then it has them for good', () => {
    const fixture = createTradingFixture('1000', [asOffered(PLAIN, { isOffered: false })])
    expect(() => fixture.tick('100')).toThrow('before it was offered')
    const offer = (isOffered: boolean) => {
      const instrument = asOffered(PLAIN, { isOffered })
      // The record that broke the rule counts as handled.
      fixture.tape({ kind: 'instrument', time: fixture.now(), instrument })
    }
    offer(true)
    expect(fixture.tick('100')).toBe('ok')
    offer(false)
    expect(fixture.tick('101')).toBe('ok')
  })
})
