// The summary of the account as it was read, brought to the newest ticks.

import type { AccountFigures } from '@fairtick/core/account/account-figures'
import { addMoney, formatMoney, subtractMoney } from '@fairtick/core/numbers/money'
import type { AccountSummary } from '@fairtick/wire/socket/frames'
import { readMoney } from '../platform/read-money.ts'

/** Without live figures the summary stays as it was read. Today moves as the open P/L does. */
export function liveSummary(
  summary: AccountSummary,
  account: AccountFigures | undefined,
): AccountSummary {
  if (account === undefined) return summary
  const moved = subtractMoney(account.openProfit, readMoney(summary.openProfit))
  return {
    ...summary,
    cash: formatMoney(account.cash),
    openProfit: formatMoney(account.openProfit),
    usedMargin: formatMoney(account.usedMargin),
    reserved: formatMoney(account.reserved),
    equity: formatMoney(account.equity),
    available: formatMoney(account.available),
    freeMargin: formatMoney(account.freeMargin),
    spendable: formatMoney(account.spendable),
    todayProfit: formatMoney(addMoney(readMoney(summary.todayProfit), moved)),
  }
}
