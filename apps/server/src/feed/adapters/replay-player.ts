// Plays one track: hands on the events that became due, loop after loop.

import type { InstrumentSymbol } from '@fairtick/core/market/instrument'
import { type Quantity, ZERO_QUANTITY } from '@fairtick/core/numbers/lots'
import { MINUTE_MS } from '@fairtick/core/time/duration'
import type { SourceListener } from '../market-source.ts'
import { countEventsBefore, type ReplayTrack } from './replay-track.ts'

export type ReplayPlayer = {
  readonly symbol: InstrumentSymbol
  /** Hands on every event up to `playedMs` of file time since the start. Never goes back. */
  readonly playTo: (playedMs: number) => void
  /** The clock leapt ahead: only the event that is in force then, nothing of what was skipped. */
  readonly leapTo: (playedMs: number) => void
  /** Between events at most a minute apart the source shows that it is alive (TR-2.2). */
  readonly isAlive: () => boolean
}

export type ReplayPart = {
  readonly symbol: InstrumentSymbol
  readonly track: ReplayTrack
  /** File time at which the first loop starts; the others start at the beginning. */
  readonly startMs: number
  readonly listener: Pick<SourceListener, 'onQuote' | 'onSeam'>
}

/** Events further apart in file time than this have silence between them. */
const ALIVE_WITHIN_MS = MINUTE_MS

export function createReplayPlayer({ symbol, track, startMs, listener }: ReplayPart): ReplayPlayer {
  let loop = 0
  let next = countEventsBefore(track, startMs)
  let isSeamAhead = false
  /** File time of the last event, counted through all loops. */
  let lastMs: number | undefined

  const dueMs = () => track.eventMs(next) + loop * track.loopMs

  const startLoop = (number: number) => {
    loop = number
    next = 0
    isSeamAhead = true
  }

  const passEvent = () => {
    lastMs = dueMs()
    next += 1
    if (next === track.eventCount) startLoop(loop + 1)
  }

  const handOn = (volume: Quantity) => {
    if (isSeamAhead) listener.onSeam(symbol)
    isSeamAhead = false
    const [price, venueTimeMs] = [track.eventPrice(next), track.eventMs(next)]
    listener.onQuote({ symbol, price, volume, venueTimeMs, venueId: undefined })
  }

  if (next === track.eventCount) startLoop(1)
  return {
    symbol,
    playTo: (playedMs) => {
      while (dueMs() <= startMs + playedMs) {
        handOn(track.eventVolume(next))
        passEvent()
      }
    },
    leapTo: (playedMs) => {
      const untilMs = startMs + playedMs
      if (dueMs() > untilMs) return
      const loops = Math.floor((untilMs - track.eventMs(0)) / track.loopMs)
      if (loops > loop) startLoop(loops)
      next = Math.max(next, countEventsBefore(track, untilMs - loop * track.loopMs + 1) - 1)
      const isInForce = isWithinReach(dueMs(), dueOfNext(track, next, loop))
      if (isInForce) handOn(ZERO_QUANTITY)
      passEvent()
    },
    isAlive: () => isWithinReach(lastMs, dueMs()),
  }
}

/** When the event after `event` is due, in the next loop if there is no other. */
function dueOfNext(track: ReplayTrack, event: number, loop: number): number {
  return event + 1 < track.eventCount
    ? track.eventMs(event + 1) + loop * track.loopMs
    : track.eventMs(0) + (loop + 1) * track.loopMs
}

function isWithinReach(lastMs: number | undefined, nextMs: number): boolean {
  return lastMs !== undefined && nextMs - lastMs <= ALIVE_WITHIN_MS
}
