// Wire calls of the back office about customers.

import type { AdminHandlers } from '@fairtick/wire/admin/handler'
import type { CustomerDependencies } from './dependencies.ts'
import { endUserSessions, lockUser, unlockUser } from './lock-customer.ts'
import { listCustomers, readCustomer } from './read-customer.ts'

export function customerRoutes(
  dependencies: CustomerDependencies,
): AdminHandlers<'users' | 'user' | 'endUserSessions' | 'lockUser' | 'unlockUser'> {
  return {
    users: ({ query }, context) => listCustomers(dependencies, query, context),
    user: ({ query }, context) => readCustomer(dependencies, query.id, context),
    endUserSessions: ({ body }, context) => endUserSessions(dependencies, body, context),
    lockUser: ({ body }, context) => lockUser(dependencies, body, context),
    unlockUser: ({ body }, context) => unlockUser(dependencies, body, context),
  }
}
