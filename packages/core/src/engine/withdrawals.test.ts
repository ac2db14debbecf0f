// Worked examples of withdrawals, deposits and the gains counter (TR-6, TR-7, TR-12).

import { createMoneyFixture, MONDAY, PLAIN_TERMS } from '@fairtick/testkit/money-fixture'
import { PLAIN } from '@fairtick/testkit/trading-fixture'
import { describe, expect, it } from 'vitest'
import { parseQuantity, type Quantity } from '../numbers/lots.ts'
import { formatMoney, type Money, parseMoney } from '../numbers/money.ts'
import { type Price, parsePrice } from '../numbers/price.ts'
import { addMs, instantFromMs } from '../time/instant.ts'
import { NOTHING_OPEN } from './state/account.ts'
import { createState, setMoneyTerms } from './state/create-state.ts'
import { addAccount } from './state/resident-account.ts'
import { step } from './step.ts'

const SUNDAY = MONDAY - 1

/** Gains of 100: a long from 100 to 110, ten units. */
function fixtureWithGains(...terms: Parameters<typeof createMoneyFixture>[1][]) {
  const fixture = createMoneyFixture('1000', ...terms)
  fixture.tick('100')
  fixture.open({ id: 'o', lots: '10' })
  fixture.tick('110')
  fixture.close('o')
  return fixture
}

describe('a withdrawal', () => {
  it('TR-6.4: goes on hold at once, and its taxable gains are counted', () => {
    const fixture = fixtureWithGains()
    expect(fixture.submit('w', '60')).toBe('ok')
    expect(fixture.lastEntry()).toEqual(['cash -60', 'withdrawal_hold 60'])
    expect(fixture.money()).toEqual({ cash: '1040', hold: '60', salary: '0', gains: '40' })
    fixture.submit('w2', '60')
    expect(fixture.account().withdrawals.get('w2')).toMatchObject({ taxable: 40_000_000n })
    expect(fixture.money()).toMatchObject({ gains: '0' })
  })

  it('TR-6.3: lowers the counter whatever the tax rate, also 0', () => {
    const fixture = fixtureWithGains({ taxRate: '0' })
    fixture.submit('w', '60')
    expect(fixture.money()).toMatchObject({ gains: '40' })
  })

  it('TR-6.4: approved and paid in its window it leaves the hold, with fee and tax', () => {
    const fixture = fixtureWithGains()
    fixture.submit('w', '50', { method: 'bank' })
    expect(fixture.approve('w')).toBe('ok')
    expect(fixture.money()).toMatchObject({ hold: '50' })
    fixture.edge('window-open', MONDAY)
    expect(fixture.pay('w')).toBe('ok')
    expect(fixture.lastEntry()).toEqual([
      ...['withdrawal_hold -50', 'payouts_bank 38.95', 'withdrawal_fees 1.05', 'tax 10'],
    ])
    expect(fixture.money()).toEqual({ cash: '1050', hold: '0', salary: '0', gains: '50' })
    expect([fixture.pay('w'), fixture.fail('w'), fixture.takeBack('w')]).toEqual(
      Array(3).fill('not_found'),
    )
  })

  it('TR-6.4: cancelled all of it comes back, and the gains counter too', () => {
    const fixture = fixtureWithGains()
    fixture.submit('w', '60')
    expect(fixture.takeBack('w')).toBe('ok')
    expect(fixture.lastEntry()).toEqual(['withdrawal_hold -60', 'cash 60'])
    expect(fixture.money()).toEqual({ cash: '1100', hold: '0', salary: '0', gains: '100' })
    expect(fixture.approve('w')).toBe('not_found')
  })

  it('TR-6.4: once approved it can no longer be cancelled, but it can fail', () => {
    const fixture = fixtureWithGains()
    fixture.submit('w', '60')
    fixture.approve('w')
    expect(fixture.approve('w')).toBe('not_found')
    expect(fixture.takeBack('w')).toBe('not_found')
    expect(fixture.fail('w')).toBe('ok')
    expect(fixture.money()).toEqual({ cash: '1100', hold: '0', salary: '0', gains: '100' })
  })

  it('TR-6.1: keeps the terms of its submit when others come', () => {
    const fixture = fixtureWithGains()
    fixture.submit('w', '50')
    fixture.setTerms({ taxRate: '0.5', methods: {} })
    fixture.approve('w')
    fixture.edge('window-open', MONDAY)
    fixture.pay('w')
    expect(fixture.lastEntry()).toContain('tax 10')
    expect(fixture.submit('w2', '50')).toBe('invalid')
  })

  it('TR-6.3: the counter starts anew with a practice reset, and losses carry forward', () => {
    const fixture = fixtureWithGains()
    const grant = parseMoney('1000') as Money
    fixture.ask({ kind: 'reset-practice', accountId: 'a', resetId: 'r', grant })
    expect(fixture.money()).toMatchObject({ cash: '1000', gains: '0' })
    fixture.open({ id: 'o2', lots: '10' })
    fixture.tick('107')
    fixture.close('o2')
    expect(fixture.money()).toMatchObject({ gains: '-30' })
    fixture.submit('w', '50')
    expect(fixture.account().withdrawals.get('w')).toMatchObject({ taxable: 0n, tax: 0n })
    expect(fixture.money()).toMatchObject({ gains: '-30' })
  })

  it('TR-12.1: stands in the way of a practice reset while it is on hold', () => {
    const fixture = fixtureWithGains()
    fixture.submit('w', '60')
    const grant = parseMoney('1000') as Money
    const reset = { kind: 'reset-practice', accountId: 'a', resetId: 'r', grant } as const
    expect(fixture.ask(reset)).toBe('not_flat')
  })
})

describe('windows', () => {
  const fixtureWithApproved = (from: 'cash' | 'salary') => {
    const fixture = fixtureWithGains()
    if (from === 'salary') earn(fixture)
    fixture.submit('w', '2', { from })
    fixture.approve('w')
    return fixture
  }

  it('TR-6.5: outside the window nothing is paid, and nothing changes', () => {
    const fixture = fixtureWithApproved('cash')
    const before = fixture.money()
    expect(fixture.pay('w')).toBe('outside_window')
    fixture.edge('window-open', MONDAY)
    fixture.edge('window-close', MONDAY)
    expect(fixture.pay('w')).toBe('outside_window')
    expect(fixture.money()).toEqual(before)
    expect(fixture.account().withdrawals.has('w')).toBe(true)
  })

  it('TR-6.5: on a Sunday salary is paid and cash is not', () => {
    const [cash, salary] = [fixtureWithApproved('cash'), fixtureWithApproved('salary')]
    for (const fixture of [cash, salary]) fixture.edge('window-open', SUNDAY)
    expect([cash.pay('w'), salary.pay('w')]).toEqual(['outside_window', 'ok'])
  })

  it('TR-6.5: one that is not approved is not found, in the window and outside', () => {
    const fixture = fixtureWithGains()
    fixture.submit('w', '60')
    expect(fixture.pay('w')).toBe('not_found')
    fixture.edge('window-open', MONDAY)
    expect(fixture.pay('w')).toBe('not_found')
  })

  it('TR-6.5: where requests are not queued, one outside the window is refused', () => {
    const fixture = fixtureWithGains({ windowMode: 'refuse' })
    expect(fixture.submit('w', '60')).toBe('outside_window')
    fixture.edge('window-open', SUNDAY)
    expect(fixture.submit('w', '60')).toBe('outside_window')
    fixture.edge('window-open', MONDAY)
    expect(fixture.submit('w', '60')).toBe('ok')
  })
})

describe('refusals', () => {
  it('TR-6.6: are found in order', () => {
    const fixture = fixtureWithGains({ windowMode: 'refuse' })
    const bank = { method: 'bank' }
    expect(fixture.submit('w', '0.5', { method: 'cheque' })).toBe('invalid')
    expect(fixture.submit('w', '0')).toBe('invalid')
    expect(fixture.submit('w', '19.999999', bank)).toBe('outside_window')
    fixture.edge('window-open', MONDAY)
    expect(fixture.submit('w', '19.999999', bank)).toBe('below_minimum')
    expect(fixture.submit('w', '50000.000001', bank)).toBe('above_maximum')
    expect(fixture.submit('w', '1100.000001', bank)).toBe('insufficient_balance')
    // A wallet takes 1 of it: nothing would be received.
    expect(fixture.submit('w', '1')).toBe('invalid')
    expect(fixture.submit('w', '1100', bank)).toBe('ok')
    expect(fixture.submit('w', '20', bank)).toBe('invalid')
  })

  it('TR-6.4: what positions and orders need cannot be withdrawn, nor open profit', () => {
    const fixture = createMoneyFixture('1000')
    fixture.tick('100')
    fixture.open({ id: 'o', lots: '10', leverage: 10 })
    fixture.open({ id: 'p', lots: '10', leverage: 10, limit: '50' })
    fixture.tick('120')
    expect(fixture.submit('w', '850.000001')).toBe('insufficient_balance')
    expect(fixture.submit('w', '850')).toBe('ok')
    // Now only the open loss stands in the way.
    fixture.takeBack('w')
    fixture.tick('90')
    expect(fixture.submit('w2', '750.000001')).toBe('insufficient_balance')
    expect(fixture.submit('w2', '750')).toBe('ok')
  })

  it('TR-12.2: the real account waits for live mode, and then the practice one is shut', () => {
    const tell = (mode: 'practice' | 'live', accountKind: 'practice' | 'real') => {
      const state = createState()
      state.mode = mode
      setMoneyTerms(state, { withdrawals: PLAIN_TERMS, rewardRates: [] })
      const balances = { cash: 50_000_000n, stake: 0n, withdrawal_hold: 0n, salary: 0n } as never
      const stored = { id: 'x', userId: 'u', kind: accountKind, balances, volumes: [] }
      addAccount(state, { ...stored, isMarginCalled: false }, NOTHING_OPEN)
      const [amount, deposited] = [parseMoney('20') as Money, parseQuantity('20') as Quantity]
      const named = { accountId: 'x', withdrawalId: 'w', method: 'bank', from: 'cash' } as const
      const rate = parsePrice('1') as Price
      const paid = { rate, channel: 'bank', submitted: 0 as never } as const
      const credit = { accountId: 'x', depositId: 'd', ...paid } as const
      const commands = [
        { kind: 'submit-withdrawal', ...named, amount },
        { kind: 'credit-deposit', ...credit, amount: deposited },
        { kind: 'settle-salary', accountId: 'x', transferId: 's', amount },
      ] as const
      return commands.map((command, place) => {
        const time = instantFromMs(1_780_000_000_000)
        const record = { number: place + 1, time, tapePosition: 0, command }
        return step(state, { log: 'command', ...record }).refusal?.refused ?? 'ok'
      })
    }
    expect(tell('practice', 'real')).toEqual(Array(3).fill('practice_only'))
    expect(tell('live', 'practice')).toEqual(['real_only', 'real_only', 'insufficient_balance'])
    expect(tell('live', 'real')).toEqual(['ok', 'ok', 'insufficient_balance'])
  })
})

describe('salary', () => {
  it('TR-8.3: is withdrawn from salary, all of it taxable, past the gains counter', () => {
    const fixture = fixtureWithGains()
    earn(fixture)
    expect(fixture.money()).toMatchObject({ salary: '5' })
    expect(fixture.submit('w', '5.000001', { from: 'salary' })).toBe('insufficient_balance')
    expect(fixture.submit('w', '4', { from: 'salary' })).toBe('ok')
    expect(fixture.lastEntry()).toEqual(['salary -4', 'withdrawal_hold 4'])
    expect(fixture.account().withdrawals.get('w')).toMatchObject({ taxable: 4_000_000n })
    expect(fixture.money()).toMatchObject({ salary: '1', gains: '100' })
    fixture.fail('w')
    expect(fixture.money()).toMatchObject({ salary: '5', hold: '0', gains: '100' })
  })

  it('TR-8.3: is settled into cash and the gains counter', () => {
    const fixture = fixtureWithGains()
    earn(fixture)
    expect(fixture.settle('a', '0')).toBe('invalid')
    expect(fixture.settle('a', '5.000001')).toBe('insufficient_balance')
    expect(fixture.settle('a', '2')).toBe('ok')
    expect(fixture.lastEntry()).toEqual(['salary -2', 'cash 2'])
    expect(fixture.money()).toEqual({ cash: '1102', hold: '0', salary: '3', gains: '102' })
  })
})

describe('a deposit', () => {
  it('TR-7: is credited at its rate, and is no gain', () => {
    const fixture = fixtureWithGains()
    const paid = { amount: parseQuantity('15000') as Quantity, rate: parsePrice('0.0066') as Price }
    const named = {
      accountId: 'a',
      depositId: 'd',
      channel: 'bank',
      submitted: 0 as never,
    } as const
    const credit = { kind: 'credit-deposit', ...named, ...paid } as const
    expect(fixture.ask(credit)).toBe('ok')
    expect(fixture.lastEntry()).toEqual(['cash 99', 'deposits_bank -99'])
    expect(fixture.money()).toMatchObject({ cash: '1199', gains: '100' })
    expect(fixture.ask({ ...credit, amount: 0n as Quantity })).toBe('invalid')
  })

  it('TR-1.3: is not credited where no text could say the amount or the balance', () => {
    const fixture = fixtureWithGains()
    const tell = (amount: string, rate: string) => {
      const paid = { amount: parseQuantity(amount), rate: parsePrice(rate) }
      const named = {
        accountId: 'a',
        depositId: amount,
        channel: 'bank',
        submitted: 0 as never,
      } as const
      return fixture.ask({ kind: 'credit-deposit', ...named, ...(paid as Paid) })
    }
    expect(tell('500000000000', '2')).toBe('invalid')
    expect(tell('999999998900', '1')).toBe('invalid')
    expect(tell('999999998800', '1')).toBe('ok')
    expect(fixture.money().cash).toBe('999999999900')
  })
})

type Paid = { readonly amount: Quantity; readonly rate: Price }

describe('an account that is loaded again', () => {
  it('TR-6.4: goes on with its counter and what is on hold', () => {
    const fixture = fixtureWithGains()
    fixture.submit('w', '60')
    const { balances, untaxedGains, withdrawals } = fixture.account()
    const state = createState()
    const stored = { ...{ id: 'a', userId: 'u', kind: 'practice' as const }, balances, volumes: [] }
    addAccount(
      state,
      { ...stored, isMarginCalled: false, untaxedGains, inviters: ['b'] },
      { ...NOTHING_OPEN, withdrawals: [...withdrawals.values()] },
    )
    const command = { kind: 'fail-withdrawal', accountId: 'a', withdrawalId: 'w' } as const
    const record = { number: 1, time: addMs(fixture.now(), 1), tapePosition: 0, command }
    expect(step(state, { log: 'command', ...record }).refusal).toBeUndefined()
    const account = state.accounts.get('a')
    expect(account && formatMoney(account.untaxedGains)).toBe('100')
    expect(account?.inviters).toEqual(['b'])
  })
})

/** Salary of 5: half a per cent of the fees of somebody else's trades, paid at midnight. */
function earn(fixture: ReturnType<typeof createMoneyFixture>): void {
  const { id, userId } = { id: 'x', userId: 'x' }
  const grant = parseMoney('10000') as Money
  fixture.ask({ kind: 'open-account', accountId: id, userId, accountKind: 'practice', grant })
  fixture.ask({ kind: 'set-inviters', accountId: id, inviters: ['a'] })
  fixture.tape({
    ...{ kind: 'instrument', time: fixture.now() },
    instrument: { ...PLAIN, symbol: 'ETHUSDT', feeRate: '0.05' },
  })
  fixture.tick('100', 'ETHUSDT')
  fixture.ask({
    ...{ kind: 'open-contract', accountId: id, orderId: 'other', symbol: 'ETHUSDT' },
    ...{ direction: 'long', orderType: 'market', leverage: 1, lots: 1_000_000_000n as never },
    ...{ limitPrice: undefined, shown: undefined, takeProfit: undefined, stopLoss: undefined },
    arrivedTime: fixture.now(),
  })
  fixture.calendar('day-start')
  fixture.payroll('a', 0)
}
