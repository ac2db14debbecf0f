// One entry of the ledger as a line of the customer's bill: balance and salary side by side.

import { formatMoney, moneyFromMicros } from '@fairtick/core/numbers/money'
import type { CallResult } from '@fairtick/wire/api-contract'
import type { BillRow } from './store.ts'

type BillLine = CallResult<'bill'>['data'][number]

export function presentBillLine(row: BillRow): BillLine {
  return {
    id: String(row.number),
    time: Number(row.time),
    cause: row.reason as BillLine['cause'],
    causeId: row.cause_id,
    amount: formatMoney(moneyFromMicros(row.cash_change)),
    salary: formatMoney(moneyFromMicros(row.salary_change)),
    balanceAfter: formatMoney(moneyFromMicros(row.cash_after)),
  }
}
