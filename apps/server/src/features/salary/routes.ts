// Wire calls about salary.

import { declinedByEngine, type Handlers } from '@fairtick/wire/handler'
import type { Ask } from '../../engine/engine-port.ts'
import type { Database } from '../../platform/database.ts'
import { answerPage, pagingOf } from '../../platform/list-page.ts'
import { loadAccount, readSummary, type SummarySettings } from '../account/public.ts'
import { readReceivedShares } from '../copying/public.ts'
import type { SubmitWithdrawal } from '../withdrawals/public.ts'
import { loadToday } from './operator-day.ts'
import { presentBillLine } from './present-bill-line.ts'
import { presentPayroll, presentSalaryParts } from './present-payroll.ts'
import { settleSalary } from './settle-salary.ts'
import { listBill, listPayroll, sumSalaryParts } from './store.ts'

export type SalaryDependencies = SummarySettings & {
  readonly database: Database
  readonly ask: Ask
}

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
      const { id } = await loadAccount(database, userId, account)
      const outcome = await settleSalary(ask, { accountId: id, amount: body.amount }, key)
      if (outcome.kind === 'refused') return declinedByEngine(outcome)
      return await readSummary(dependencies, id)
    },
    payrollRecords: async ({ body }, { caller: { userId }, account }) => {
      const paging = pagingOf(body)
      const { id } = await loadAccount(database, userId, account)
      const found = await listPayroll(database, id, paging)
      const today = await loadToday(database, operatorTimeZone)
      const page = answerPage(
        paging,
        found,
        found.rows.map((row) => presentPayroll(row, today)),
      )
      // Whoever pages on has them: all that ever was is not summed again for each page.
      const isFirst = paging.page === 1 && paging.after === undefined
      const parts = isFirst ? await sumSalaryParts(database, id) : undefined
      return { ...page, salary: parts ? presentSalaryParts(parts) : null }
    },
    bill: async ({ body }, { caller: { userId }, account }) => {
      const { type, from, to } = body
      const paging = pagingOf(body)
      const { id } = await loadAccount(database, userId, account)
      const found = await listBill(database, id, { type, from, to, ...paging })
      const shares = await readReceivedShares(database, id, found.rows)
      return answerPage(
        paging,
        found,
        found.rows.map((row) => presentBillLine(row, shares)),
      )
    },
  }
}
