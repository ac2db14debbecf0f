// Routes of the market and of what is traded on it, copying included.

import type { Instrument } from '@fairtick/core/market/instrument'
import type { EnginePort } from '../engine/engine-port.ts'
import type { ReadOpenAccount } from '../features/account/public.ts'
import type { OperatorTerms } from '../features/changes/public.ts'
import type { NextRollover } from '../features/content/public.ts'
import type { PresentContract } from '../features/contracts/public.ts'
import { contractRoutes } from '../features/contracts/routes.ts'
import type { LeaderNames, PresentCopy } from '../features/copying/public.ts'
import { leaderGate } from '../features/copying/public.ts'
import { copyingRoutes } from '../features/copying/routes.ts'
import { openSheetGate } from '../features/cost-sheets/public.ts'
import { costSheetRoutes } from '../features/cost-sheets/routes.ts'
import { type Catalogue, createSparkLines, type MarketChanges } from '../features/market/public.ts'
import { marketRoutes } from '../features/market/routes.ts'
import { optionDetailFinder, type PresentOption } from '../features/options/public.ts'
import { optionRoutes } from '../features/options/routes.ts'
import type { Bus } from '../platform/bus.ts'
import type { Clock } from '../platform/clock.ts'
import type { Database } from '../platform/database.ts'
import type { RowSeal } from '../platform/row-seal.ts'
import type { MarketFacts } from './market-facts.ts'

export type TradeParts = {
  readonly database: Database
  readonly bus: Bus
  readonly clock: Clock
  readonly engine: Pick<EnginePort, 'ask' | 'now'>
  readonly market: Pick<MarketFacts, 'kind' | 'originsOf' | 'unverified'>
  readonly catalogue: Catalogue
  readonly instruments: ReadonlyMap<string, Instrument>
  readonly rowSeal: RowSeal
  readonly marketChanges: MarketChanges
  readonly nextRollover: NextRollover
  readonly terms: Pick<OperatorTerms, 'constantsOf' | 'jurisdiction'>
}

export type TradeLooks = {
  readonly presentOption: PresentOption
  readonly presentContract: PresentContract
  readonly readOpenAccount: ReadOpenAccount
  readonly presentCopy: PresentCopy
  readonly leaderNames: LeaderNames
}

/** The market and what is traded on it. */
export function tradeRoutes(parts: TradeParts, looks: TradeLooks) {
  const { database, bus, clock, engine, instruments } = parts
  const { jurisdiction } = parts.terms
  const { presentOption, presentContract, readOpenAccount, leaderNames } = looks
  const sheets = openSheetGate({
    ...{ database, nowMs: engine.now },
    terms: () => ({ instruments: [...instruments.values()], jurisdiction: jurisdiction() }),
  })
  const options = optionRoutes({
    jurisdiction,
    ...{ database, bus, ask: engine.ask, now: engine.now, instruments, readOpenAccount },
    presentOption,
  })
  const contracts = contractRoutes({
    ...{ database, bus, ask: engine.ask, now: engine.now, instruments, readOpenAccount },
    ...{ presentContract, jurisdiction },
    nextRollover: () => parts.nextRollover(engine.now()),
    findOptionDetail: optionDetailFinder(database, presentOption, instruments),
    learnLeaders: leaderNames.learn,
  })
  const copying = copyingRoutes({
    ...{ ...looks, ...leaderGate(parts), database, ask: engine.ask, now: engine.now },
    constantsOf: () => [...instruments.keys()].map(parts.terms.constantsOf),
    jurisdiction,
  })
  return {
    ...marketRoutes({
      database,
      bus,
      instruments: parts.catalogue.instruments,
      constantsOf: parts.terms.constantsOf,
      jurisdiction,
      sparkLines: createSparkLines(database, clock, parts.catalogue.instruments),
      now: engine.now,
      changes: parts.marketChanges,
      source: parts.market.kind,
      originsOf: parts.market.originsOf,
      unverified: parts.market.unverified,
    }),
    ...{ ...options, ...contracts, ...copying, ...costSheetRoutes(sheets) },
    openContract: sheets.guard('contract', contracts.openContract),
    buyOption: sheets.guard('option', options.buyOption),
    followLeader: sheets.guard('copying', copying.followLeader),
  }
}
