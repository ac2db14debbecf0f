// Whose an outage of prices was, by the records, and who was to be spared (TR-2.5, TR-4.7).

import {
  judgeOutage,
  noteSourceEntry,
  type OutageCause,
  type SourceHealth,
  SPARED_MS,
  UNKNOWN_HEALTH,
} from '@fairtick/core/market/source-health'
import { isFresh } from '@fairtick/core/market/staleness'
import { addMs, type Instant, instantFromMs } from '@fairtick/core/time/instant'
import { provenTick } from './check-ticks.ts'
import type { ProvenTick, TapeSource } from './tape-source.ts'

/**
 * Whose it was that the tick in force was too old, by what the tape says of the sources since. They
 * were up for that tick; one that was on its way while they went down stands just behind that.
 */
export async function judgeOutageAt(
  source: TapeSource,
  symbol: string,
  inForce: ProvenTick,
  at: Instant,
): Promise<OutageCause | undefined> {
  const { seq } = inForce.item
  if (isFresh(inForce.item, at)) return undefined
  const before = seq > 1 ? await provenTick(source, symbol, seq - 1) : undefined
  const said = await source.sourceEntries(symbol, before?.position ?? 0, at)
  const first: SourceHealth = { ...UNKNOWN_HEALTH, state: 'up' }
  const newest = inForce.item
  const health = said.reduce((known, entry) => noteSourceEntry(known, entry, newest), first)
  return judgeOutage(health, newest, at)
}

/**
 * Whether at a moment nobody with a position in the instrument was to be stopped out: the first
 * price behind an outage of the house's own was younger than 30 s.
 */
export async function wasSpared(
  source: TapeSource,
  symbol: string,
  { time, position }: { readonly time: number; readonly position: number },
): Promise<boolean> {
  const before = await source.tickInForce(symbol, addMs(instantFromMs(time), -SPARED_MS))
  const first = before && (await source.nextTick(symbol, before, position))
  if (before === undefined || first === undefined || first.position > position) return false
  return (await judgeOutageAt(source, symbol, before, first.item.time)) === 'own'
}
