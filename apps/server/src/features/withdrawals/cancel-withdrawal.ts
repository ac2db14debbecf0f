// A customer takes back a withdrawal that nobody has approved; all of it comes back (TR-6.4).

import type { AccountContext, Declined } from '@fairtick/wire/handler'
import type { WithdrawalRecord } from '@fairtick/wire/socket/frames'
import { loadAccount } from '../account/public.ts'
import type { WithdrawalDependencies } from './dependencies.ts'
import { answerOf } from './submit-withdrawal.ts'

/** Never stopped by a gate (TR-12.4). */
export async function cancelWithdrawal(
  dependencies: WithdrawalDependencies,
  withdrawalId: string,
  { account, caller, key }: AccountContext,
): Promise<WithdrawalRecord | Declined> {
  const { id: accountId } = await loadAccount(dependencies.database, caller.userId, account)
  const command = { kind: 'cancel-withdrawal', accountId, withdrawalId } as const
  return await answerOf(dependencies, await dependencies.ask(command, key))
}
