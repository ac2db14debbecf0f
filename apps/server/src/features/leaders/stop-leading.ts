// Ending somebody's leading, by themselves or by the office: the engine is asked by a row, opens
// nothing more for followers and goes on closing what they have (decision 0077).

import type { LeadingTerms } from '@fairtick/core/copy/follow'
import { moneyFromMicros } from '@fairtick/core/numbers/money'
import type { CallResult } from '@fairtick/wire/api-contract'
import { type AccountContext, type Declined, NOT_FOUND } from '@fairtick/wire/handler'
import type { LeaderStopReason } from '@fairtick/wire/leader-rules'
import { addToInbox } from '../../engine/commands/inbox.ts'
import type { Queryable } from '../../platform/database.ts'
import { randomId } from '../../platform/random-id.ts'
import type { RowSeal } from '../../platform/row-seal.ts'
import { loadAccount } from '../account/public.ts'
import type { LeaderDependencies } from './dependencies.ts'
import { type LeaderRow, lockLeaderOf, updateLeader } from './leader-store.ts'
import { readLeading } from './read-leading.ts'
import { type NewApplication, sealLeader } from './sealed-leader.ts'

/** Possible under every gate. */
export async function stopLeading(
  dependencies: LeaderDependencies,
  { caller: { userId }, account }: AccountContext,
): Promise<CallResult<'leading'> | Declined> {
  const { database, rowSeal, nowMs } = dependencies
  const { id } = await loadAccount(database, userId, account)
  const isStopped = await database.transaction(async (tx) => {
    const leader = await lockLeaderOf(tx, id)
    if (leader === undefined || leader.stoppedMs !== null) return false
    await stopLeader({ tx, rowSeal, nowMs: nowMs() }, leader, 'own')
    return true
  })
  if (!isStopped) return NOT_FOUND
  dependencies.onWaiting()
  return await readLeading(dependencies, { userId, account })
}

type Write = { readonly tx: Queryable; readonly rowSeal: RowSeal; readonly nowMs: number }

/** The caller has locked the row of one who leads. */
export async function stopLeader(
  { tx, rowSeal, nowMs }: Write,
  leader: LeaderRow,
  stopReason: LeaderStopReason | 'own',
): Promise<void> {
  const stopped = { ...leader, stoppedMs: nowMs, stopReason }
  await updateLeader(tx, { ...stopped, seal: sealLeader(rowSeal, stopped) })
  await askLeading({ tx, rowSeal, nowMs }, leader.accountId, undefined)
}

/** By a row of the engine's inbox; without terms nobody can follow any more. */
export async function askLeading(
  { tx, rowSeal, nowMs: timeMs }: Write,
  accountId: string,
  terms: LeadingTerms | undefined,
): Promise<void> {
  const command = { kind: 'set-leading', accountId, terms } as const
  await addToInbox(tx, rowSeal, { cause: `leading:${randomId()}`, command, timeMs })
}

export function leadingTermsOf({
  profitShare,
  maxFollowers,
  maxCopied,
}: Pick<NewApplication, 'profitShare' | 'maxFollowers' | 'maxCopied'>): LeadingTerms {
  return { profitShare, maxFollowers, maxCopied: moneyFromMicros(maxCopied) }
}
