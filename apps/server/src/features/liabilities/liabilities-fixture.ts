// For tests: an engine with accounts, a bus that knows the price, and what the slice is made of.

import { parseInstrument } from '@fairtick/core/market/instrument'
import { DAY_MS } from '@fairtick/core/time/duration'
import { findLiabilityFault, type LiabilityFault } from '@fairtick/proof/check-liability'
import { readLiabilityProof } from '@fairtick/proof/read-liability-proof'
import type { Database } from '@fairtick/server/platform/database'
import { TEST_ROW_SEAL } from '@fairtick/server/test/row-seal'
import type { CallResult } from '@fairtick/wire/api-contract'
import type { AccountContext } from '@fairtick/wire/handler'
import { BTCUSDT, createSettableClock, openEngine } from '../../engine/engine-fixture.ts'
import { createBus } from '../../platform/bus.ts'
import { createCalendar } from '../../platform/calendar.ts'
import { createKeyedHash } from '../../platform/keyed-hash.ts'
import { createLiabilityJob, createSalts } from './public.ts'
import { liabilityRoutes } from './routes.ts'

export const CALENDAR = createCalendar({
  ...{ operatorTimeZone: 'Asia/Tokyo', rolloverTimeZone: 'Asia/Tokyo', rolloverTime: '07:00' },
})

const saltOf = createSalts(createKeyedHash(new Uint8Array(32)))

export async function openLiabilities(database: Database) {
  const clock = createSettableClock()
  const engine = await openEngine(database, clock)
  const bus = createBus((error) => {
    throw error
  })
  const market = { price: '64000' as string | undefined, seq: 0, onAsked: async () => {} }
  bus.answer('market.snapshot', async () => {
    await market.onAsked()
    const { price, seq } = market
    const tick = price && { symbol: 'BTCUSDT', seq, time: 1, price, volume: '0' }
    return { instruments: [{ symbol: 'BTCUSDT', status: 1, ...(tick ? { tick } : {}) }] }
  })
  const instruments = new Map([['BTCUSDT', parseInstrument(BTCUSDT)]])
  const parts = { database, bus, instruments, saltOf, now: engine.now }
  const move = async (price: string) => {
    await engine.tick(price)
    market.price = price
    market.seq += 1
  }
  return {
    ...{ engine, market, move },
    createJob: (mode: 'practice' | 'live' = 'practice') => createLiabilityJob({ ...parts, mode }),
    calls: liabilityRoutes({
      ...{ ...parts, calendar: CALENDAR, mode: 'practice', rowSeal: TEST_ROW_SEAL },
      nowMs: clock.wallMs,
    }),
    /** Into the next day of the operator. */
    passDay: async () => {
      await engine.pass(DAY_MS)
      await move(market.price ?? '64000')
    },
  }
}

export const asMember = (userId: string): AccountContext => ({
  ...{ language: 'en', account: 'practice', address: '127.0.0.1', device: 'test' },
  ...{ caller: { userId, sessionId: 's' }, key: undefined },
})

/** What the app finds in the answer. */
export function faultOf(
  answer: CallResult<'liabilityProof'>,
  member: string,
): LiabilityFault | undefined {
  const { kind, day, root } = answer.tree
  return findLiabilityFault(readLiabilityProof(answer), { member, kind, day, root })
}
