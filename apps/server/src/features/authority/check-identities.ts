// Identities that are called verified and were not verified by anybody: rows without a seal.

import type { Queryable } from '../../platform/database.ts'
import type { RowSeal } from '../../platform/row-seal.ts'
import { findUnsealedCases } from '../identity/public.ts'

export async function checkIdentities(
  database: Queryable,
  rowSeal: RowSeal,
  signal?: AbortSignal,
): Promise<readonly string[]> {
  const cases = await findUnsealedCases({ database, rowSeal }, signal)
  return cases.map(
    ({ id, userId }) => `identity_case: the server did not verify ${id} of ${userId}`,
  )
}
