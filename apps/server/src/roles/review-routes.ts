// The calls of the reviews of deposits, withdrawals, bank changes and links; what waits for them.

import type { InstallationMode } from '@fairtick/core/account/account-access'
import type { LiveQueue } from '@fairtick/wire/admin/live-queues'
import { loadWaitingChanges } from '../features/changes/public.ts'
import { loadWaitingChats } from '../features/chat/public.ts'
import { loadWaitingContents } from '../features/content/public.ts'
import { listDeposits, presentDeposit, sumWaitingDeposits } from '../features/deposits/public.ts'
import type { DepositReviewDependencies } from '../features/deposits/review/dependencies.ts'
import { loadWaiting as loadWaitingDeposits } from '../features/deposits/review/read-deposits.ts'
import { depositReviewRoutes } from '../features/deposits/review/routes.ts'
import type { IdentityReviewDependencies } from '../features/identity/review/dependencies.ts'
import { loadWaiting as loadWaitingIdentities } from '../features/identity/review/read-identities.ts'
import { identityReviewRoutes } from '../features/identity/review/routes.ts'
import { loadWaitingApplications } from '../features/leaders/application-store.ts'
import type { LeaderReviewDependencies } from '../features/leaders/review/dependencies.ts'
import { leaderReviewRoutes } from '../features/leaders/review/routes.ts'
import { loadWaitingLinks } from '../features/linked-accounts/public.ts'
import type { LinkReviewDependencies } from '../features/linked-accounts/review/dependencies.ts'
import { linkReviewRoutes } from '../features/linked-accounts/review/routes.ts'
import { loadBank } from '../features/payout-methods/public.ts'
import type { BankReviewDependencies } from '../features/payout-methods/review/dependencies.ts'
import { loadWaiting as loadWaitingBankChanges } from '../features/payout-methods/review/read-bank-changes.ts'
import { bankReviewRoutes } from '../features/payout-methods/review/routes.ts'
import type { RecoveryReviewDependencies } from '../features/recovery/review/dependencies.ts'
import { loadWaiting as loadWaitingRecoveries } from '../features/recovery/review/read-recoveries.ts'
import { recoveryReviewRoutes } from '../features/recovery/review/routes.ts'
import type { LoadMoneyHistory, LoadWaiting, SumWaiting } from '../features/reviews/public.ts'
import { loadWaitingSignals } from '../features/signals/public.ts'
import type { SignalReviewDependencies } from '../features/signals/review/dependencies.ts'
import { signalReviewRoutes } from '../features/signals/review/routes.ts'
import { loadWaitingRequests } from '../features/staff/public.ts'
import {
  countWaitingToBank,
  listWithdrawals,
  loadWaitingWithdrawals,
  presentWithdrawal,
  sumWaitingWithdrawals,
  type WithdrawalViewContext,
} from '../features/withdrawals/public.ts'
import type { WithdrawalReviewDependencies } from '../features/withdrawals/review/dependencies.ts'
import { withdrawalReviewRoutes } from '../features/withdrawals/review/routes.ts'

export type ReviewParts = Omit<
  DepositReviewDependencies &
    WithdrawalReviewDependencies &
    BankReviewDependencies &
    LinkReviewDependencies &
    RecoveryReviewDependencies &
    LeaderReviewDependencies &
    SignalReviewDependencies &
    IdentityReviewDependencies,
  'loadMoneyHistory' | 'countWaitingWithdrawals' | 'loadBankName'
>

export function reviewRoutes(parts: ReviewParts) {
  const loadMoneyHistory = moneyHistoryOf(parts.withdrawalView)
  return {
    ...depositReviewRoutes({ ...parts, loadMoneyHistory }),
    ...withdrawalReviewRoutes({ ...parts, loadMoneyHistory }),
    ...bankReviewRoutes({ ...parts, countWaitingWithdrawals: countWaitingToBank }),
    ...linkReviewRoutes(parts),
    ...recoveryReviewRoutes(parts),
    ...leaderReviewRoutes(parts),
    ...signalReviewRoutes(parts),
    ...identityReviewRoutes({
      ...parts,
      loadBankName: async (tx, userId) => (await loadBank(tx, userId))?.accountName,
    }),
  }
}

export function loadWaitingOf(mode: InstallationMode): Readonly<Record<LiveQueue, LoadWaiting>> {
  return {
    deposit: (database) => loadWaitingDeposits(database, mode),
    withdrawal: (database) => loadWaitingWithdrawals(database, mode),
    bank_change: loadWaitingBankChanges,
    account_link: loadWaitingLinks,
    identity: loadWaitingIdentities,
    recovery: loadWaitingRecoveries,
    leader: loadWaitingApplications,
    signal: loadWaitingSignals,
    chat: loadWaitingChats,
    change: loadWaitingChanges,
    role_request: loadWaitingRequests,
    content: loadWaitingContents,
  }
}

export function sumWaitingOf(mode: InstallationMode): Partial<Record<LiveQueue, SumWaiting>> {
  return {
    deposit: (database) => sumWaitingDeposits(database, mode),
    withdrawal: (database) => sumWaitingWithdrawals(database, mode),
  }
}

const ANY_TIME = { status: undefined, from: undefined, to: undefined }
const NEWEST = { ...ANY_TIME, page: 1, size: 10 } as const

function moneyHistoryOf(view: WithdrawalViewContext): LoadMoneyHistory {
  return async (tx, accountId) => {
    const deposits = await listDeposits(tx, accountId, NEWEST)
    const withdrawals = await listWithdrawals(tx, accountId, { ...NEWEST, type: undefined })
    return {
      deposits: deposits.rows.map(presentDeposit),
      withdrawals: withdrawals.rows.map((one) => presentWithdrawal(one, view)),
    }
  }
}
