// Wire calls of deposits.

import { type Handlers, NOT_FOUND } from '@fairtick/wire/handler'
import { answerPage, pagingOf } from '../../platform/list-page.ts'
import { loadAccount } from '../account/public.ts'
import { cancelDeposit } from './cancel-deposit.ts'
import type { DepositDependencies } from './dependencies.ts'
import { presentDeposit } from './present-deposit.ts'
import { listDeposits } from './store.ts'
import { submitDeposit } from './submit-deposit.ts'

type DepositCalls =
  | 'depositMethods'
  | 'depositMethod'
  | 'submitDeposit'
  | 'cancelDeposit'
  | 'deposits'

export function depositRoutes(dependencies: DepositDependencies): Handlers<DepositCalls> {
  const { database, methods, findStop } = dependencies
  return {
    depositMethods: async () => {
      const open = [...methods.values()].filter(({ isOpen }) => isOpen)
      const stop = await findStop(database)
      return { methods: open.map(({ wire }) => wire), stop: stop ?? null }
    },
    depositMethod: async ({ query }) => {
      const method = methods.get(query.id)
      return method ? { method: method.wire } : NOT_FOUND
    },
    submitDeposit: ({ body }, context) => submitDeposit(dependencies, body, context),
    cancelDeposit: ({ body }, context) => cancelDeposit(dependencies, body.id, context),
    deposits: async ({ query }, { caller, account }) => {
      const { id } = await loadAccount(database, caller.userId, account)
      const { status, from, to } = query
      const paging = pagingOf(query)
      const found = await listDeposits(database, id, { status, from, to, ...paging })
      return answerPage(paging, found, found.rows.map(presentDeposit))
    },
  }
}
