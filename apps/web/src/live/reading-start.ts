// When the reading of what is shown began, held beside how long nothing had happened by the time
// of a snapshot. Both are lengths: the clocks of device and server need not agree.

export type ReadingStart = {
  /**
   * Everything is read anew from now on. −∞: what is shown may be older than this clock says, as
   * after a sleep of the device.
   */
  readonly restart: (fromMs?: number) => void
  /** Nothing happened since: whatever was read is what a new reading would give. */
  readonly isWithinQuiet: (quietMs: number | undefined) => boolean
}

/** Browsers round their clocks by as much. */
const ROUNDED_MS = 100

/** `nowMs` counts from when the page began: nothing can have been read before. */
export function createReadingStart(nowMs: () => number): ReadingStart {
  let startMs = 0
  return {
    restart: (fromMs = nowMs()) => {
      startMs = fromMs
    },
    isWithinQuiet: (quietMs) => quietMs !== undefined && quietMs > nowMs() - startMs + ROUNDED_MS,
  }
}
