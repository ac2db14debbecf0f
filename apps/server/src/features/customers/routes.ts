// Wire calls of the back office about customers.

import type { AdminHandlers } from '@fairtick/wire/admin/handler'
import type { CustomerDependencies } from './dependencies.ts'
import { findCustomers } from './find-customers.ts'
import { endUserSessions, lockUser, unlockUser } from './lock-customer.ts'
import { readCustomer } from './read-customer.ts'
import {
  answered,
  NOTHING,
  pagingIn,
  readContracts,
  readOptions,
  readPayoutMethods,
  readPositions,
  readProfile,
  readSalary,
  readSecurity,
  readTeam,
} from './read-sections.ts'
import { createViewLimit } from './view-limit.ts'
import { createViewSection, type ViewSection } from './view-section.ts'

type Acts = 'users' | 'user' | 'endUserSessions' | 'lockUser' | 'unlockUser'

type Sections =
  | 'userProfile'
  | 'userSecurity'
  | 'userFigures'
  | 'userPositions'
  | 'userContracts'
  | 'userOptions'
  | 'userDeposits'
  | 'userWithdrawals'
  | 'userPayoutMethods'
  | 'userMessages'
  | 'userLimits'
  | 'userTeam'
  | 'userSalary'
  | 'userMoneyChanges'

export function customerRoutes(dependencies: CustomerDependencies): AdminHandlers<Acts | Sections> {
  const limit = createViewLimit(dependencies.viewsPerMinute, dependencies.nowMs)
  return {
    users: ({ query }, context) => findCustomers(dependencies, query, context, limit),
    user: ({ query }, context) => readCustomer(dependencies, query.id, context, limit),
    endUserSessions: ({ body }, context) => endUserSessions(dependencies, body, context),
    lockUser: ({ body }, context) => lockUser(dependencies, body, context),
    unlockUser: ({ body }, context) => unlockUser(dependencies, body, context),
    ...sectionRoutes(dependencies, createViewSection(dependencies, limit)),
  }
}

function sectionRoutes(
  dependencies: CustomerDependencies,
  view: ViewSection,
): AdminHandlers<Sections> {
  const { screens } = dependencies
  const { ofPerson, ofAccount } = view
  return {
    userProfile: ({ query }, context) =>
      ofPerson('profile', { query, context }, () => readProfile(dependencies.database, query.id)),
    userSecurity: ({ query }, context) =>
      ofPerson('security', { query, context }, (own) => readSecurity(screens, own)),
    userFigures: ({ query }, context) =>
      ofAccount('figures', { query, context }, async (own) =>
        answered(await screens.accountSummary(NOTHING, own)),
      ),
    userPositions: ({ query }, context) =>
      ofAccount('positions', { query, context }, (own) => readPositions(dependencies, query, own)),
    userContracts: ({ query }, context) =>
      ofAccount('contracts', { query, context }, (own) => readContracts(screens, query, own)),
    userOptions: ({ query }, context) =>
      ofAccount('options', { query, context }, (own) => readOptions(screens, query, own)),
    userDeposits: ({ query }, context) =>
      ofAccount('deposits', { query, context }, async (own) =>
        answered(await screens.deposits({ query: pagingIn(query), body: {} }, own)),
      ),
    userWithdrawals: ({ query }, context) =>
      ofAccount('withdrawals', { query, context }, async (own) =>
        answered(await screens.withdrawals({ query: pagingIn(query), body: {} }, own)),
      ),
    userPayoutMethods: ({ query }, context) =>
      ofPerson('payout_methods', { query, context }, (own) => readPayoutMethods(screens, own)),
    userMessages: ({ query }, context) =>
      ofPerson('messages', { query, context }, async (own) =>
        answered(await screens.messages({ query: pagingIn(query), body: {} }, own)),
      ),
    userLimits: ({ query }, context) =>
      ofPerson('limits', { query, context }, async (own) =>
        answered(await screens.limits(NOTHING, own)),
      ),
    userTeam: ({ query }, context) =>
      ofAccount('team', { query, context }, (own) => readTeam(screens, query, own)),
    userSalary: ({ query }, context) =>
      ofAccount('salary', { query, context }, (own) => readSalary(screens, query, own)),
    userMoneyChanges: ({ query }, context) =>
      ofAccount('money_changes', { query, context }, async (own) =>
        answered(await screens.moneyChanges({ query: pagingIn(query), body: {} }, own)),
      ),
  }
}
