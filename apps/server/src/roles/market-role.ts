// The engine with the market that this installation belongs to.

import type { Instrument } from '@fairtick/core/market/instrument'
import { readSource } from '../engine/rows/installation-row.ts'
import { loadTapeTime } from '../engine/tape/tape-store.ts'
import { startDepthBoard } from '../features/market/public.ts'
import { createFrameKeeper } from '../features/tape/keep-frames.ts'
import type { ChosenSource } from '../feed/choose-source.ts'
import type { MarketSource } from '../feed/market-source.ts'
import { steppedClock } from '../platform/clock.ts'
import type { Basis } from './basis.ts'
import { type EngineRole, type EngineRoleParts, startEngineRole } from './engine-role.ts'
import { loadLastPrices, openSource } from './market-source.ts'

export type MarketRole = {
  readonly role: EngineRole
  readonly source: MarketSource
  /** Why it is this market. */
  readonly reason: string
}

/** Another market than the one that the configuration names. */
export type OpenMarket = (instruments: readonly Instrument[]) => ChosenSource

export async function startMarket(
  basis: Basis,
  openMarket: OpenMarket | undefined,
  leading: EngineRoleParts['leading'] = {},
): Promise<MarketRole> {
  const { config, database, bus, clock, log, terms } = basis
  const instruments = [...terms.instruments.values()]
  const belongsTo = await readSource(database)
  const { source, reason } =
    openMarket?.(instruments) ??
    (await openSource({
      mode: config.mode,
      market: config.market,
      clock: config.clock === 'stepped' && 'aheadMs' in clock ? steppedClock(clock) : clock,
      ...{ instruments, log, belongsTo },
      lastPrices: await loadLastPrices(database),
      tapeTimeMs: await loadTapeTime(database),
      dataFolder: config.dataFolder,
    }))
  log.info(reason)
  const depth = startDepthBoard(bus, terms.instruments, source.kind === 'live' ? 'venue' : 'drawn')
  const role = await startEngineRole({
    ...{ ...basis, source, instruments, leading },
    ...(source.kind === 'live' && { frames: createFrameKeeper({ database, log }) }),
    standing: async () => {
      // Another engine, or an earlier life of this one, may have written since the last look.
      await terms.reopen()
      return {
        catalogue: instruments.map(({ symbol }) => terms.constantsOf(symbol)),
        moneyTerms: terms.moneyTerms(),
        jurisdiction: terms.jurisdiction().text,
      }
    },
    isFirstStart: belongsTo === undefined,
    onDepth: ({ symbol, bids, asks }, time) => depth.put(symbol, bids, asks, time),
  })
  return { role, source, reason }
}
