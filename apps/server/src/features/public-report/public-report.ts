// The public report: each month is measured once it has ended, kept for good, and shown (H4, H11).

import { MINUTE_MS } from '@fairtick/core/time/duration'
import { type Instant, instantFromMs } from '@fairtick/core/time/instant'
import type { CallResult } from '@fairtick/wire/api-contract'
import { zoneMonth } from '../../platform/calendar.ts'
import type { RowSeal } from '../../platform/row-seal.ts'
import type { Figures, Span } from './figures.ts'
import { measureMonth } from './measure-month.ts'
import type { OrderParts } from './measure-orders.ts'
import { presentMonth } from './present-report.ts'
import {
  isSealedReport,
  type MeasuredReport,
  type StoredReport,
  sealReport,
} from './sealed-report.ts'
import { findEntry, insertReport, listReports } from './store.ts'

export type PublicReportParts = OrderParts & {
  readonly rowSeal: RowSeal
  readonly mode: 'practice' | 'live'
  readonly operatorTimeZone: string
  readonly now: () => Instant
}

type Months = CallResult<'report'>['months']

export type PublicReport = {
  /** Newest first; another list whenever one is added. */
  readonly months: () => Months
  /** When the next one comes. */
  readonly nextMs: () => number
  /** Reads what was measured, in whichever process. */
  readonly load: () => Promise<void>
  /** Call it again and again: it measures each month that has ended, once. */
  readonly measure: () => Promise<void>
}

/** Two years of months. */
export const MONTHS_SHOWN = 24
/** So long after a month has begun, all that belongs to the one before is in its rows. */
const SETTLED_MS = 10 * MINUTE_MS

export function openPublicReport(parts: PublicReportParts): PublicReport {
  let loaded: readonly StoredReport[] = []
  let months: Months = []
  /** Once, also where a row that is not ours stands in the place of a report. */
  const measured = new Set<number>()
  const load = async () => {
    const stored = await listReports(parts.database, kindOf(parts), MONTHS_SHOWN)
    if (isSame(stored, loaded)) return
    loaded = stored
    const ours = stored.filter((report) => isSealedReport(parts.rowSeal, report))
    months = ours.map((report) => presentReport(parts, report))
  }
  return {
    months: () => months,
    nextMs: () => nextReportMs(parts),
    load,
    measure: async () => {
      await load()
      for (const span of await listEnded(parts)) {
        const { untilMs } = span
        if (measured.has(untilMs) || loaded.some((one) => one.untilMs === untilMs)) continue
        await measureSpan(parts, span)
        measured.add(untilMs)
      }
      await load()
    },
  }
}

function kindOf({ mode }: PublicReportParts): MeasuredReport['accountKind'] {
  return mode === 'live' ? 'real' : 'practice'
}

function isSame(some: readonly StoredReport[], others: readonly StoredReport[]): boolean {
  return (
    some.length === others.length && some.every(({ seal }, place) => seal === others[place]?.seal)
  )
}

function nextReportMs({ now, operatorTimeZone }: PublicReportParts): number {
  const at = now()
  const settled = zoneMonth(at, operatorTimeZone).start + SETTLED_MS
  return at < settled ? settled : zoneMonth(at, operatorTimeZone, -1).start + SETTLED_MS
}

/**
 * Months that have ended since the first entry of the journal, oldest first. One that was passed
 * over is made up for: what its rows say does not change, and nobody leaves a month out by a stop.
 */
async function listEnded(parts: PublicReportParts): Promise<readonly Span[]> {
  const { database, now, operatorTimeZone } = parts
  const first = await findEntry(database, 1n)
  if (first === undefined) return []
  const settled = instantFromMs(now() - SETTLED_MS)
  const spans: Span[] = []
  for (let before = 1; before <= MONTHS_SHOWN; before += 1) {
    const fromMs = zoneMonth(settled, operatorTimeZone, before).start
    const untilMs = zoneMonth(settled, operatorTimeZone, before - 1).start
    if (untilMs <= first.time) break
    spans.unshift({ fromMs, untilMs })
  }
  return spans
}

async function measureSpan(parts: PublicReportParts, span: Span): Promise<void> {
  const { database, rowSeal, now } = parts
  const accountKind = kindOf(parts)
  const figures = JSON.stringify(await measureMonth(parts, accountKind, span))
  const report = { accountKind, ...span, figures, measuredMs: now() }
  await insertReport(database, sealReport(rowSeal, report))
}

function presentReport({ operatorTimeZone }: PublicReportParts, report: StoredReport) {
  const { accountKind, fromMs, untilMs, measuredMs } = report
  return {
    month: zoneMonth(instantFromMs(fromMs), operatorTimeZone).name,
    ...{ accountKind, from: fromMs, until: untilMs, measured: measuredMs },
    ...presentMonth(JSON.parse(report.figures) as Figures),
  }
}
