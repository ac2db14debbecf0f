// The server's clock, as far as this device can know it: its own clock and a measured difference.

export type ServerClock = {
  readonly nowMs: () => number
  /** Takes an answer of `time`: asked and answered by the device's clock. */
  readonly set: (serverMs: number, askedMs: number, answeredMs: number) => void
  /** True when a frame's time shows that the difference no longer holds. */
  readonly isOff: (frameMs: number) => boolean
}

/** Frames are younger than this; a frame that seems to come from further away proves a jump. */
const JUMP_MS = 5_000

export function createServerClock(deviceNowMs: () => number): ServerClock {
  let differenceMs = 0
  const nowMs = () => deviceNowMs() + differenceMs
  return {
    nowMs,
    set: (serverMs, askedMs, answeredMs) => {
      differenceMs = serverMs - (askedMs + answeredMs) / 2
    },
    isOff: (frameMs) => frameMs - nowMs() > JUMP_MS,
  }
}
