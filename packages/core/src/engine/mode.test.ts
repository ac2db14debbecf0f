// TR-12.2: real money moves once the tape says so, on the real account alone, and there is no way
// back; what waited as practice money never becomes real.

import { createMoneyFixture, MONDAY } from '@fairtick/testkit/money-fixture'
import { describe, expect, it } from 'vitest'
import { defaultAccountOf, findAccountRefusal } from '../account/account-access.ts'
import { parseQuantity, ZERO_QUANTITY } from '../numbers/lots.ts'
import { parseMoney, ZERO_MONEY } from '../numbers/money.ts'
import { parsePrice } from '../numbers/price.ts'
import { formatTapeEntry, parseTapeEntry } from './codec/tape-text.ts'
import type { Command } from './command.ts'
import { residentAccount } from './state/resident-account.ts'

type Fixture = ReturnType<typeof createMoneyFixture>

/** Account `a` with practice money, `r` the real one of the same customer. */
function bothAccounts() {
  const fixture = createMoneyFixture('1000')
  const { userId } = residentAccount(fixture.state, 'a')
  fixture.ask({
    ...{ kind: 'open-account', accountId: 'r', userId, accountKind: 'real' },
    grant: ZERO_MONEY,
  })
  return fixture
}

const goLive = ({ tape, now }: Pick<Fixture, 'tape' | 'now'>) =>
  tape({ kind: 'mode', time: now(), mode: 'live' })

const money = (text: string) => parseMoney(text) ?? ZERO_MONEY

const credit = (accountId: string, depositId: string): Command => ({
  ...{ kind: 'credit-deposit', accountId, depositId, channel: 'bank', submitted: 0 as never },
  amount: parseQuantity('100') ?? ZERO_QUANTITY,
  rate: parsePrice('1') as never,
})

describe('TR-12.2: the mode of an installation', () => {
  it('H8: is practice until the tape says otherwise, and survives being written and read', () => {
    const fixture = bothAccounts()
    expect(fixture.state.mode).toBe('practice')
    expect(fixture.ask(credit('r', 'd1'))).toBe('practice_only')
    const entry = { kind: 'mode', time: fixture.now(), mode: 'live' } as const
    expect(parseTapeEntry(formatTapeEntry(entry))).toEqual(entry)
    goLive(fixture)
    expect(fixture.state.mode).toBe('live')
    expect(fixture.ask(credit('r', 'd1'))).toBe('ok')
    expect(fixture.money('r').cash).toBe('100')
  })

  it('H8: never goes back to practice', () => {
    const fixture = bothAccounts()
    goLive(fixture)
    const back = { kind: 'mode', time: fixture.now(), mode: 'practice' } as const
    expect(() => fixture.tape(back)).toThrow('no way leads back to practice')
  })

  it('live takes money in and out on the real account alone', () => {
    const fixture = bothAccounts()
    goLive(fixture)
    expect(fixture.ask(credit('a', 'd1'))).toBe('real_only')
    expect(fixture.submit('w', '20')).toBe('real_only')
    const adjust = { kind: 'adjust-balance', accountId: 'a', adjustmentId: 'x' } as const
    expect(fixture.ask({ ...adjust, amount: money('5') })).toBe('real_only')
    expect(fixture.ask({ ...adjust, amount: money('-5') })).toBe('real_only')
    expect(fixture.money('a').cash).toBe('1000')
  })

  it('live never pays out practice money that waited, before or after its approval', () => {
    const fixture = bothAccounts()
    fixture.submit('w1', '20')
    fixture.submit('w2', '30')
    fixture.submit('w3', '40')
    fixture.approve('w1')
    goLive(fixture)
    fixture.edge('window-open', MONDAY)
    expect(fixture.pay('w1')).toBe('real_only')
    expect(fixture.approve('w2')).toBe('real_only')
    // All of it goes back to where it came from.
    expect([fixture.fail('w1'), fixture.fail('w2'), fixture.takeBack('w3')]).toEqual(
      Array(3).fill('ok'),
    )
    expect(fixture.money('a')).toMatchObject({ cash: '1000', hold: '0' })
  })

  it('live leaves the practice account for practice: it trades, and is set back', () => {
    const fixture = bothAccounts()
    fixture.tick('100')
    goLive(fixture)
    expect(fixture.open({ id: 'o' })).toBe('ok')
    expect(fixture.close('o')).toBe('ok')
    const reset = { kind: 'reset-practice', resetId: 'x', grant: money('10000') } as const
    expect(fixture.ask({ ...reset, accountId: 'a' })).toBe('ok')
    expect(fixture.money('a').cash).toBe('10000')
    expect(fixture.ask({ ...reset, accountId: 'r' })).toBe('invalid')
    expect(fixture.money('r').cash).toBe('0')
  })
})

describe('TR-12.2: which account is used how', () => {
  const uses = ['figures', 'opening', 'money-in', 'money-out'] as const

  it('in practice mode: the practice one for everything', () => {
    expect(defaultAccountOf('practice')).toBe('practice')
    expect(uses.map((use) => findAccountRefusal('practice', 'practice', use))).toEqual(
      Array(4).fill(undefined),
    )
    expect(uses.map((use) => findAccountRefusal('practice', 'real', use))).toEqual(
      Array(4).fill('practice_only'),
    )
  })

  it('in live mode: both for trading, the real one for money', () => {
    expect(defaultAccountOf('live')).toBe('real')
    expect(uses.map((use) => findAccountRefusal('live', 'real', use))).toEqual(
      Array(4).fill(undefined),
    )
    expect(uses.map((use) => findAccountRefusal('live', 'practice', use))).toEqual([
      ...[undefined, undefined],
      ...['real_only', 'real_only'],
    ])
  })
})
