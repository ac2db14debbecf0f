// What customers choose for themselves, as far as it concerns openings (TR-12.3).

import { createTradingFixture } from '@fairtick/testkit/trading-fixture'
import { describe, expect, it } from 'vitest'
import { parseMoney, ZERO_MONEY } from '../numbers/money.ts'
import { HOUR_MS } from '../time/duration.ts'
import { addMs, type Instant } from '../time/instant.ts'
import { formatCommandRecord, parseCommandRecord } from './codec/command-text.ts'
import type { Command } from './command.ts'

const money = (text: string) => parseMoney(text) ?? ZERO_MONEY

type Chosen = {
  readonly dailyLoss?: string
  readonly openPositions?: number
  readonly excludedUntil?: Instant
  readonly realisedToday?: string
  readonly booked?: { readonly endTime: Instant; readonly untaxedGains: string }
}

const limits = (chosen: Chosen): Command => ({
  ...{ kind: 'set-limits', accountId: 'a' },
  dailyLoss: chosen.dailyLoss === undefined ? undefined : money(chosen.dailyLoss),
  openPositions: chosen.openPositions,
  excludedUntil: chosen.excludedUntil,
  realisedToday: money(chosen.realisedToday ?? '0'),
  booked: bookedOf(chosen.booked ?? TOMORROW),
})

const TOMORROW = { endTime: 1_790_000_000_000 as Instant, untaxedGains: '0' }
const bookedOf = ({ endTime, untaxedGains }: typeof TOMORROW) => ({
  endTime,
  untaxedGains: money(untaxedGains),
})
type Fixture = ReturnType<typeof createTradingFixture>
const buy = (fixture: Fixture, optionId: string, stake: string) =>
  fixture.ask({
    ...{ kind: 'buy-option', accountId: 'a', optionId, symbol: 'BTCUSDT', direction: 'up' },
    ...{ stake: money(stake), durationSeconds: 30, shown: undefined, arrivedTime: fixture.now() },
  })

describe('TR-12.3: the loss of a day', () => {
  it('counts what was realised and what is open; at the limit nothing opens any more', () => {
    const fixture = createTradingFixture('1000')
    fixture.tick('100')
    fixture.ask(limits({ dailyLoss: '20' }))
    fixture.open({ id: 'one', lots: '1' })
    fixture.tick('90')
    expect(fixture.close('one')).toBe('ok')
    fixture.open({ id: 'two', lots: '1' })
    fixture.tick('80.01')
    expect(fixture.open({ id: 'three', lots: '0.1' })).toBe('ok')
    fixture.tick('80')
    expect(fixture.open({ id: 'four', lots: '0.1' })).toBe('daily_loss_limit')
    expect(fixture.close('two')).toBe('ok')
    fixture.tick('200')
    expect(fixture.open({ id: 'five', lots: '0.1' })).toBe('ok')
  })

  it('begins with what the books say where no limit stood before, and goes on from there', () => {
    const fixture = createTradingFixture('1000')
    fixture.tick('100')
    fixture.ask(limits({ dailyLoss: '20', realisedToday: '-20' }))
    expect(fixture.open({ id: 'one' })).toBe('daily_loss_limit')
    fixture.ask(limits({ dailyLoss: '19', realisedToday: '0' }))
    expect(fixture.open({ id: 'one' })).toBe('daily_loss_limit')
    fixture.ask(limits({}))
    expect(fixture.open({ id: 'one' })).toBe('ok')
  })

  it('begins anew with the day of the operator', () => {
    const fixture = createTradingFixture('1000')
    fixture.tick('100')
    fixture.ask(limits({ dailyLoss: '20', realisedToday: '-20' }))
    expect(fixture.open({ id: 'one' })).toBe('daily_loss_limit')
    fixture.calendar('day-start')
    expect(fixture.open({ id: 'one' })).toBe('ok')
  })

  it('cancels an order that waits instead of filling it', () => {
    const fixture = createTradingFixture('1000')
    fixture.tick('100')
    fixture.ask(limits({ dailyLoss: '20' }))
    fixture.open({ id: 'open', lots: '2' })
    fixture.open({ id: 'waiting', lots: '1', limit: '90' })
    fixture.tick('90')
    expect(fixture.story().at(-1)).toBe('cancelled waiting daily_loss_limit')
  })
})

describe('TR-12.3: the loss of a day and open stakes', () => {
  it('counts stakes as lost until they are settled, the one that is bought included', () => {
    const fixture = createTradingFixture('1000')
    fixture.tick('100')
    fixture.ask(limits({ dailyLoss: '20' }))
    expect(buy(fixture, 'one', '21')).toBe('daily_loss_limit')
    expect(buy(fixture, 'one', '14')).toBe('ok')
    expect(buy(fixture, 'two', '6.000001')).toBe('daily_loss_limit')
    expect(buy(fixture, 'two', '6')).toBe('ok')
    expect(fixture.open({ id: 'contract' })).toBe('daily_loss_limit')
    // Both are won: nothing is at risk any more.
    fixture.pass(29_000)
    fixture.tick('101')
    fixture.pass(2_000)
    fixture.tick('101')
    expect(fixture.account().options.size).toBe(0)
    expect(buy(fixture, 'three', '36.000001')).toBe('daily_loss_limit')
    expect(buy(fixture, 'three', '36')).toBe('ok')
  })

  it('counts what contracts have lost, and lets none be filled while stakes use up the limit', () => {
    const fixture = createTradingFixture('1000')
    fixture.tick('100')
    fixture.ask(limits({ dailyLoss: '20' }))
    fixture.open({ id: 'open', lots: '1' })
    fixture.open({ id: 'waiting', lots: '1', limit: '85' })
    fixture.tick('90')
    expect(buy(fixture, 'one', '10.000001')).toBe('daily_loss_limit')
    expect(buy(fixture, 'one', '5')).toBe('ok')
    fixture.tick('85')
    expect(fixture.story().at(-1)).toBe('cancelled waiting daily_loss_limit')
  })
})

describe('TR-12.3: the first limit of a day', () => {
  it('counts what was lost before it, also between the books and the engine', () => {
    const fixture = createTradingFixture('1000')
    fixture.tick('100')
    fixture.open({ id: 'one', lots: '1' })
    fixture.tick('95')
    fixture.close('one')
    fixture.ask(limits({ dailyLoss: '20', realisedToday: '-15' }))
    expect(fixture.open({ id: 'two' })).toBe('daily_loss_limit')
  })

  it('counts nothing of a day that has ended since the books were read', () => {
    const fixture = createTradingFixture('1000')
    fixture.tick('100')
    const booked = { endTime: fixture.now(), untaxedGains: '0' }
    fixture.ask(limits({ dailyLoss: '20', realisedToday: '-20', booked }))
    expect(fixture.open({ id: 'one' })).toBe('ok')
  })
})

describe('TR-12.3: how much may be open at a time', () => {
  it('counts positions and orders that wait', () => {
    const fixture = createTradingFixture('1000')
    fixture.tick('100')
    fixture.ask(limits({ openPositions: 2 }))
    fixture.open({ id: 'one' })
    fixture.open({ id: 'two', limit: '90' })
    expect(fixture.open({ id: 'three' })).toBe('open_positions_limit')
    fixture.close('one')
    expect(fixture.open({ id: 'three' })).toBe('ok')
  })
})

describe('TR-12.3, H12: a break', () => {
  it('cancels what waits, opens nothing until its end, and never stops a close', () => {
    const fixture = createTradingFixture('1000')
    fixture.tick('100')
    fixture.open({ id: 'open', lots: '1' })
    fixture.open({ id: 'waiting', limit: '90' })
    fixture.ask(limits({ excludedUntil: addMs(fixture.now(), HOUR_MS) }))
    expect(fixture.story().at(-1)).toBe('cancelled waiting self_excluded')
    expect(fixture.open({ id: 'new' })).toBe('self_excluded')
    expect(fixture.close('open')).toBe('ok')
  })

  it('never ends early, also when all limits are taken away', () => {
    const fixture = createTradingFixture('1000')
    fixture.tick('100')
    const until = addMs(fixture.now(), HOUR_MS)
    fixture.ask(limits({ excludedUntil: until }))
    fixture.ask(limits({ excludedUntil: addMs(fixture.now(), HOUR_MS / 2) }))
    fixture.ask(limits({}))
    expect(fixture.account().limits?.excludedUntil).toBe(until)
    expect(fixture.open({ id: 'new' })).toBe('self_excluded')
  })
})

it('TR-12.3: they stand in the command log as they were asked', () => {
  const all = [
    limits({}),
    limits({ dailyLoss: '12.5', realisedToday: '-3.25' }),
    limits({ realisedToday: '1', booked: { ...TOMORROW, untaxedGains: '-4.5' } }),
    limits({ openPositions: 0, excludedUntil: 1_780_000_000_000 as Instant }),
  ]
  for (const command of all) {
    const record = { number: 1, time: 5 as never, tapePosition: 1, command }
    expect(parseCommandRecord(formatCommandRecord(record))).toEqual(record)
  }
})
