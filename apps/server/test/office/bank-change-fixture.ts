// For tests: a customer's bank account, and a change of it that waits.

import {
  insertBank,
  insertBankChange as insertChange,
} from '@fairtick/server/features/payout-methods/bank-store'
import type { Queryable } from '@fairtick/server/platform/database'
import { TEST_ROW_SEAL } from '@fairtick/server/test/row-seal'

export async function insertBankOf(database: Queryable, userId: string): Promise<void> {
  await insertBank(database, TEST_ROW_SEAL, { ...BANK, userId, changedMs: 1 })
}

type Change = { readonly id: string; readonly userId: string; readonly nowMs: number }

/** To a bank called after it, in place of one that waits. */
export async function insertBankChange(
  database: Queryable,
  { id, userId, nowMs }: Change,
): Promise<void> {
  const change = { ...BANK, id, userId, submittedMs: nowMs, bankName: `Bank ${id}` }
  await insertChange(database, TEST_ROW_SEAL, change)
}

const BANK = {
  ...{ bankWay: 'jp', accountName: 'HANA SATO', bankName: 'Bank', branchName: 'Branch' },
  ...{ branchNumber: '001', bankCode: '', cardNumber: '7654321', ifsc: '' },
}
