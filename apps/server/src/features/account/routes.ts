// Wire calls about one trading account.

import { declinedByEngine, type Handlers, refused } from '@fairtick/wire/handler'
import type { Ask } from '../../engine/engine-port.ts'
import type { Database } from '../../platform/database.ts'
import { findAnswer } from '../../platform/idempotency.ts'
import { answerPage, pagingOf } from '../../platform/list-page.ts'
import { createAccountIds } from './account-ids.ts'
import { presentMoneyChange } from './present-money-change.ts'
import { readSummary, type SummarySettings } from './read-summary.ts'
import { resetPractice } from './reset-practice.ts'
import { listMoneyChanges } from './store.ts'

export type AccountDependencies = SummarySettings & {
  readonly database: Database
  readonly ask: Ask
  /** A deposit of the account waits: it is not flat (TR-12.1). */
  readonly hasPendingDeposit: (accountId: string) => Promise<boolean>
}

export function accountRoutes(
  dependencies: AccountDependencies,
): Handlers<'accountSummary' | 'moneyChanges' | 'resetPractice'> {
  const { database, ask } = dependencies
  const accountIdOf = createAccountIds(database)
  return {
    accountSummary: async (_, { caller, account }) =>
      await readSummary(dependencies, await accountIdOf(caller.userId, account)),
    moneyChanges: async ({ query }, { caller, account }) => {
      const { type, from, to } = query
      const paging = pagingOf(query)
      const id = await accountIdOf(caller.userId, account)
      const found = await listMoneyChanges(database, id, { type, from, to, ...paging })
      return answerPage(paging, found, found.rows.map(presentMoneyChange))
    },
    resetPractice: async (_, { caller, account, key }) => {
      const id = await accountIdOf(caller.userId, account)
      const isFirst = key === undefined || (await findAnswer(database, key)) === undefined
      if (isFirst && (await dependencies.hasPendingDeposit(id))) return refused('not_flat')
      const outcome = await resetPractice(ask, id, key)
      if (outcome.kind === 'refused') return declinedByEngine(outcome)
      return await readSummary(dependencies, id)
    },
  }
}
