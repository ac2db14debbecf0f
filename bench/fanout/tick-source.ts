// Plays the schedule in a server process: the same source and cost for every design.

import type { MarketTick } from '@fairtick/server/platform/bus-topics'
import { createSchedule, INSTRUMENTS, symbolOf } from './schedule.ts'

/** A source that is later than this drops what is overdue, or a slow server would never end. */
const SHED_AFTER_MS = 250
const WAKE_MS = 1

export type TickSource = {
  readonly start: (startMs: number, durationMs: number) => void
  readonly shed: () => number
}

/** `emit` gets the ticks that are due, in order; their time is the one they were scheduled for. */
export function createTickSource(emit: (ticks: readonly MarketTick[]) => void): TickSource {
  const seqs = new Array<number>(INSTRUMENTS).fill(1)
  let shed = 0

  function start(startMs: number, durationMs: number): void {
    const schedule = createSchedule(durationMs)
    let next = 0
    const timer = setInterval(() => {
      const elapsedMs = Date.now() - startMs
      const due: MarketTick[] = []
      for (let tick = schedule[next]; tick && tick.offsetMs <= elapsedMs; tick = schedule[next]) {
        next += 1
        if (elapsedMs - tick.offsetMs > SHED_AFTER_MS) shed += 1
        else due.push(makeTick(tick.instrument, startMs + tick.offsetMs))
      }
      if (due.length > 0) emit(due)
      if (next >= schedule.length) clearInterval(timer)
    }, WAKE_MS)
  }

  function makeTick(instrument: number, time: number): MarketTick {
    const seq = (seqs[instrument] ?? 0) + 1
    seqs[instrument] = seq
    const price = (100 + instrument + (seq % 97) / 100).toFixed(2)
    const change = ((seq % 89) / 10_000).toFixed(4)
    return { symbol: symbolOf(instrument), seq, time, price, volume: '1', change }
  }

  return { start, shed: () => shed }
}
