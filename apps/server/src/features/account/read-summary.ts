// The figures of one account (TR-4 Account): committed balances through the formulas of core.

import { calculateAccountFigures } from '@fairtick/core/account/spendable'
import { formatMoney, ZERO_MONEY } from '@fairtick/core/numbers/money'
import type { Instant } from '@fairtick/core/time/instant'
import type { AccountSummary } from '@fairtick/wire/socket/frames'
import { startOfZoneDay } from '../../platform/calendar.ts'
import type { Queryable } from '../../platform/database.ts'
import { type AccountRow, sumProfitSince } from './store.ts'

export type SummarySettings = {
  readonly now: () => Instant
  /** Whose midnight begins the day of `todayProfit`. */
  readonly operatorTimeZone: string
}

export async function readSummary(
  database: Queryable,
  settings: SummarySettings,
  account: AccountRow,
): Promise<AccountSummary> {
  const dayStart = startOfZoneDay(settings.now(), settings.operatorTimeZone)
  const todayProfit = await sumProfitSince(database, account.id, dayStart)
  const figures = calculateAccountFigures({
    cash: account.cash,
    usedMargin: ZERO_MONEY,
    reserved: ZERO_MONEY,
    openProfit: ZERO_MONEY,
  })
  return {
    account: account.kind,
    cash: formatMoney(figures.cash),
    openProfit: formatMoney(figures.openProfit),
    usedMargin: formatMoney(figures.usedMargin),
    reserved: formatMoney(figures.reserved),
    equity: formatMoney(figures.equity),
    available: formatMoney(figures.available),
    freeMargin: formatMoney(figures.freeMargin),
    spendable: formatMoney(figures.spendable),
    riskRate: null,
    stake: formatMoney(account.stake),
    hold: formatMoney(account.hold),
    salary: formatMoney(account.salary),
    todayProfit: formatMoney(todayProfit),
  }
}
