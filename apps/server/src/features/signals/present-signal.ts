// Posts as readers see them: with the leader's name, the price then and now, and what the leader
// held. One whose row the server did not write is shown to nobody.

import { calculateChange } from '@fairtick/core/market/change-24h'
import type { Instrument } from '@fairtick/core/market/instrument'
import { formatLots } from '@fairtick/core/numbers/lots'
import { formatPrice, parsePrice } from '@fairtick/core/numbers/price'
import { formatRate } from '@fairtick/core/numbers/rate'
import type { CallResult } from '@fairtick/wire/api-contract'
import type { InstrumentSnapshot } from '../../platform/bus-topics.ts'
import type { Queryable } from '../../platform/database.ts'
import { nameLeaders } from '../leaders/public.ts'
import type { SignalDependencies } from './dependencies.ts'
import { listReportedBy } from './report-store.ts'
import { isSealedSignal, type Signal, type StoredSignal } from './sealed-signal.ts'

export type PresentedSignal = CallResult<'publishSignal'>

export type Reader = { readonly userId: string; readonly accountId: string }

type Parts = Pick<SignalDependencies, 'rowSeal' | 'bus' | 'instruments'> & {
  readonly database: Queryable
}

/** In their order. */
export async function presentSignals(
  parts: Parts,
  { userId, accountId }: Reader,
  stored: readonly StoredSignal[],
): Promise<PresentedSignal[]> {
  const { database, bus, instruments } = parts
  const genuine = stored.filter((signal) => isSealedSignal(parts.rowSeal, signal))
  const leaders = await nameLeaders(
    parts,
    genuine.map((signal) => signal.accountId),
  )
  const reported = await listReportedBy(
    database,
    userId,
    genuine.map(({ id }) => id),
  )
  const { instruments: market } = await bus.ask('market.snapshot', {})
  const marketOf = new Map(market.map((snapshot) => [snapshot.symbol, snapshot]))
  return genuine.flatMap((signal) => {
    const leader = leaders.get(signal.accountId)
    const instrument = instruments.get(signal.symbol)
    if (leader === undefined || instrument === undefined) return []
    const { id, name, isStopped } = leader
    return {
      ...presentOne(signal, instrument),
      ...presentNow(signal, marketOf.get(signal.symbol)),
      author: { id, name, isStopped },
      isMine: signal.accountId === accountId,
      isReported: reported.has(signal.id),
    }
  })
}

function presentOne(signal: Signal, { priceDecimals }: Instrument) {
  const { id, symbol, direction, postedMs, status, endedMs, reason, text } = signal
  const { price, tickSeq, tickMs, tapePosition, held } = signal
  return {
    ...{ id, symbol, direction, time: postedMs, status, endedTime: endedMs, reason, text },
    priceThen: { price: formatPrice(price, priceDecimals), seq: tickSeq, time: tickMs },
    held: {
      position: tapePosition,
      sides: held.map((side) => ({
        ...{ direction: side.direction, lots: formatLots(side.lots) },
        openPrice: formatPrice(side.averagePrice, priceDecimals),
      })),
    },
  }
}

function presentNow({ price: then }: Signal, market: InstrumentSnapshot | undefined) {
  const tick = market?.tick
  const now = tick && parsePrice(tick.price)
  if (tick === undefined || now === undefined) return { priceNow: null, change: null }
  const { price, seq, time } = tick
  return {
    priceNow: { price, seq, time, isStale: market?.status !== 1 },
    change: formatRate(calculateChange(then, now)),
  }
}
