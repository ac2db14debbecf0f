// One entry of the ledger as a line of the customer's bill: balance and salary side by side.

import { formatMoney, moneyFromMicros } from '@fairtick/core/numbers/money'
import type { CallResult } from '@fairtick/wire/api-contract'
import { type ReceivedShare, shareKey } from '../copying/public.ts'
import type { BillRow } from './store.ts'

type BillLine = CallResult<'bill'>['data'][number]

/** `shares`: of lines that are a follower's profit share, by their causes. */
export function presentBillLine(
  row: BillRow,
  shares: ReadonlyMap<string, ReceivedShare>,
): BillLine {
  const share = shares.get(shareKey(row.cause_id, row.part))
  const isShare = row.reason === 'profit-share-received'
  return {
    id: String(row.number),
    time: Number(row.time),
    cause: row.reason as BillLine['cause'],
    // The copy is the follower's: a leader is told of the own order that it follows.
    causeId: isShare ? (share?.leaderOrderId ?? '') : row.cause_id,
    amount: formatMoney(moneyFromMicros(row.cash_change)),
    salary: formatMoney(moneyFromMicros(row.salary_change)),
    balanceAfter: formatMoney(moneyFromMicros(row.cash_after)),
    share: isShare && share ? share.terms : null,
  }
}
