// What the back office asks of the engine beside money in and out: locks and adjustments.

import { createTradingFixture } from '@fairtick/testkit/trading-fixture'
import { describe, expect, it } from 'vitest'
import { parseMoney, ZERO_MONEY } from '../numbers/money.ts'
import { formatCommandRecord, parseCommandRecord } from './codec/command-text.ts'
import type { Command } from './command.ts'
import { checkAccountGates } from './trading/check-opening.ts'

const ACCOUNT = 'a'
const lock = (reason: string | undefined): Command => ({
  ...{ kind: 'set-trading-lock', accountId: ACCOUNT, reason },
})
const adjust = (amount: string): Command => ({
  ...{ kind: 'adjust-balance', accountId: ACCOUNT, adjustmentId: 'x' },
  amount: parseMoney(amount) ?? ZERO_MONEY,
})

describe('TR-12.4: an account locked for trading', () => {
  it('opens nothing and is told why, until the lock is lifted', () => {
    const fixture = createTradingFixture('1000')
    fixture.tick('100')
    fixture.ask(lock('legal_order'))
    expect([fixture.open({ id: 'c' }), fixture.open({ id: 'c', limit: '90' })]).toEqual([
      'locked',
      'locked',
    ])
    const opening = checkAccountGates(fixture.state, fixture.account())
    expect(opening).toMatchObject({ detail: { flag: 'trading', reason: 'legal_order' } })
    fixture.ask(lock(undefined))
    expect(fixture.open({ id: 'c' })).toBe('ok')
  })

  it('has what waited cancelled, oldest first, and what is open stays', () => {
    const fixture = createTradingFixture('1000')
    fixture.tick('100')
    fixture.open({ id: 'open' })
    fixture.open({ id: 'first', limit: '90' })
    fixture.open({ id: 'second', limit: '80' })
    fixture.ask(lock('security_review'))
    expect(fixture.story().slice(3)).toEqual(['cancelled first locked', 'cancelled second locked'])
    expect(fixture.figures().reserved).toBe('0')
    expect([...fixture.account().positions.keys()]).toEqual(['open'])
    fixture.tick('85')
    expect(fixture.story()).toHaveLength(5)
  })

  it('closes, sets levels and cancels as before', () => {
    const fixture = createTradingFixture('1000')
    fixture.tick('100')
    fixture.open({ id: 'c', lots: '2' })
    fixture.ask(lock('customer_request'))
    expect([fixture.set('c', '110', null), fixture.close('c', '1')]).toEqual(['ok', 'ok'])
    fixture.tick('110')
    expect(fixture.story().at(-1)).toBe('closed c take_profit')
  })
})

describe('TR-11: a manual adjustment', () => {
  it('is one balanced entry against the house, and no gain that taxes count (TR-6.3)', () => {
    const fixture = createTradingFixture('1000')
    fixture.ask(adjust('12.5'))
    const event = fixture.events.at(-1)
    expect(event?.entries).toEqual([
      expect.objectContaining({
        ...{ reason: 'adjustment', causeId: 'x', accountKind: 'practice' },
        postings: [
          { ledger: 'cash', amount: 12_500_000n },
          { ledger: 'adjustments', amount: -12_500_000n },
        ],
      }),
    ])
    expect(fixture.figures().cash).toBe('1012.5')
    expect(fixture.account().untaxedGains).toBe(0n)
  })

  it('takes only what could be withdrawn: the customer never owes', () => {
    const fixture = createTradingFixture('100')
    fixture.tick('100')
    fixture.open({ id: 'c', leverage: 2 })
    expect(fixture.ask(adjust('-50.000001'))).toBe('insufficient_balance')
    expect(fixture.ask(adjust('-50'))).toBe('ok')
    expect(fixture.figures()).toMatchObject({ cash: '50', spendable: '0' })
    expect(fixture.ask(adjust('0'))).toBe('invalid')
    expect(fixture.ask(adjust('999999999999'))).toBe('invalid')
  })
})

it('both stand in the command log as they were asked', () => {
  for (const command of [lock('legal_order'), lock(undefined), adjust('-3.25')]) {
    const record = { number: 1, time: 5 as never, tapePosition: 1, command }
    expect(parseCommandRecord(formatCommandRecord(record))).toEqual(record)
  }
})
