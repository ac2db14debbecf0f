// Wire calls of withdrawals.

import {
  type AccountContext,
  type Declined,
  type Handlers,
  NOT_FOUND,
} from '@fairtick/wire/handler'
import { answerPage, pagingOf } from '../../platform/list-page.ts'
import { type AccountRow, loadAccount } from '../account/public.ts'
import { cancelWithdrawal } from './cancel-withdrawal.ts'
import { certificateOf } from './certificate.ts'
import type { WithdrawalDependencies } from './dependencies.ts'
import { presentWithdrawal } from './present-withdrawal.ts'
import { readTerms } from './read-terms.ts'
import { listWithdrawals, loadWithdrawal } from './store.ts'
import { createSubmitWithdrawal } from './submit-withdrawal.ts'

type WithdrawalCalls =
  | 'withdrawalTerms'
  | 'withdrawToWallet'
  | 'withdrawToBank'
  | 'cancelWithdrawal'
  | 'withdrawals'
  | 'withdrawalCertificate'

export function withdrawalRoutes(dependencies: WithdrawalDependencies): Handlers<WithdrawalCalls> {
  const { database } = dependencies
  const submit = createSubmitWithdrawal(dependencies)
  const ofAccount = async <Result>(
    { caller, account }: AccountContext,
    work: (account: AccountRow) => Promise<Result>,
  ): Promise<Result | Declined> => {
    return await work(await loadAccount(database, caller.userId, account))
  }
  return {
    withdrawalTerms: ({ query }, context) =>
      ofAccount(context, (account) => readTerms(dependencies, account, query.method, context)),
    withdrawToWallet: ({ body }, context) =>
      submit(
        { ...body, method: 'wallet', from: 'cash', walletId: body.walletId, otp: body.otp },
        context,
      ),
    withdrawToBank: ({ body }, context) =>
      submit(
        { ...body, method: 'bank', from: 'cash', walletId: undefined, otp: body.otp },
        context,
      ),
    cancelWithdrawal: ({ body }, context) => cancelWithdrawal(dependencies, body.id, context),
    withdrawals: ({ query }, context) =>
      ofAccount(context, async (account) => {
        const { type, status, from, to } = query
        const paging = pagingOf(query)
        const filter = { type, status, from, to, ...paging }
        const found = await listWithdrawals(database, account.id, filter)
        const data = found.rows.map((one) => presentWithdrawal(one, dependencies))
        return answerPage(paging, found, data)
      }),
    withdrawalCertificate: ({ query }, context) =>
      ofAccount(context, async (account) => {
        const withdrawal = await loadWithdrawal(database, query.id)
        if (withdrawal?.accountId !== account.id) return NOT_FOUND
        return certificateOf(withdrawal, dependencies, context.language)
      }),
  }
}
