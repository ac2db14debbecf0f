// The figures of one account (TR-4 Account): committed rows and newest ticks, through core.

import { calculateAccountFigures } from '@fairtick/core/account/account-figures'
import { formatMoney } from '@fairtick/core/numbers/money'
import { formatRate } from '@fairtick/core/numbers/rate'
import type { Instant } from '@fairtick/core/time/instant'
import type { AccountSummary } from '@fairtick/wire/socket/frames'
import { startOfZoneDay } from '../../platform/calendar.ts'
import type { Queryable } from '../../platform/database.ts'
import type { ReadOpenAccount } from './read-open-account.ts'
import { type AccountRow, sumProfitSince } from './store.ts'

export type SummarySettings = {
  readonly now: () => Instant
  /** Whose midnight begins the day of `todayProfit`. */
  readonly operatorTimeZone: string
  readonly readOpenAccount: ReadOpenAccount
}

export async function readSummary(
  database: Queryable,
  settings: SummarySettings,
  account: AccountRow,
): Promise<AccountSummary> {
  const dayStart = startOfZoneDay(settings.now(), settings.operatorTimeZone)
  const todayProfit = await sumProfitSince(database, account.id, dayStart)
  const { exposure } = await settings.readOpenAccount(account)
  const { riskRate, ...amounts } = calculateAccountFigures(exposure)
  const texts = Object.fromEntries(
    Object.entries(amounts).map(([name, amount]) => [name, formatMoney(amount)]),
  ) as { readonly [Name in keyof typeof amounts]: string }
  return {
    account: account.kind,
    ...texts,
    riskRate: riskRate === undefined ? null : formatRate(riskRate),
    stake: formatMoney(account.stake),
    hold: formatMoney(account.hold),
    salary: formatMoney(account.salary),
    todayProfit: formatMoney(todayProfit),
  }
}
