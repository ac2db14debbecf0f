// What a worked case with several members ends with: each one's account, and the house's gains.

import type { EngineEvent } from '@fairtick/core/engine/event'
import { residentAccount } from '@fairtick/core/engine/state/resident-account'
import type { EngineState } from '@fairtick/core/engine/state/state'
import { formatDecimal } from '@fairtick/core/numbers/decimal-text'
import { formatMoney, parseMoney, sumMoney, ZERO_MONEY } from '@fairtick/core/numbers/money'
import { NO_REWARDS, sumRewards } from '@fairtick/core/team/payable-rewards'
import { sumVolume, VOLUME_DECIMALS } from '@fairtick/core/vip/day-volumes'
import { decideVipLevel } from '@fairtick/core/vip/vip-level'
import { collectCopying } from './collect-copying.ts'
import { collectAccount, collectHouse, type Figures } from './collect-figures.ts'
import type { Feeds } from './feeds.ts'
import type { Member, WorkedCase } from './worked-case.ts'

export function collectMembers(
  feeds: Feeds,
  { config }: WorkedCase,
  users: readonly Member[],
): Figures {
  const house = collectHouse(feeds.events, [
    ...(['rewards', 'rewards_payable', 'withdrawal_fees', 'tax'] as const),
    ...(['trading_pnl', 'fees', 'overnight', 'option_pnl', 'protection'] as const),
  ])
  const figures = users.map(({ name }) => {
    const copying = config.profitShare === undefined ? {} : collectCopying(feeds, name)
    return [name, { ...collectMember(feeds, name), ...copying }] as const
  })
  const payouts = collectHouse(feeds.events, ['payouts_bank', 'payouts_wallet'])
  const paid = Object.values(payouts).map((sum) => parseMoney(sum) ?? ZERO_MONEY)
  const ended = Object.fromEntries(figures)
  // The worked cases have one account of payouts, the ledger one for each class (TR-11).
  return { users: ended, house: { ...house, payouts: formatMoney(sumMoney(paid)) } }
}

function collectMember(feeds: Feeds, name: string): Figures {
  const { state, events } = feeds
  const figures = collectAccount(state, events, name)
  const orders = Object.entries(figures.orders as Record<string, Figures>).map(
    ([id, { liquidationPrice: _, ...order }]) => [id, order] as const,
  )
  const own = events.filter(({ accountId }) => accountId === name)
  return {
    ...figures,
    orders: Object.fromEntries(orders),
    ...collectMoney(state, name),
    payroll: own.flatMap((event) =>
      event.kind === 'rewards-paid'
        ? [{ day: feeds.endedDays.get(event.day), amount: formatMoney(event.amount) }]
        : [],
    ),
    withdrawals: collectWithdrawals(own),
  }
}

function collectMoney(state: EngineState, name: string): Figures {
  const { balances, untaxedGains, volumes } = residentAccount(state, name)
  const volume = sumVolume(volumes, state.dayNumber)
  return {
    hold: formatMoney(balances.withdrawal_hold),
    salary: formatMoney(balances.salary),
    rewardsPayable: formatMoney(sumRewards(state.payableRewards.get(name) ?? NO_REWARDS)),
    vipLevel: decideVipLevel(state.terms.vipLevels, volume).level,
    volume30d: formatDecimal(volume.numerator, VOLUME_DECIMALS),
    untaxedGains: formatMoney(untaxedGains),
  }
}

function collectWithdrawals(events: readonly EngineEvent[]): Figures {
  const withdrawals: Figures = {}
  for (const event of events) {
    const status = statusAfter(event)
    if (status === undefined || !('withdrawal' in event)) continue
    const { id, amount, fee, tax, received } = event.withdrawal
    withdrawals[id] = {
      ...{ amount: formatMoney(amount), fee: formatMoney(fee), tax: formatMoney(tax) },
      ...{ received: formatMoney(received), status },
    }
  }
  return withdrawals
}

function statusAfter(event: EngineEvent): string | undefined {
  switch (event.kind) {
    case 'withdrawal-submitted':
    case 'withdrawal-approved':
      return 'pending'
    case 'withdrawal-paid':
      return 'success'
    case 'withdrawal-returned':
      return event.status
    default:
      return undefined
  }
}
