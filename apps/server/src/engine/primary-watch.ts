// Who leads the shard, as its beats say, and what is known of the tape by them.

import type { Bus } from '../platform/bus.ts'
import type { PrimaryBeat } from '../platform/bus-topics.ts'
import type { Clock } from '../platform/clock.ts'

export const BEAT_EVERY_MS = 500
/** Without a beat for so long nothing is known of the engine: orders are refused, prices stale. */
export const SILENT_AFTER_MS = 2_000

export type PrimaryWatch = {
  /** The newest beat, or undefined after silence. */
  readonly current: () => PrimaryBeat | undefined
  /** When the newest beat was heard, monotonic ms. */
  readonly heardMs: () => number
  /**
   * Called with a beat behind which something may have been missed: the first of a primary, after a
   * silence, or after its bus was away. Without one at a silence.
   */
  readonly onChange: (listener: (beat: PrimaryBeat | undefined) => void) => void
  readonly stop: () => void
}

export function watchPrimary(bus: Pick<Bus, 'subscribe'>, clock: Clock): PrimaryWatch {
  const listeners: ((beat: PrimaryBeat | undefined) => void)[] = []
  let newest: PrimaryBeat | undefined
  let heardMs = Number.NEGATIVE_INFINITY
  let isSilent = true
  const isFresh = () => clock.monotonicMs() - heardMs <= SILENT_AFTER_MS
  const tell = (beat: PrimaryBeat | undefined) => {
    for (const listener of listeners) listener(beat)
  }
  const stopHearing = bus.subscribe('engine', (beat) => {
    // One that was deposed may still be heard for a moment.
    if (beat.epoch < (newest?.epoch ?? 0)) return
    const isNew =
      isSilent || !isFresh() || beat.epoch !== newest?.epoch || beat.returns !== newest.returns
    newest = beat
    heardMs = clock.monotonicMs()
    isSilent = false
    if (isNew) tell(beat)
  })
  const looking = setInterval(() => {
    if (isSilent || isFresh()) return
    isSilent = true
    tell(undefined)
  }, BEAT_EVERY_MS)
  return {
    current: () => (isFresh() ? newest : undefined),
    heardMs: () => heardMs,
    onChange: (listener) => listeners.push(listener),
    stop: () => {
      stopHearing()
      clearInterval(looking)
    },
  }
}
