// Wire calls about how the installation runs; nothing here changes anything.

import { formatMoney } from '@fairtick/core/numbers/money'
import type { Instant } from '@fairtick/core/time/instant'
import type { operationCalls } from '@fairtick/wire/admin/calls/operation'
import type { AdminHandlers } from '@fairtick/wire/admin/handler'
import type { Calendar } from '../../platform/calendar.ts'
import type { Database } from '../../platform/database.ts'
import { answerPage, pagingOf } from '../../platform/list-page.ts'
import {
  loadChosenMode,
  loadModeConditions,
  type OperatorTerms,
  type ServerFacts,
} from '../changes/public.ts'
import { dateOfDay, loadToday } from '../salary/public.ts'
import type { RoleKey } from '../staff/public.ts'
import type { JobReport } from './job-board.ts'
import { countWaiting, listOwed, listPayrolls } from './store.ts'

/** Each kind of instant comes once a day. */
const NEXT_INSTANTS = 6

export type OperationDependencies = RoleKey & {
  readonly database: Database
  readonly nowMs: () => number
  readonly mode: 'practice' | 'live'
  readonly terms: Pick<OperatorTerms, 'depositMethods'>
  readonly server: ServerFacts
  readonly readJobs: () => Promise<JobReport>
  readonly calendar: Calendar
  /** Tape time. */
  readonly now: () => Instant
  readonly operatorTimeZone: string
  /** What was set at the start, without secrets. */
  readonly settings: readonly { readonly name: string; readonly value: string }[]
}

export function operationRoutes(
  dependencies: OperationDependencies,
): AdminHandlers<keyof typeof operationCalls> {
  const { database, mode, readJobs, operatorTimeZone } = dependencies
  return {
    mode: async () => {
      const { conditions } = await loadModeConditions(database, dependencies)
      const chosen = await loadChosenMode(dependencies)
      return { mode, chosen, conditions: [...conditions] }
    },
    jobs: async () => {
      const { startedMs, jobs } = await readJobs()
      return {
        ...{ time: dependencies.nowMs(), startedTime: startedMs },
        jobs: [...jobs],
        waiting: await countWaiting(database),
        calendar: upcoming(dependencies),
        timeZone: operatorTimeZone,
        settings: [...dependencies.settings],
      }
    },
    payrolls: async ({ query }) => {
      const paging = pagingOf(query)
      const found = await listPayrolls(database, paging)
      const today = await loadToday(database, operatorTimeZone)
      const presentDay = (row: {
        day: number
        members: number
        amount: (typeof found.rows)[0]['amount']
      }) => ({
        ...{ day: row.day, date: dateOfDay(today, row.day), members: row.members },
        amount: formatMoney(row.amount),
      })
      const data = found.rows.map((row) => ({ ...presentDay(row), paidTime: row.paidMs }))
      return {
        ...answerPage(paging, found, data),
        owed: (await listOwed(database)).map(presentDay),
      }
    },
  }
}

function upcoming({ calendar, now }: OperationDependencies) {
  const entries: { instant: ReturnType<Calendar['nextAfter']>['instant']; time: number }[] = []
  let at = now()
  while (entries.length < NEXT_INSTANTS) {
    const { instant, time } = calendar.nextAfter(at)
    entries.push({ instant, time })
    at = time
  }
  return entries
}
