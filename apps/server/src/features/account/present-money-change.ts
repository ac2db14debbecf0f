// One entry of the ledger as a line of the account's records.

import { formatMoney, moneyFromMicros } from '@fairtick/core/numbers/money'
import type { CallResult } from '@fairtick/wire/api-contract'
import type { MoneyChangeRow } from './store.ts'

type MoneyChange = CallResult<'moneyChanges'>['data'][number]

export function presentMoneyChange(row: MoneyChangeRow): MoneyChange {
  const { protection } = row
  return {
    id: String(row.number),
    time: Number(row.time),
    cause: row.reason as MoneyChange['cause'],
    causeId: row.cause_id,
    amount: formatMoney(moneyFromMicros(row.cash_change)),
    balanceAfter: formatMoney(moneyFromMicros(row.cash_after)),
    protection: protection === 0n ? null : formatMoney(moneyFromMicros(protection)),
  }
}
