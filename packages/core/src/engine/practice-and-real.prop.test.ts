// TR-11, TR-12: practice and real never mix. Whatever is done on the accounts of one kind, no entry
// is of both, and those of the other kind end as if it had never been done.

import { PLAIN_TERMS } from '@fairtick/testkit/money-fixture'
import { createTradingFixtureAt100, PLAIN } from '@fairtick/testkit/trading-fixture'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { AccountKind } from '../ledger/journal-entry.ts'
import { type Lots, parseQuantity, type Quantity } from '../numbers/lots.ts'
import { type Money, sumMoney, ZERO_MONEY } from '../numbers/money.ts'
import { type Price, parsePrice } from '../numbers/price.ts'
import { REWARD_RATES } from '../team/reward.ts'
import type { Command } from './command.ts'
import { residentAccount } from './state/resident-account.ts'

const USERS = ['anna', 'ben', 'cho'] as const
const KINDS = ['practice', 'real'] as const
const INVITER = { anna: 'ben', ben: 'cho', cho: 'anna' } as const
const GRANT = 1_000_000_000n as Money
const INSTRUMENT = { ...PLAIN, feeRate: '0.003', overnightRate: { long: '0.01', short: '-0.01' } }

const who = fc.record({ user: fc.constantFrom(...USERS), kind: fc.constantFrom(...KINDS) })
const acts = fc.oneof(
  fc.record({ act: fc.constant('tick' as const), price: fc.integer({ min: 70, max: 130 }) }),
  fc.record({ act: fc.constantFrom('rollover' as const, 'day-start' as const) }),
  fc.record({ act: fc.constantFrom('window-open' as const, 'window-close' as const) }),
  fc.record({ act: fc.constant('open' as const), who, tenths: fc.integer({ min: 1, max: 900 }) }),
  fc.record({
    act: fc.constantFrom(
      ...(['close', 'option', 'deposit', 'submit', 'approve', 'pay', 'fail', 'cancel'] as const),
      ...(['payroll', 'settle', 'reset', 'adjust'] as const),
    ),
    who,
  }),
)
type Act = typeof acts extends fc.Arbitrary<infer One> ? One : never

const idOf = ({ user, kind }: { user: string; kind: AccountKind }) => `${user} ${kind}`

function begin() {
  const fixture = createTradingFixtureAt100('1000', [INSTRUMENT])
  const terms = { withdrawals: PLAIN_TERMS, rewardRates: REWARD_RATES }
  fixture.tape({ kind: 'money-terms', time: fixture.now(), terms })
  for (const user of USERS) {
    for (const kind of KINDS) {
      const accountId = idOf({ user, kind })
      const grant = kind === 'practice' ? GRANT : ZERO_MONEY
      fixture.ask({ kind: 'open-account', accountId, userId: user, accountKind: kind, grant })
      const inviters = [idOf({ user: INVITER[user], kind })]
      fixture.ask({ kind: 'set-inviters', accountId, inviters })
    }
  }
  return fixture
}

type Fixture = ReturnType<typeof begin>

/** Lives the life, or only what is done on accounts of one kind; live from its third on. */
function live(life: readonly Act[], only?: AccountKind) {
  const fixture = begin()
  const { state, tape, ask, now } = fixture
  for (const [place, act] of life.entries()) {
    fixture.pass(700)
    // Also where the act itself is left out.
    tape({ kind: 'clock', time: now() })
    if (place === Math.floor(life.length / 3)) goLive(fixture)
    if ('who' in act) {
      if (only === undefined || act.who.kind === only) ask(commandOf(act, fixture, place))
    } else if (act.act === 'tick') fixture.tick(String(act.price))
    else if (act.act === 'rollover' || act.act === 'day-start') fixture.calendar(act.act)
    else tape({ kind: 'calendar', time: now(), instant: act.act, localDay: 4 })
  }
  const ends = KINDS.map((kind) =>
    USERS.map((user) => {
      const { balances, positions, volumes, untaxedGains } = residentAccount(
        state,
        idOf({ user, kind }),
      )
      const open = [...positions.values()].map(({ id, lots }) => [id, lots])
      return { balances, open, volumes, untaxedGains }
    }),
  )
  return { ...fixture, practice: ends[0], real: ends[1] }
}

/** Everybody has real money from then on. */
function goLive({ tape, ask, now }: Fixture): void {
  tape({ kind: 'mode', time: now(), mode: 'live' })
  for (const user of USERS) ask(depositOf(idOf({ user, kind: 'real' }), `first of ${user}`))
}

function depositOf(accountId: string, depositId: string): Command {
  const [amount, rate] = [parseQuantity('1000') as Quantity, parsePrice('1') as Price]
  const paid = { amount, rate, channel: 'bank', submitted: 0 as never } as const
  return { kind: 'credit-deposit', accountId, depositId, ...paid }
}

type AccountAct = Extract<Act, { who: unknown }>

function commandOf(act: AccountAct, { state, now }: Fixture, place: number): Command {
  const accountId = idOf(act.who)
  const { positions, withdrawals, balances } = residentAccount(state, accountId)
  const id = `${place}`
  const withdrawalId = [...withdrawals.keys()][0] ?? '-'
  const order = { symbol: 'BTCUSDT', shown: undefined, arrivedTime: now() }
  switch (act.act) {
    case 'open':
      return {
        ...{ kind: 'open-contract', accountId, orderId: id, orderType: 'market', ...order },
        ...{ direction: act.tenths % 2 === 0 ? 'long' : 'short', leverage: 10 },
        lots: BigInt(act.tenths * 10_000_000) as Lots,
        ...{ limitPrice: undefined, takeProfit: undefined, stopLoss: undefined },
      }
    case 'close': {
      const orderId = [...positions.keys()][0] ?? '-'
      return { kind: 'close-contract', accountId, orderId, lots: undefined }
    }
    case 'option':
      return {
        ...{ kind: 'buy-option', accountId, optionId: id, direction: 'up', durationSeconds: 30 },
        ...{ ...order, stake: 7_000_000n as Money },
      }
    case 'deposit':
      return depositOf(accountId, id)
    case 'submit':
      return {
        ...{ kind: 'submit-withdrawal', accountId, withdrawalId: id, method: 'wallet' },
        ...{ amount: 20_000_000n as Money, from: 'cash' },
      }
    case 'approve':
      return { kind: 'approve-withdrawal', accountId, withdrawalId }
    case 'pay':
      return { kind: 'pay-withdrawal', accountId, withdrawalId }
    case 'fail':
      return { kind: 'fail-withdrawal', accountId, withdrawalId }
    case 'cancel':
      return { kind: 'cancel-withdrawal', accountId, withdrawalId }
    case 'payroll':
      return { kind: 'pay-rewards', accountId, day: Math.max(0, state.dayNumber - 1) }
    case 'settle':
      return { kind: 'settle-salary', accountId, transferId: id, amount: balances.salary }
    case 'reset':
      return { kind: 'reset-practice', accountId, resetId: id, grant: GRANT }
    case 'adjust':
      return { kind: 'adjust-balance', accountId, adjustmentId: id, amount: 5_000_000n as Money }
    default:
      throw new Error(act satisfies never)
  }
}

const lives = fc.array(acts, { minLength: 30, maxLength: 150 })

it('TR-11: no entry mixes practice and real, and each kind sums to zero', () => {
  fc.assert(
    fc.property(lives, (life) => {
      const { events, state } = live(life)
      for (const { accountId, entries } of events) {
        const { kind } = residentAccount(state, accountId)
        for (const entry of entries) {
          expect(entry.accountKind).toBe(kind)
          expect(sumMoney(entry.postings.map(({ amount }) => amount))).toBe(0n)
        }
      }
      const reasons = events.flatMap(({ entries }) => entries).filter(isReal)
      // Play money never reaches a real account, whatever is asked.
      expect(reasons.some(({ postings }) => postings.some(isPracticeFunds))).toBe(false)
    }),
  )
})

it('TR-12: what is done on practice accounts changes nothing of real ones, nor the reverse', () => {
  fc.assert(
    fc.property(lives, (life) => {
      const both = live(life)
      expect(live(life, 'practice').practice).toEqual(both.practice)
      expect(live(life, 'real').real).toEqual(both.real)
    }),
  )
})

const isReal = ({ accountKind }: { readonly accountKind: AccountKind }) => accountKind === 'real'
const isPracticeFunds = ({ ledger }: { readonly ledger: string }) => ledger === 'practice_funds'
