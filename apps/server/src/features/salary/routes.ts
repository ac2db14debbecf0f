// Wire calls about salary.

import { declinedByEngine, type Handlers, refused } from '@fairtick/wire/handler'
import type { Ask } from '../../engine/engine-port.ts'
import type { Database } from '../../platform/database.ts'
import { loadAccount, readSummary, type SummarySettings } from '../account/public.ts'
import type { SubmitWithdrawal } from '../withdrawals/public.ts'
import { loadToday } from './operator-day.ts'
import { presentBillLine } from './present-bill-line.ts'
import { presentPayroll } from './present-payroll.ts'
import { settleSalary } from './settle-salary.ts'
import { listBill, listPayroll } from './store.ts'

export type SalaryDependencies = SummarySettings & {
  readonly database: Database
  readonly ask: Ask
}

const DEFAULT_PAGE_SIZE = 20

/** By the gates, terms and records of all withdrawals (TR-8.3). */
export function salaryWithdrawalRoutes(submit: SubmitWithdrawal): Handlers<'withdrawSalary'> {
  return {
    withdrawSalary: ({ body }, context) => {
      const { otp, walletId } = body
      return submit({ ...body, otp, walletId, from: 'salary' }, context)
    },
  }
}

export function salaryRoutes(
  dependencies: SalaryDependencies,
): Handlers<'settleSalary' | 'payrollRecords' | 'bill'> {
  const { database, ask, operatorTimeZone } = dependencies
  return {
    settleSalary: async ({ body }, { caller: { userId }, account, key }) => {
      if (account === 'real') return refused('practice_only')
      const { id } = await loadAccount(database, userId, account)
      const outcome = await settleSalary(ask, { accountId: id, amount: body.amount }, key)
      if (outcome.kind === 'refused') return declinedByEngine(outcome)
      const row = await loadAccount(database, userId, account)
      return await readSummary(database, dependencies, row)
    },
    payrollRecords: async ({ body }, { caller: { userId }, account }) => {
      if (account === 'real') return refused('practice_only')
      const { page = 1, size = DEFAULT_PAGE_SIZE } = body
      const { id } = await loadAccount(database, userId, account)
      const { rows, total } = await listPayroll(database, id, { page, size })
      const today = await loadToday(database, operatorTimeZone)
      return { data: rows.map((row) => presentPayroll(row, today)), page, size, total }
    },
    bill: async ({ body }, { caller: { userId }, account }) => {
      if (account === 'real') return refused('practice_only')
      const { type, from, to, page = 1, size = DEFAULT_PAGE_SIZE } = body
      const { id } = await loadAccount(database, userId, account)
      const { rows, total } = await listBill(database, id, { type, from, to, page, size })
      return { data: rows.map(presentBillLine), page, size, total }
    },
  }
}
