// The lock of trading stands in the engine: there it also reaches orders that wait (TR-12.4).

import type { CustomerLockReason } from '@fairtick/wire/admin/lock-flags'
import { addToInbox } from '../../engine/commands/inbox.ts'
import type { Queryable } from '../../platform/database.ts'
import { randomId } from '../../platform/random-id.ts'
import type { RowSeal } from '../../platform/row-seal.ts'
import { ALTERED, loadLock } from './store.ts'

type TradingLock = {
  readonly accountIds: readonly string[]
  readonly reason: CustomerLockReason | undefined
  readonly timeMs: number
}

/** Asks the engine to lock these accounts, or without a reason to open them, after the commit. */
export async function askTradingLock(
  tx: Queryable,
  rowSeal: RowSeal,
  { accountIds, reason, timeMs }: TradingLock,
): Promise<void> {
  for (const accountId of accountIds) {
    const command = { kind: 'set-trading-lock', accountId, reason } as const
    await addToInbox(tx, rowSeal, { cause: `trading-lock:${randomId()}`, command, timeMs })
  }
}

/** An account that opens for a user who is locked already is locked as well. */
export async function lockOpenedAccount(
  tx: Queryable,
  rowSeal: RowSeal,
  opened: { readonly userId: string; readonly accountId: string; readonly timeMs: number },
): Promise<void> {
  const { userId, accountId, timeMs } = opened
  const found = await loadLock(tx, rowSeal, userId, 'trading')
  if (found === undefined) return
  const reason = found === ALTERED ? 'security_review' : found
  await askTradingLock(tx, rowSeal, { accountIds: [accountId], reason, timeMs })
}
