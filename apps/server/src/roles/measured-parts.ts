// What is measured of the records once a month, put together: who lost, and the public report.

import type { Instrument } from '@fairtick/core/market/instrument'
import type { Handlers } from '@fairtick/wire/handler'
import type { EnginePort } from '../engine/engine-port.ts'
import type { OperatorTerms } from '../features/changes/public.ts'
import { type LossShare, openLossShare } from '../features/loss-share/public.ts'
import { openPublicReport } from '../features/public-report/public.ts'
import { reportRoutes } from '../features/public-report/routes.ts'
import type { Config } from '../platform/config.ts'
import type { Database } from '../platform/database.ts'
import type { RowSeal } from '../platform/row-seal.ts'
import type { SliceJobs } from './jobs.ts'

export type Measured = {
  readonly losses: LossShare
  readonly handlers: Handlers<'report'>
  readonly load: () => Promise<unknown>
  readonly jobs: Pick<SliceJobs, 'measureLossShare' | 'measureReport'>
}

export type MeasuredParts = {
  readonly database: Database
  readonly instruments: ReadonlyMap<string, Instrument>
  readonly rowSeal: RowSeal
  readonly config: Pick<Config, 'calendar'>
  readonly terms: Pick<OperatorTerms, 'mode'>
  readonly engine: Pick<EnginePort, 'now'>
}

export function openMeasured(parts: MeasuredParts): Measured {
  const { config, terms, engine } = parts
  const operatorTimeZone = config.calendar.timeZone
  const settings = { ...parts, mode: terms.mode, operatorTimeZone, now: engine.now }
  const [losses, report] = [openLossShare(settings), openPublicReport(settings)]
  return {
    ...{ losses, handlers: reportRoutes(report) },
    load: () => Promise.all([losses.load(), report.load()]),
    jobs: { measureLossShare: losses.measure, measureReport: report.measure },
  }
}
