// A trading fixture whose money can come in and leave: terms, windows, inviters, in decimal text.

import type { WithdrawalTermsText } from '@fairtick/core/cash/withdrawal-terms'
import type { WithdrawalSource } from '@fairtick/core/cash/withdrawal-window'
import type { Command } from '@fairtick/core/engine/command'
import { residentAccount } from '@fairtick/core/engine/state/resident-account'
import type { InstrumentText } from '@fairtick/core/market/instrument'
import { formatMoney, type Money, parseMoney, ZERO_MONEY } from '@fairtick/core/numbers/money'
import { NO_REWARDS, sumRewards } from '@fairtick/core/team/payable-rewards'
import { REWARD_RATES } from '@fairtick/core/team/reward'
import { createTradingFixture, PLAIN } from './trading-fixture.ts'

/** The fees of the rules, and a tax that is easy to work out in the head. */
export const PLAIN_TERMS: WithdrawalTermsText = {
  ...{ taxRate: '0.2', taxBase: 'gains', windowMode: 'queue' },
  methods: {
    bank: { feeRate: '0.001', feeFixed: '1', min: '20', max: '50000' },
    wallet: { feeRate: '0', feeFixed: '1', min: '1', max: '50000' },
  },
}

/** 1970-01-05, a Monday. */
export const MONDAY = 4

/** What can be done with a withdrawal that was submitted. */
type OnWithdrawal = Exclude<
  Extract<Command, { withdrawalId: string }>,
  { kind: 'submit-withdrawal' }
>['kind']

/** The fixture's account is `a`; `b`, `c` and `d` invited it, level by level. */
export function createMoneyFixture(
  cash: string,
  terms: Partial<WithdrawalTermsText> = {},
  instrument: InstrumentText = PLAIN,
) {
  const fixture = createTradingFixture(cash, [instrument])
  const { state, tape, ask } = fixture
  const onWithdrawal = (kind: OnWithdrawal, withdrawalId: string) =>
    ask({ kind, accountId: 'a', withdrawalId })
  const setTerms = (changed: Partial<WithdrawalTermsText>, rewardRates = REWARD_RATES) => {
    const withdrawals = { ...PLAIN_TERMS, ...changed }
    tape({ kind: 'money-terms', time: fixture.now(), terms: { withdrawals, rewardRates } })
  }
  setTerms(terms)
  for (const id of ['b', 'c', 'd']) {
    ask({
      ...{ kind: 'open-account', accountId: id, userId: id, accountKind: 'practice' },
      grant: ZERO_MONEY,
    })
  }
  return {
    ...fixture,
    setTerms,
    join: (inviters: readonly (string | undefined)[] = ['b', 'c', 'd']) =>
      ask({ kind: 'set-inviters', accountId: 'a', inviters }),
    edge: (instant: 'window-open' | 'window-close', localDay: number) =>
      tape({ kind: 'calendar', time: fixture.now(), instant, localDay }),
    submit: (
      withdrawalId: string,
      amount: string,
      { from = 'cash', method = 'wallet' }: { from?: WithdrawalSource; method?: string } = {},
    ) => {
      const what = { withdrawalId, method, amount: read(amount), from }
      return ask({ kind: 'submit-withdrawal', accountId: 'a', ...what })
    },
    approve: (withdrawalId: string) => onWithdrawal('approve-withdrawal', withdrawalId),
    pay: (withdrawalId: string) => onWithdrawal('pay-withdrawal', withdrawalId),
    fail: (withdrawalId: string) => onWithdrawal('fail-withdrawal', withdrawalId),
    takeBack: (withdrawalId: string) => onWithdrawal('cancel-withdrawal', withdrawalId),
    payroll: (accountId: string, day: number) => ask({ kind: 'pay-rewards', accountId, day }),
    settle: (accountId: string, amount: string) =>
      ask({ kind: 'settle-salary', accountId, transferId: 's', amount: read(amount) }),
    /** Balances and gains counter of one account. */
    money: (accountId = 'a') => {
      const { balances, untaxedGains } = residentAccount(state, accountId)
      return {
        cash: formatMoney(balances.cash),
        hold: formatMoney(balances.withdrawal_hold),
        salary: formatMoney(balances.salary),
        gains: formatMoney(untaxedGains),
      }
    },
    payable: (accountId: string) =>
      formatMoney(sumRewards(state.payableRewards.get(accountId) ?? NO_REWARDS)),
    /** Postings of the newest entry, `ledger amount` each. */
    lastEntry: () =>
      fixture.events
        .flatMap(({ entries }) => entries)
        .at(-1)
        ?.postings.map(({ ledger, amount }) => `${ledger} ${formatMoney(amount)}`),
  }
}

function read(text: string): Money {
  const amount = parseMoney(text)
  if (amount === undefined) throw new Error(`amount ${text}`)
  return amount
}
