// What customers choose for themselves, as far as it concerns openings (TR-12.3).

import { createDesk } from '@fairtick/testkit/trading-desk'
import { describe, expect, it } from 'vitest'
import { parseMoney, ZERO_MONEY } from '../numbers/money.ts'
import { addMs, type Instant } from '../time/instant.ts'
import type { Command } from './command.ts'
import { formatCommandRecord, parseCommandRecord } from './command-text.ts'

const HOUR_MS = 3_600_000
const money = (text: string) => parseMoney(text) ?? ZERO_MONEY

type Chosen = {
  readonly dailyLoss?: string
  readonly openPositions?: number
  readonly excludedUntil?: Instant
  readonly realisedToday?: string
  /** As records were before: without it. */
  readonly booked?: { readonly endTime: Instant; readonly untaxedGains: string }
}

const limits = (chosen: Chosen): Command => ({
  ...{ kind: 'set-limits', accountId: 'a' },
  dailyLoss: chosen.dailyLoss === undefined ? undefined : money(chosen.dailyLoss),
  openPositions: chosen.openPositions,
  excludedUntil: chosen.excludedUntil,
  realisedToday: money(chosen.realisedToday ?? '0'),
  booked: chosen.booked && { ...chosen.booked, untaxedGains: money(chosen.booked.untaxedGains) },
})

const TOMORROW = { endTime: 1_790_000_000_000 as Instant, untaxedGains: '0' }
type Desk = ReturnType<typeof createDesk>
const buy = (desk: Desk, optionId: string, stake: string) =>
  desk.ask({
    ...{ kind: 'buy-option', accountId: 'a', optionId, symbol: 'BTCUSDT', direction: 'up' },
    ...{ stake: money(stake), durationSeconds: 30, shown: undefined, arrivedTime: desk.now() },
  })

describe('TR-12.3: the loss of a day', () => {
  it('counts what was realised and what is open; at the limit nothing opens any more', () => {
    const desk = createDesk('1000')
    desk.tick('100')
    desk.ask(limits({ dailyLoss: '20' }))
    desk.open({ id: 'one', lots: '1' })
    desk.tick('90')
    expect(desk.close('one')).toBe('ok')
    desk.open({ id: 'two', lots: '1' })
    desk.tick('80.01')
    expect(desk.open({ id: 'three', lots: '0.1' })).toBe('ok')
    desk.tick('80')
    expect(desk.open({ id: 'four', lots: '0.1' })).toBe('daily_loss_limit')
    expect(desk.close('two')).toBe('ok')
    desk.tick('200')
    expect(desk.open({ id: 'five', lots: '0.1' })).toBe('ok')
  })

  it('begins with what the books say where no limit stood before, and goes on from there', () => {
    const desk = createDesk('1000')
    desk.tick('100')
    desk.ask(limits({ dailyLoss: '20', realisedToday: '-20' }))
    expect(desk.open({ id: 'one' })).toBe('daily_loss_limit')
    desk.ask(limits({ dailyLoss: '19', realisedToday: '0' }))
    expect(desk.open({ id: 'one' })).toBe('daily_loss_limit')
    desk.ask(limits({}))
    expect(desk.open({ id: 'one' })).toBe('ok')
  })

  it('begins anew with the day of the operator', () => {
    const desk = createDesk('1000')
    desk.tick('100')
    desk.ask(limits({ dailyLoss: '20', realisedToday: '-20' }))
    expect(desk.open({ id: 'one' })).toBe('daily_loss_limit')
    desk.calendar('day-start')
    expect(desk.open({ id: 'one' })).toBe('ok')
  })

  it('cancels an order that waits instead of filling it', () => {
    const desk = createDesk('1000')
    desk.tick('100')
    desk.ask(limits({ dailyLoss: '20' }))
    desk.open({ id: 'open', lots: '2' })
    desk.open({ id: 'waiting', lots: '1', limit: '90' })
    desk.tick('90')
    expect(desk.story().at(-1)).toBe('cancelled waiting daily_loss_limit')
  })
})

describe('TR-12.3: the loss of a day and open stakes', () => {
  it('counts stakes as lost until they are settled, the one that is bought included', () => {
    const desk = createDesk('1000')
    desk.tick('100')
    desk.ask(limits({ dailyLoss: '20', booked: TOMORROW }))
    expect(buy(desk, 'one', '21')).toBe('daily_loss_limit')
    expect(buy(desk, 'one', '14')).toBe('ok')
    expect(buy(desk, 'two', '6.000001')).toBe('daily_loss_limit')
    expect(buy(desk, 'two', '6')).toBe('ok')
    expect(desk.open({ id: 'contract' })).toBe('daily_loss_limit')
    // Both are won: nothing is at risk any more.
    desk.pass(29_000)
    desk.tick('101')
    desk.pass(2_000)
    desk.tick('101')
    expect(desk.account().options.size).toBe(0)
    expect(buy(desk, 'three', '36.000001')).toBe('daily_loss_limit')
    expect(buy(desk, 'three', '36')).toBe('ok')
  })

  it('counts what contracts have lost, and lets none be filled while stakes use up the limit', () => {
    const desk = createDesk('1000')
    desk.tick('100')
    desk.ask(limits({ dailyLoss: '20', booked: TOMORROW }))
    desk.open({ id: 'open', lots: '1' })
    desk.open({ id: 'waiting', lots: '1', limit: '85' })
    desk.tick('90')
    expect(buy(desk, 'one', '10.000001')).toBe('daily_loss_limit')
    expect(buy(desk, 'one', '5')).toBe('ok')
    desk.tick('85')
    expect(desk.story().at(-1)).toBe('cancelled waiting daily_loss_limit')
  })

  it('decides by limits of records of before as it did then', () => {
    const desk = createDesk('1000')
    desk.tick('100')
    desk.ask(limits({ dailyLoss: '20' }))
    expect([buy(desk, 'one', '500'), buy(desk, 'two', '400')]).toEqual(['ok', 'ok'])
    desk.ask(limits({ dailyLoss: '20', booked: TOMORROW }))
    expect(buy(desk, 'three', '5')).toBe('daily_loss_limit')
  })
})

describe('TR-12.3: the first limit of a day', () => {
  it('counts what was lost before it, also between the books and the engine', () => {
    const desk = createDesk('1000')
    desk.tick('100')
    desk.open({ id: 'one', lots: '1' })
    desk.tick('95')
    desk.close('one')
    desk.ask(limits({ dailyLoss: '20', realisedToday: '-15', booked: TOMORROW }))
    expect(desk.open({ id: 'two' })).toBe('daily_loss_limit')
  })

  it('counts nothing of a day that has ended since the books were read', () => {
    const desk = createDesk('1000')
    desk.tick('100')
    const booked = { endTime: desk.now(), untaxedGains: '0' }
    desk.ask(limits({ dailyLoss: '20', realisedToday: '-20', booked }))
    expect(desk.open({ id: 'one' })).toBe('ok')
  })
})

describe('TR-12.3: how much may be open at a time', () => {
  it('counts positions and orders that wait', () => {
    const desk = createDesk('1000')
    desk.tick('100')
    desk.ask(limits({ openPositions: 2 }))
    desk.open({ id: 'one' })
    desk.open({ id: 'two', limit: '90' })
    expect(desk.open({ id: 'three' })).toBe('open_positions_limit')
    desk.close('one')
    expect(desk.open({ id: 'three' })).toBe('ok')
  })
})

describe('TR-12.3: a break', () => {
  it('cancels what waits, opens nothing until its end, and never stops a close', () => {
    const desk = createDesk('1000')
    desk.tick('100')
    desk.open({ id: 'open', lots: '1' })
    desk.open({ id: 'waiting', limit: '90' })
    desk.ask(limits({ excludedUntil: addMs(desk.now(), HOUR_MS) }))
    expect(desk.story().at(-1)).toBe('cancelled waiting self_excluded')
    expect(desk.open({ id: 'new' })).toBe('self_excluded')
    expect(desk.close('open')).toBe('ok')
  })

  it('never ends early, also when all limits are taken away', () => {
    const desk = createDesk('1000')
    desk.tick('100')
    const until = addMs(desk.now(), HOUR_MS)
    desk.ask(limits({ excludedUntil: until }))
    desk.ask(limits({ excludedUntil: addMs(desk.now(), HOUR_MS / 2) }))
    desk.ask(limits({}))
    expect(desk.account().limits?.excludedUntil).toBe(until)
    expect(desk.open({ id: 'new' })).toBe('self_excluded')
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
