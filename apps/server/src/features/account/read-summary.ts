// The figures of one account (TR-4 Account): committed rows and newest ticks, through core.

import { calculateAccountFigures } from '@fairtick/core/account/account-figures'
import { formatMoney, moneyFromMicros } from '@fairtick/core/numbers/money'
import { formatRate } from '@fairtick/core/numbers/rate'
import type { Instant } from '@fairtick/core/time/instant'
import type { AccountSummary } from '@fairtick/wire/socket/frames'
import { startOfZoneDay } from '../../platform/calendar.ts'
import type { ReadOpenAccount } from './read-open-account.ts'
import { profitSince, type TodayProfit } from './store.ts'

export type SummarySettings = {
  readonly now: () => Instant
  /** Whose midnight begins the day of `todayProfit`. */
  readonly operatorTimeZone: string
  readonly readOpenAccount: ReadOpenAccount
}

export async function readSummary(
  { now, operatorTimeZone, readOpenAccount }: SummarySettings,
  accountId: string,
): Promise<AccountSummary> {
  const today = profitSince(startOfZoneDay(now(), operatorTimeZone))
  const { account, exposure, added } = await readOpenAccount<TodayProfit>(accountId, today)
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
    todayProfit: formatMoney(moneyFromMicros(BigInt(added.today_profit))),
  }
}
