// What the back office asks of the engine beside money in and out: locks and adjustments.

import { createDesk } from '@fairtick/testkit/trading-desk'
import { describe, expect, it } from 'vitest'
import { parseMoney, ZERO_MONEY } from '../numbers/money.ts'
import type { Command } from './command.ts'
import { formatCommandRecord, parseCommandRecord } from './command-text.ts'
import { passOpeningGates } from './handlers/opening-gates.ts'

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
    const desk = createDesk('1000')
    desk.tick('100')
    desk.ask(lock('legal_order'))
    expect([desk.open({ id: 'c' }), desk.open({ id: 'c', limit: '90' })]).toEqual([
      'locked',
      'locked',
    ])
    const gate = passOpeningGates(desk.state, desk.account(), 'BTCUSDT', desk.now())
    expect(gate).toMatchObject({ detail: { flag: 'trading', reason: 'legal_order' } })
    desk.ask(lock(undefined))
    expect(desk.open({ id: 'c' })).toBe('ok')
  })

  it('has what waited cancelled, oldest first, and what is open stays', () => {
    const desk = createDesk('1000')
    desk.tick('100')
    desk.open({ id: 'open' })
    desk.open({ id: 'first', limit: '90' })
    desk.open({ id: 'second', limit: '80' })
    desk.ask(lock('security_review'))
    expect(desk.story().slice(3)).toEqual(['cancelled first locked', 'cancelled second locked'])
    expect(desk.figures().reserved).toBe('0')
    expect([...desk.account().positions.keys()]).toEqual(['open'])
    desk.tick('85')
    expect(desk.story()).toHaveLength(5)
  })

  it('closes, sets levels and cancels as before', () => {
    const desk = createDesk('1000')
    desk.tick('100')
    desk.open({ id: 'c', lots: '2' })
    desk.ask(lock('customer_request'))
    expect([desk.set('c', '110', null), desk.close('c', '1')]).toEqual(['ok', 'ok'])
    desk.tick('110')
    expect(desk.story().at(-1)).toBe('closed c take_profit')
  })
})

describe('TR-11: a manual adjustment', () => {
  it('is one balanced entry against the house, and no gain that taxes count (TR-6.3)', () => {
    const desk = createDesk('1000')
    desk.ask(adjust('12.5'))
    const event = desk.events.at(-1)
    expect(event?.entries).toEqual([
      expect.objectContaining({
        ...{ reason: 'adjustment', causeId: 'x', accountKind: 'practice' },
        postings: [
          { ledger: 'cash', amount: 12_500_000n },
          { ledger: 'adjustments', amount: -12_500_000n },
        ],
      }),
    ])
    expect(desk.figures().cash).toBe('1012.5')
    expect(desk.account().untaxedGains).toBe(0n)
  })

  it('takes only what could be withdrawn: the customer never owes', () => {
    const desk = createDesk('100')
    desk.tick('100')
    desk.open({ id: 'c', leverage: 2 })
    expect(desk.ask(adjust('-50.000001'))).toBe('insufficient_balance')
    expect(desk.ask(adjust('-50'))).toBe('ok')
    expect(desk.figures()).toMatchObject({ cash: '50', spendable: '0' })
    expect(desk.ask(adjust('0'))).toBe('invalid')
    expect(desk.ask(adjust('999999999999'))).toBe('invalid')
  })
})

it('both stand in the command log as they were asked', () => {
  for (const command of [lock('legal_order'), lock(undefined), adjust('-3.25')]) {
    const record = { number: 1, time: 5 as never, tapePosition: 1, command }
    expect(parseCommandRecord(formatCommandRecord(record))).toEqual(record)
  }
})
