// Whether feed, engine, jobs and books are well, for who runs the installation.

import type { BooksState, OperationState } from '@fairtick/wire/admin/live'
import type { Bus } from '../../platform/bus.ts'
import type { Queryable } from '../../platform/database.ts'
import type { Cover } from '../reserves/public.ts'
import type { JobReport } from './job-board.ts'
import { countWaiting } from './store.ts'

type HouseState = { readonly operation: OperationState; readonly books: BooksState }

type HouseParts = {
  readonly database: Queryable
  readonly bus: Pick<Bus, 'ask'>
  readonly readJobs: () => Promise<JobReport>
  readonly books: { readonly areClean: () => boolean }
  readonly findCover: () => Promise<Pick<Cover, 'state'> | undefined>
  /** Where the prices come from. */
  readonly marketSource: string
  /** Why the engine takes nothing; undefined: it does. */
  readonly engineProblem: () => string | undefined
}

/** The job by which the books are compared with their postings. */
export const RECONCILIATION_JOB = 'reconciliation'

export async function readHouseState(parts: HouseParts): Promise<HouseState> {
  const { database, bus, readJobs, books, findCover, marketSource, engineProblem } = parts
  const { instruments } = await bus.ask('market.snapshot', {})
  const { jobs } = await readJobs()
  const compared = jobs.find(({ name }) => name === RECONCILIATION_JOB)
  return {
    operation: {
      feed: {
        ...{ source: marketSource, instruments: instruments.length },
        stale: instruments.filter(({ status }) => status === -1).map(({ symbol }) => symbol),
      },
      engine: { problem: engineProblem() ?? null, ...(await countWaiting(database)) },
      failedJobs: jobs.filter(({ lastResult }) => lastResult === 'failed').map(({ name }) => name),
    },
    books: {
      isClean: books.areClean(),
      checkedTime: compared?.lastResult === 'done' ? compared.lastEnd : null,
      cover: (await findCover())?.state ?? null,
    },
  }
}
