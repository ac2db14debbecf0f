// A leader takes a post back: its text goes, the row with its price and time stays for everybody.

import { type AccountContext, type Declined, NOT_FOUND } from '@fairtick/wire/handler'
import { loadAccount } from '../account/public.ts'
import type { SignalDependencies } from './dependencies.ts'
import type { PresentedSignal } from './present-signal.ts'
import { readSignal } from './read-signals.ts'
import { endSignal, isSealedSignal } from './sealed-signal.ts'
import { lockSignal, updateEnded } from './signal-store.ts'

/** Possible under every gate, and for who leads no more. */
export async function withdrawSignal(
  dependencies: SignalDependencies,
  id: string,
  context: AccountContext,
): Promise<PresentedSignal | Declined> {
  const { database, rowSeal, nowMs } = dependencies
  const { id: accountId } = await loadAccount(database, context.caller.userId, context.account)
  const isTheirs = await database.transaction(async (tx) => {
    const signal = await lockSignal(tx, id)
    if (signal?.accountId !== accountId || !isSealedSignal(rowSeal, signal)) return false
    if (signal.status !== 'shown') return signal.status === 'withdrawn'
    const end = { status: 'withdrawn', endedMs: nowMs(), reason: null } as const
    await updateEnded(tx, endSignal(rowSeal, signal, end))
    return true
  })
  return isTheirs ? await readSignal(dependencies, id, context) : NOT_FOUND
}
