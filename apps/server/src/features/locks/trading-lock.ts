// The lock of trading stands in the engine: there it also reaches orders that wait (TR-12.4).

import type { LockReason } from '@fairtick/wire/admin/lock-flags'
import { addToInbox } from '../../engine/commands/inbox.ts'
import type { Queryable } from '../../platform/database.ts'
import { randomId } from '../../platform/random-id.ts'
import { loadLock } from './store.ts'

/** Asks the engine to lock these accounts, or without a reason to open them, after the commit. */
export async function askTradingLock(
  tx: Queryable,
  accountIds: readonly string[],
  reason: LockReason | undefined,
  nowMs: number,
): Promise<void> {
  for (const accountId of accountIds) {
    const command = { kind: 'set-trading-lock', accountId, reason } as const
    await addToInbox(tx, { cause: `trading-lock:${randomId()}`, command }, nowMs)
  }
}

/** An account that opens for a user who is locked already is locked as well. */
export async function lockOpenedAccount(
  tx: Queryable,
  { userId, accountId }: { readonly userId: string; readonly accountId: string },
  nowMs: number,
): Promise<void> {
  const reason = await loadLock(tx, userId, 'trading')
  if (reason !== undefined) await askTradingLock(tx, [accountId], reason, nowMs)
}
