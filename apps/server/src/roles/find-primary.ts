// The bus of a process whose engine is another one's.

import { type PrimaryWatch, watchPrimary } from '../engine/primary-watch.ts'
import type { Bus } from '../platform/bus.ts'
import type { Clock } from '../platform/clock.ts'
import { createBusToPrimary, primaryKey } from '../platform/primary-bus.ts'

export type WayToPrimary = {
  /** What the primary answers is asked of the one that leads now. */
  readonly bus: Bus
  readonly primary: PrimaryWatch
}

export function findPrimary(bus: Bus, clock: Clock): WayToPrimary {
  const primary = watchPrimary(bus, clock)
  const keyOfPrimary = () => {
    const beat = primary.current()
    return beat && primaryKey(beat)
  }
  return { bus: createBusToPrimary(bus, keyOfPrimary), primary }
}
