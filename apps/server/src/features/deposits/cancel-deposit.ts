// A customer takes back a deposit that nobody has approved (TR-7).

import { type AccountContext, type Declined, NOT_FOUND } from '@fairtick/wire/handler'
import type { DepositRecord } from '@fairtick/wire/socket/frames'
import { loadAccount } from '../account/public.ts'
import type { DepositDependencies } from './dependencies.ts'
import { depositEvent, presentDeposit } from './present-deposit.ts'
import { runIdempotent } from './run-idempotent.ts'
import { isOpen, lockDeposit, updateCancelled } from './store.ts'

/** Never stopped by a lock: it only takes back what was asked. */
export async function cancelDeposit(
  dependencies: DepositDependencies,
  id: string,
  context: AccountContext,
): Promise<DepositRecord | Declined> {
  return await runIdempotent(dependencies, context, async (tx) => {
    const account = await loadAccount(tx, context.caller.userId, context.account)
    const deposit = await lockDeposit(tx, id)
    if (deposit?.accountId !== account.id || !isOpen(deposit)) return NOT_FOUND
    const cancelled = await updateCancelled(tx, id, dependencies.nowMs())
    return { record: presentDeposit(cancelled), event: depositEvent(cancelled) }
  })
}
