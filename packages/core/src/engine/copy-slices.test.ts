// Copies that are worked off in slices, with commands between: as if each record were done whole.

import { createCopyFixture } from '@fairtick/testkit/copy-fixture'
import { describe, expect, it } from 'vitest'
import { parsePrice } from '../numbers/price.ts'
import type { Command } from './command.ts'
import type { Moment } from './event.ts'
import { beginStep, continueStep } from './step.ts'
import { countWork } from './trading/due-work.ts'

/** Two who copy one unit of each order of `l`, which gains 10 by the next tick, in slices. */
function gaining() {
  const fixture = createCopyFixture({ l: '100000', f: '1000', g: '1000', h: '1000' })
  fixture.lead('l', { maxFollowers: 2 })
  for (const id of ['f', 'g']) {
    fixture.follow(id, 'l', { allocation: '100', fixedLots: '1', stopLoss: '0.1' })
  }
  const { state } = fixture
  const tick = (text: string) => {
    const price = parsePrice(text)
    if (price === undefined) throw new Error(text)
    const entry = { symbol: 'BTCUSDT', seq: 2, time: fixture.now(), price, volume: 0n as never }
    beginStep(state, {
      log: 'tape',
      position: state.tapePosition + 1,
      entry: { kind: 'tick', ...entry },
    })
  }
  const ask = (command: Command) => {
    const { commandNumber, tapePosition } = state
    const record = { number: commandNumber + 1, time: fixture.now(), tapePosition, command }
    return beginStep(state, { log: 'command', ...record }).refusal?.refused ?? 'ok'
  }
  /** When and where what was left has happened. */
  const finish = () => {
    const moments: Moment[] = []
    while (countWork(state) > 0) {
      for (const { time, tapePosition } of continueStep(state, 1))
        moments.push({ time, tapePosition })
    }
    return moments
  }
  return { ...fixture, tick, ask, finish }
}

describe('copies in slices', () => {
  it('TR-8.3, TR-10.6: have paid their shares before their leader settles or withdraws salary', () => {
    const fixture = gaining()
    fixture.open('l', { id: 'o', takeProfit: '110' })
    fixture.tick('110')
    const amount = 2_000_000n as never
    const settle = { kind: 'settle-salary', accountId: 'l', transferId: 't', amount } as const
    expect(fixture.ask(settle)).toBe('ok')
    expect(fixture.salary('l')).toBe('0')
  })

  it('TR-10.5, TR-10.7: have ended the follows of others before the next one begins', () => {
    const fixture = gaining()
    fixture.open('l', { id: 'o' })
    fixture.tick('90')
    const { terms } = fixture.account('f').follows.get('l') ?? {}
    if (terms === undefined) throw new Error('no follow')
    expect(fixture.ask({ kind: 'follow-leader', accountId: 'h', leaderId: 'l', terms })).toBe('ok')
  })

  it('TR-10.2: have been made before the next record of their follower', () => {
    const fixture = gaining()
    fixture.open('l', { id: 'o', limit: '90' })
    fixture.tick('90')
    // Neither the leader nor anybody else was worked off yet.
    const close = { kind: 'close-contract', orderId: 'o@f', lots: undefined } as const
    expect(fixture.ask({ ...close, accountId: 'f' })).toBe('ok')
    expect(fixture.positions('g')).toEqual([])
    fixture.finish()
    expect(fixture.positions('g')).toEqual(['o@g 1'])
  })

  it('TR-10.2: act at the moment of their record, not at that of a later one', () => {
    const fixture = gaining()
    fixture.open('l', { id: 'o', limit: '90' })
    fixture.tick('90')
    const openTime = fixture.now()
    fixture.pass(900)
    fixture.ask({ kind: 'pause-follow', accountId: 'f', leaderId: 'l' })
    const { tapePosition } = fixture.state
    expect(fixture.finish()).toEqual([{ time: openTime, tapePosition }])
    for (const id of ['f', 'g']) {
      expect(fixture.account(id).positions.get(`o@${id}`)).toMatchObject({ openTime })
    }
  })
})
