// Worked examples of withdrawals, deposits and the gains counter (TR-6, TR-7, TR-12).

import { createMoneyDesk, MONDAY, PLAIN_TERMS } from '@fairtick/testkit/money-desk'
import { PLAIN } from '@fairtick/testkit/trading-desk'
import { describe, expect, it } from 'vitest'
import { parseQuantity, type Quantity } from '../numbers/lots.ts'
import { formatMoney, type Money, parseMoney } from '../numbers/money.ts'
import { type Price, parsePrice } from '../numbers/price.ts'
import { addMs, instantFromMs } from '../time/instant.ts'
import { NOTHING_OPEN } from './account.ts'
import { addAccount, createState, setMoneyTerms } from './state.ts'
import { step } from './step.ts'

const SUNDAY = MONDAY - 1

/** Gains of 100: a long from 100 to 110, ten units. */
function deskWithGains(...terms: Parameters<typeof createMoneyDesk>[1][]) {
  const desk = createMoneyDesk('1000', ...terms)
  desk.tick('100')
  desk.open({ id: 'o', lots: '10' })
  desk.tick('110')
  desk.close('o')
  return desk
}

describe('a withdrawal', () => {
  it('TR-6.4: goes on hold at once, and its taxable gains are counted', () => {
    const desk = deskWithGains()
    expect(desk.submit('w', '60')).toBe('ok')
    expect(desk.lastEntry()).toEqual(['cash -60', 'withdrawal_hold 60'])
    expect(desk.money()).toEqual({ cash: '1040', hold: '60', salary: '0', gains: '40' })
    desk.submit('w2', '60')
    expect(desk.account().withdrawals.get('w2')).toMatchObject({ taxable: 40_000_000n })
    expect(desk.money()).toMatchObject({ gains: '0' })
  })

  it('TR-6.3: lowers the counter whatever the tax rate, also 0', () => {
    const desk = deskWithGains({ taxRate: '0' })
    desk.submit('w', '60')
    expect(desk.money()).toMatchObject({ gains: '40' })
  })

  it('TR-6.4: approved and paid in its window it leaves the hold, with fee and tax', () => {
    const desk = deskWithGains()
    desk.submit('w', '50', { method: 'bank' })
    expect(desk.approve('w')).toBe('ok')
    expect(desk.money()).toMatchObject({ hold: '50' })
    desk.edge('window-open', MONDAY)
    expect(desk.pay('w')).toBe('ok')
    expect(desk.lastEntry()).toEqual([
      ...['withdrawal_hold -50', 'payouts 38.95', 'withdrawal_fees 1.05', 'tax 10'],
    ])
    expect(desk.money()).toEqual({ cash: '1050', hold: '0', salary: '0', gains: '50' })
    expect([desk.pay('w'), desk.fail('w'), desk.takeBack('w')]).toEqual(Array(3).fill('not_found'))
  })

  it('TR-6.4: cancelled all of it comes back, and the gains counter too', () => {
    const desk = deskWithGains()
    desk.submit('w', '60')
    expect(desk.takeBack('w')).toBe('ok')
    expect(desk.lastEntry()).toEqual(['withdrawal_hold -60', 'cash 60'])
    expect(desk.money()).toEqual({ cash: '1100', hold: '0', salary: '0', gains: '100' })
    expect(desk.approve('w')).toBe('not_found')
  })

  it('TR-6.4: once approved it can no longer be cancelled, but it can fail', () => {
    const desk = deskWithGains()
    desk.submit('w', '60')
    desk.approve('w')
    expect(desk.approve('w')).toBe('not_found')
    expect(desk.takeBack('w')).toBe('not_found')
    expect(desk.fail('w')).toBe('ok')
    expect(desk.money()).toEqual({ cash: '1100', hold: '0', salary: '0', gains: '100' })
  })

  it('TR-6.1: keeps the terms of its submit when others come', () => {
    const desk = deskWithGains()
    desk.submit('w', '50')
    desk.setTerms({ taxRate: '0.5', methods: {} })
    desk.approve('w')
    desk.edge('window-open', MONDAY)
    desk.pay('w')
    expect(desk.lastEntry()).toContain('tax 10')
    expect(desk.submit('w2', '50')).toBe('invalid')
  })

  it('TR-6.3: the counter starts anew with a practice reset, and losses carry forward', () => {
    const desk = deskWithGains()
    const grant = parseMoney('1000') as Money
    desk.ask({ kind: 'reset-practice', accountId: 'a', resetId: 'r', grant })
    expect(desk.money()).toMatchObject({ cash: '1000', gains: '0' })
    desk.open({ id: 'o2', lots: '10' })
    desk.tick('107')
    desk.close('o2')
    expect(desk.money()).toMatchObject({ gains: '-30' })
    desk.submit('w', '50')
    expect(desk.account().withdrawals.get('w')).toMatchObject({ taxable: 0n, tax: 0n })
    expect(desk.money()).toMatchObject({ gains: '-30' })
  })

  it('TR-12.1: stands in the way of a practice reset while it is on hold', () => {
    const desk = deskWithGains()
    desk.submit('w', '60')
    const grant = parseMoney('1000') as Money
    const reset = { kind: 'reset-practice', accountId: 'a', resetId: 'r', grant } as const
    expect(desk.ask(reset)).toBe('not_flat')
  })
})

describe('windows', () => {
  const deskWithApproved = (from: 'cash' | 'salary') => {
    const desk = deskWithGains()
    if (from === 'salary') earn(desk)
    desk.submit('w', '2', { from })
    desk.approve('w')
    return desk
  }

  it('TR-6.5: outside the window nothing is paid, and nothing changes', () => {
    const desk = deskWithApproved('cash')
    const before = desk.money()
    expect(desk.pay('w')).toBe('outside_window')
    desk.edge('window-open', MONDAY)
    desk.edge('window-close', MONDAY)
    expect(desk.pay('w')).toBe('outside_window')
    expect(desk.money()).toEqual(before)
    expect(desk.account().withdrawals.has('w')).toBe(true)
  })

  it('TR-6.5: on a Sunday salary is paid and cash is not', () => {
    const [cash, salary] = [deskWithApproved('cash'), deskWithApproved('salary')]
    for (const desk of [cash, salary]) desk.edge('window-open', SUNDAY)
    expect([cash.pay('w'), salary.pay('w')]).toEqual(['outside_window', 'ok'])
  })

  it('TR-6.5: one that is not approved is not found, in the window and outside', () => {
    const desk = deskWithGains()
    desk.submit('w', '60')
    expect(desk.pay('w')).toBe('not_found')
    desk.edge('window-open', MONDAY)
    expect(desk.pay('w')).toBe('not_found')
  })

  it('TR-6.5: where requests are not queued, one outside the window is refused', () => {
    const desk = deskWithGains({ windowMode: 'refuse' })
    expect(desk.submit('w', '60')).toBe('outside_window')
    desk.edge('window-open', SUNDAY)
    expect(desk.submit('w', '60')).toBe('outside_window')
    desk.edge('window-open', MONDAY)
    expect(desk.submit('w', '60')).toBe('ok')
  })
})

describe('refusals', () => {
  it('TR-6.6: are found in order', () => {
    const desk = deskWithGains({ windowMode: 'refuse' })
    const bank = { method: 'bank' }
    expect(desk.submit('w', '0.5', { method: 'cheque' })).toBe('invalid')
    expect(desk.submit('w', '0')).toBe('invalid')
    expect(desk.submit('w', '19.999999', bank)).toBe('outside_window')
    desk.edge('window-open', MONDAY)
    expect(desk.submit('w', '19.999999', bank)).toBe('below_minimum')
    expect(desk.submit('w', '50000.000001', bank)).toBe('above_maximum')
    expect(desk.submit('w', '1100.000001', bank)).toBe('insufficient_balance')
    // A wallet takes 1 of it: nothing would be received.
    expect(desk.submit('w', '1')).toBe('invalid')
    expect(desk.submit('w', '1100', bank)).toBe('ok')
    expect(desk.submit('w', '20', bank)).toBe('invalid')
  })

  it('TR-6.4: what positions and orders need cannot be withdrawn, nor open profit', () => {
    const desk = createMoneyDesk('1000')
    desk.tick('100')
    desk.open({ id: 'o', lots: '10', leverage: 10 })
    desk.open({ id: 'p', lots: '10', leverage: 10, limit: '50' })
    desk.tick('120')
    expect(desk.submit('w', '850.000001')).toBe('insufficient_balance')
    expect(desk.submit('w', '850')).toBe('ok')
    // Now only the open loss stands in the way.
    desk.takeBack('w')
    desk.tick('90')
    expect(desk.submit('w2', '750.000001')).toBe('insufficient_balance')
    expect(desk.submit('w2', '750')).toBe('ok')
  })

  it('TR-12.2: the real account waits for live mode, and then the practice one is shut', () => {
    const tell = (mode: 'practice' | 'live', accountKind: 'practice' | 'real') => {
      const state = createState(mode)
      setMoneyTerms(state, { withdrawals: PLAIN_TERMS, rewardRates: [] })
      const balances = { cash: 50_000_000n, stake: 0n, withdrawal_hold: 0n, salary: 0n } as never
      const stored = { id: 'x', userId: 'u', kind: accountKind, balances, volumes: [] }
      addAccount(state, { ...stored, isMarginCalled: false }, NOTHING_OPEN)
      const [amount, deposited] = [parseMoney('20') as Money, parseQuantity('20') as Quantity]
      const named = { accountId: 'x', withdrawalId: 'w', method: 'bank', from: 'cash' } as const
      const credit = { accountId: 'x', depositId: 'd', rate: parsePrice('1') as Price } as const
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
    expect(tell('live', 'practice')).toEqual(['invalid', 'invalid', 'insufficient_balance'])
    expect(tell('live', 'real')).toEqual(['ok', 'ok', 'insufficient_balance'])
  })
})

describe('salary', () => {
  it('TR-8.3: is withdrawn from salary, all of it taxable, past the gains counter', () => {
    const desk = deskWithGains()
    earn(desk)
    expect(desk.money()).toMatchObject({ salary: '5' })
    expect(desk.submit('w', '5.000001', { from: 'salary' })).toBe('insufficient_balance')
    expect(desk.submit('w', '4', { from: 'salary' })).toBe('ok')
    expect(desk.lastEntry()).toEqual(['salary -4', 'withdrawal_hold 4'])
    expect(desk.account().withdrawals.get('w')).toMatchObject({ taxable: 4_000_000n })
    expect(desk.money()).toMatchObject({ salary: '1', gains: '100' })
    desk.fail('w')
    expect(desk.money()).toMatchObject({ salary: '5', hold: '0', gains: '100' })
  })

  it('TR-8.3: is settled into cash and the gains counter', () => {
    const desk = deskWithGains()
    earn(desk)
    expect(desk.settle('a', '0')).toBe('invalid')
    expect(desk.settle('a', '5.000001')).toBe('insufficient_balance')
    expect(desk.settle('a', '2')).toBe('ok')
    expect(desk.lastEntry()).toEqual(['salary -2', 'cash 2'])
    expect(desk.money()).toEqual({ cash: '1102', hold: '0', salary: '3', gains: '102' })
  })
})

describe('a deposit', () => {
  it('TR-7: is credited at its rate, and is no gain', () => {
    const desk = deskWithGains()
    const paid = { amount: parseQuantity('15000') as Quantity, rate: parsePrice('0.0066') as Price }
    const credit = { kind: 'credit-deposit', accountId: 'a', depositId: 'd', ...paid } as const
    expect(desk.ask(credit)).toBe('ok')
    expect(desk.lastEntry()).toEqual(['cash 99', 'deposits -99'])
    expect(desk.money()).toMatchObject({ cash: '1199', gains: '100' })
    expect(desk.ask({ ...credit, amount: 0n as Quantity })).toBe('invalid')
  })

  it('TR-1.3: is not credited where no text could say the amount or the balance', () => {
    const desk = deskWithGains()
    const tell = (amount: string, rate: string) => {
      const paid = { amount: parseQuantity(amount), rate: parsePrice(rate) }
      const named = { accountId: 'a', depositId: amount } as const
      return desk.ask({ kind: 'credit-deposit', ...named, ...(paid as Paid) })
    }
    expect(tell('500000000000', '2')).toBe('invalid')
    expect(tell('999999998900', '1')).toBe('invalid')
    expect(tell('999999998800', '1')).toBe('ok')
    expect(desk.money().cash).toBe('999999999900')
  })
})

type Paid = { readonly amount: Quantity; readonly rate: Price }

describe('an account that is loaded again', () => {
  it('TR-6.4: goes on with its counter and what is on hold', () => {
    const desk = deskWithGains()
    desk.submit('w', '60')
    const { balances, untaxedGains, withdrawals } = desk.account()
    const state = createState('practice')
    const stored = { ...{ id: 'a', userId: 'u', kind: 'practice' as const }, balances, volumes: [] }
    addAccount(
      state,
      { ...stored, isMarginCalled: false, untaxedGains, inviters: ['b'] },
      { ...NOTHING_OPEN, withdrawals: [...withdrawals.values()] },
    )
    const command = { kind: 'fail-withdrawal', accountId: 'a', withdrawalId: 'w' } as const
    const record = { number: 1, time: addMs(desk.now(), 1), tapePosition: 0, command }
    expect(step(state, { log: 'command', ...record }).refusal).toBeUndefined()
    const account = state.accounts.get('a')
    expect(account && formatMoney(account.untaxedGains)).toBe('100')
    expect(account?.inviters).toEqual(['b'])
  })
})

/** Salary of 5: half a per cent of the fees of somebody else's trades, paid at midnight. */
function earn(desk: ReturnType<typeof createMoneyDesk>): void {
  const { id, userId } = { id: 'x', userId: 'x' }
  const grant = parseMoney('10000') as Money
  desk.ask({ kind: 'open-account', accountId: id, userId, accountKind: 'practice', grant })
  desk.ask({ kind: 'set-inviters', accountId: id, inviters: ['a'] })
  desk.tape({
    ...{ kind: 'instrument', time: desk.now() },
    instrument: { ...PLAIN, symbol: 'ETHUSDT', feeRate: '0.05' },
  })
  desk.tick('100', 'ETHUSDT')
  desk.ask({
    ...{ kind: 'open-contract', accountId: id, orderId: 'other', symbol: 'ETHUSDT' },
    ...{ direction: 'long', orderType: 'market', leverage: 1, lots: 1_000_000_000n as never },
    ...{ limitPrice: undefined, shown: undefined, takeProfit: undefined, stopLoss: undefined },
    arrivedTime: desk.now(),
  })
  desk.calendar('day-start')
  desk.payroll('a', 0)
}
