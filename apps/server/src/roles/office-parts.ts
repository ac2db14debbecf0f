// The back office, put together.

import type { EnginePort } from '../engine/engine-port.ts'
import type { JobReport } from '../features/operation/public.ts'
import { createPasswordHasher } from '../platform/password-hasher.ts'
import type { Basis } from './basis.ts'
import { OFFICE_FOLDER } from './built-apps.ts'
import { describeOrigins, type MarketFacts } from './market-facts.ts'
import { type OfficeRole, startOfficeRole } from './office-role.ts'
import type { ReconciliationMonitor } from './reconciliation-monitor.ts'
import type { Slices } from './slices.ts'

type Parts = Basis & {
  readonly books: ReconciliationMonitor
  readonly engine: EnginePort
  readonly market: MarketFacts
}

export function startOffice(parts: Parts, slices: Slices): Promise<OfficeRole> {
  const { bus, engine, market, rowSeal } = parts
  return startOfficeRole({
    ...{ ...parts, ...slices.forOffice, screens: slices.handlers },
    ask: engine.ask,
    readJobs: async () => (await bus.ask('jobs.report', {})) as JobReport,
    ...{ marketSource: market.kind, engineProblem: engine.notReady },
    originOf: (symbol) => describeOrigins(market.originsOf(symbol)),
    hasher: createPasswordHasher(rowSeal, () => {}),
    officeFolder: OFFICE_FOLDER,
  })
}
