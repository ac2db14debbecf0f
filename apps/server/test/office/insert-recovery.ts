// For tests: help with a lost account that was asked for and waits for the office.

import { insertRecovery, markTold } from '@fairtick/server/features/recovery/recovery-store'
import { type NewRecovery, sealRecovery } from '@fairtick/server/features/recovery/sealed-recovery'
import type { Queryable } from '@fairtick/server/platform/database'
import { TEST_ROW_SEAL } from '@fairtick/server/test/row-seal'

type Asked = { readonly id: string; readonly userId: string; readonly nowMs: number }

/** From an address called after it, by who knows the password. */
export async function insertRecoveryOf(database: Queryable, asked: Asked): Promise<void> {
  const { id, userId, nowMs } = asked
  const request: NewRecovery = {
    ...{ id, userId, contact: `${id.toLowerCase()}@reach.example`, note: '', askedMs: nowMs },
    ...{ lost: ['email', 'factor'], isPasswordRight: true },
    ...{ isOwnAddress: false, isKnownBrowser: false },
  }
  // Whoever registered has one, by which they invite others.
  await database.query(
    'INSERT INTO invitation (code, user_id, created_time) VALUES ($1, $1, 1) ON CONFLICT DO NOTHING',
    [userId],
  )
  await insertRecovery(database, { ...request, seal: sealRecovery(TEST_ROW_SEAL, request) })
  await markTold(database, id, nowMs)
}
