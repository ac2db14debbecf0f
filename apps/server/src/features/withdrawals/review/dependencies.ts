// What the review of withdrawals needs of the rest of the server.

import type { LoadMoneyHistory, ReviewDependencies } from '../../reviews/public.ts'
import type { WithdrawalOffice } from '../dependencies.ts'
import type { WithdrawalViewContext } from '../present-withdrawal.ts'

export type WithdrawalReviewDependencies = ReviewDependencies &
  WithdrawalOffice & {
    readonly withdrawalView: WithdrawalViewContext
    readonly loadMoneyHistory: LoadMoneyHistory
  }
