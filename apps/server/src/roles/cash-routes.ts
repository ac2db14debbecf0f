// The calls of money in and out.

import type { EnginePort } from '../engine/engine-port.ts'
import type { ReadOpenAccount } from '../features/account/public.ts'
import type { OperatorTerms } from '../features/changes/public.ts'
import { depositRoutes } from '../features/deposits/routes.ts'
import { loadLock } from '../features/locks/public.ts'
import { findDepositStop } from '../features/reserves/public.ts'
import { salaryWithdrawalRoutes } from '../features/salary/routes.ts'
import {
  type CheckPreconditions,
  createSubmitWithdrawal,
  termsUnderRules,
  type WithdrawalViewContext,
} from '../features/withdrawals/public.ts'
import { withdrawalRoutes } from '../features/withdrawals/routes.ts'
import type { AccountEvent } from '../platform/bus-topics.ts'
import type { Database } from '../platform/database.ts'
import type { RowSeal } from '../platform/row-seal.ts'
import type { ReconciliationMonitor } from './reconciliation-monitor.ts'

export type CashParts = {
  readonly database: Database
  readonly engine: Pick<EnginePort, 'ask'>
  readonly terms: OperatorTerms
  readonly books: Pick<ReconciliationMonitor, 'areClean'>
  readonly rowSeal: RowSeal
}

export type CashDoors = {
  readonly nowMs: () => number
  readonly publish: (events: readonly AccountEvent[]) => void
  readonly readOpenAccount: ReadOpenAccount
  readonly withdrawalView: WithdrawalViewContext
  readonly checkPreconditions: CheckPreconditions
}

export function cashRoutes(
  { database, engine, terms, books, rowSeal }: CashParts,
  doors: CashDoors,
) {
  const { nowMs, publish, readOpenAccount, withdrawalView, checkPreconditions } = doors
  const withdrawal = {
    ...{ ...withdrawalView, database, ask: engine.ask, readOpenAccount, checkPreconditions },
    terms: () => termsUnderRules(terms.jurisdiction(), terms.mode, terms.moneyTerms().withdrawals),
    ...{ areBooksClean: books.areClean, rowSeal },
    findLock: (userId: string) => loadLock(database, rowSeal, userId, 'withdrawals'),
  }
  return {
    ...depositRoutes({
      ...{ database, methods: terms.depositMethods, nowMs, publish, rowSeal },
      findLock: (tx, userId) => loadLock(tx, rowSeal, userId, 'deposits'),
      findStop: (tx) => findDepositStop(tx, { mode: terms.mode, rowSeal, nowMs }),
    }),
    ...withdrawalRoutes(withdrawal),
    ...salaryWithdrawalRoutes(createSubmitWithdrawal(withdrawal)),
  }
}
