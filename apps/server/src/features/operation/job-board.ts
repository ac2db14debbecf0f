// How the jobs went since the start: they note it themselves, the back office looks at it.

import type { AdminCallResult } from '@fairtick/wire/admin/api-contract'

export type JobStatus = AdminCallResult<'jobs'>['jobs'][number]

export type JobReport = { readonly startedMs: number; readonly jobs: readonly JobStatus[] }

export type JobBoard = {
  /** Wraps the work of a job, so that each of its runs is noted. */
  readonly watch: (
    name: string,
    everyMs: number,
    work: () => Promise<unknown>,
  ) => () => Promise<unknown>
  readonly report: () => JobReport
}

export function createJobBoard(nowMs: () => number): JobBoard {
  const jobs = new Map<string, JobStatus>()
  const startedMs = nowMs()
  return {
    watch: (name, everyMs, work) => {
      const begun: JobStatus = {
        ...{ name, everyMs, runs: 0, failures: 0, isRunning: false },
        ...{ lastStart: null, lastEnd: null, lastResult: null, nextStart: null },
      }
      jobs.set(name, begun)
      const change = (by: Partial<JobStatus>) =>
        jobs.set(name, { ...(jobs.get(name) ?? begun), ...by })
      return async () => {
        const lastStart = nowMs()
        change({ isRunning: true, lastStart, nextStart: null })
        try {
          const result = await work()
          change({ lastResult: 'done' })
          return result
        } catch (error) {
          change({ lastResult: 'failed', failures: (jobs.get(name)?.failures ?? 0) + 1 })
          throw error
        } finally {
          const runs = (jobs.get(name)?.runs ?? 0) + 1
          const lastEnd = nowMs()
          change({ isRunning: false, runs, lastEnd, nextStart: lastStart + everyMs })
        }
      }
    },
    report: () => ({ startedMs, jobs: [...jobs.values()] }),
  }
}
