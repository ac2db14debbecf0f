// Sleeps until a time is over or somebody calls, whichever is first.

/** Never sleeps longer: tape time may be moved while nobody calls. */
const MAX_SLEEP_MS = 250

export type WakeUp = {
  readonly after: (durationMs: number) => Promise<void>
  readonly now: () => void
}

export function createWakeUp(): WakeUp {
  let ring: (() => void) | undefined
  let wasCalled = false
  return {
    after: (durationMs) => {
      if (durationMs <= 0 || wasCalled) {
        wasCalled = false
        return Promise.resolve()
      }
      return new Promise((resolve) => {
        const timer = setTimeout(() => ring?.(), Math.min(durationMs, MAX_SLEEP_MS))
        ring = () => {
          clearTimeout(timer)
          ring = undefined
          wasCalled = false
          resolve()
        }
      })
    },
    now: () => {
      if (ring) ring()
      else wasCalled = true
    },
  }
}
