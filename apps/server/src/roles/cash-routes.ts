// The calls of money in and out.

import type { ReadOpenAccount } from '../features/account/public.ts'
import type { HouseTerms } from '../features/changes/public.ts'
import { depositRoutes } from '../features/deposits/routes.ts'
import { loadLock } from '../features/locks/public.ts'
import { salaryWithdrawalRoutes } from '../features/salary/routes.ts'
import {
  createSubmitWithdrawal,
  type PassGates,
  type WithdrawalLook,
} from '../features/withdrawals/public.ts'
import { withdrawalRoutes } from '../features/withdrawals/routes.ts'
import type { AccountEvent } from '../platform/bus-topics.ts'
import type { Database } from '../platform/database.ts'
import type { Books } from './books.ts'
import type { EngineRole } from './engine-role.ts'

export type CashParts = {
  readonly database: Database
  readonly role: EngineRole
  readonly terms: HouseTerms
  readonly books: Pick<Books, 'areClean'>
}

export type CashDoors = {
  readonly nowMs: () => number
  readonly publish: (events: readonly AccountEvent[]) => void
  readonly readOpenAccount: ReadOpenAccount
  readonly withdrawalLook: WithdrawalLook
  readonly passGates: PassGates
}

export function cashRoutes({ database, role, terms, books }: CashParts, doors: CashDoors) {
  const { nowMs, publish, readOpenAccount, withdrawalLook, passGates } = doors
  const withdrawal = {
    ...{ ...withdrawalLook, database, ask: role.engine.ask, readOpenAccount, passGates },
    terms: () => terms.moneyTerms().withdrawals,
    areBooksClean: books.areClean,
    findLock: (userId: string) => loadLock(database, userId, 'withdrawals'),
  }
  return {
    ...depositRoutes({
      ...{ database, methods: terms.depositMethods, nowMs, publish },
      findLock: (tx, userId) => loadLock(tx, userId, 'deposits'),
    }),
    ...withdrawalRoutes(withdrawal),
    ...salaryWithdrawalRoutes(createSubmitWithdrawal(withdrawal)),
  }
}
