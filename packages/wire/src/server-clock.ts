// The server's clock, as far as a device can know it: a clock that nobody sets, and a measured
// difference.

export type DeviceClocks = {
  /** Runs evenly, whoever sets the device's clock; in some browsers it rests during sleep. */
  readonly monotonicMs: () => number
  /** What the device takes for the time: it may be wrong, and jump. */
  readonly wallMs: () => number
}

export type ServerClock = {
  /** Until the first measuring, what the device takes for the time. */
  readonly nowMs: () => number
  /**
   * Takes what the server called the time between now and `askedMs` of the monotonic clock. An
   * answer that was long on its way says too little, unless it is the first one.
   */
  readonly set: (serverMs: number, askedMs: number) => void
  readonly isKnown: () => boolean
  /**
   * How far the device's clock has run ahead of the monotonic one since the measuring: the clock
   * was set, or the device slept. Beyond PARTED_MS the server has to be asked again.
   */
  readonly aheadMs: () => number
  /** True when a frame's time shows that the difference no longer holds. */
  readonly isOff: (frameMs: number) => boolean
}

/** No clock of a device strays so far by itself between two measurings. */
export const PARTED_MS = 1_000
/** Frames are younger than this; a frame that seems to come from further away proves a jump. */
const JUMP_MS = 5_000
/** After a longer round trip, as over a sleep, its middle may be far from the server's time. */
const TRIP_MAX_MS = 10_000

export function createServerClock({ monotonicMs, wallMs }: DeviceClocks): ServerClock {
  const gapMs = () => wallMs() - monotonicMs()
  let measured: { readonly differenceMs: number; readonly gapMs: number } | undefined
  const nowMs = () => monotonicMs() + (measured?.differenceMs ?? gapMs())
  return {
    nowMs,
    set: (serverMs, askedMs) => {
      if (measured !== undefined && monotonicMs() - askedMs > TRIP_MAX_MS) return
      measured = { differenceMs: serverMs - (askedMs + monotonicMs()) / 2, gapMs: gapMs() }
    },
    isKnown: () => measured !== undefined,
    aheadMs: () => (measured === undefined ? 0 : gapMs() - measured.gapMs),
    isOff: (frameMs) => frameMs - nowMs() > JUMP_MS,
  }
}
