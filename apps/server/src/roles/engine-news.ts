// What is committed, besides prices and what users are told: what stands for everyone, and that
// there is work for the jobs.

import type { TapeEntry } from '@fairtick/core/engine/record'
import type { CommittedGroup } from '../engine/commit/group-committer.ts'
import type { Engine } from '../engine/run/engine-host.ts'
import type { Bus } from '../platform/bus.ts'

const TERMS: ReadonlySet<TapeEntry['kind']> = new Set(['instrument', 'money-terms', 'jurisdiction'])

/** Publishes `terms`, `waiting`, and in `market` which constants are others now. */
export function publishEngineNews(
  engine: Pick<Engine, 'onCommitted'>,
  bus: Pick<Bus, 'publish'>,
): void {
  engine.onCommitted(({ tape, isTold }) => {
    if (isTold) bus.publish('waiting', { job: 'outbox' })
    const terms = tape.flatMap(({ entry }) => (TERMS.has(entry.kind) ? [entry] : []))
    if (terms.length > 0) publishTerms(terms, bus)
    if (!tape.some(isDayStart)) return
    bus.publish('waiting', { job: 'payroll' })
    bus.publish('waiting', { job: 'liabilities' })
  })
}

function publishTerms(entries: readonly TapeEntry[], bus: Pick<Bus, 'publish'>): void {
  bus.publish('terms', { entries })
  const symbols = entries.flatMap((entry) =>
    entry.kind === 'instrument' ? [entry.instrument.symbol] : [],
  )
  if (symbols.length > 0) bus.publish('market', { ticks: [], terms: symbols })
}

function isDayStart({ entry }: CommittedGroup['tape'][number]): boolean {
  return entry.kind === 'calendar' && entry.instant === 'day-start'
}
