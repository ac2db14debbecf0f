// Short taps of the device under the finger, where it has them and the person lets it.

/** Milliseconds on and off. */
const PATTERNS = { step: [5], confirm: [10], result: [12, 70, 12] } as const

let state: 'on' | 'off' = 'on'

export function switchHaptics(to: 'on' | 'off'): void {
  state = to
}

export function hasHaptics(): boolean {
  return typeof navigator !== 'undefined' && 'vibrate' in navigator
}

/** A browser refuses, and complains, before the page was touched at all. */
export function tapDevice(kind: keyof typeof PATTERNS): void {
  if (state === 'off' || !hasHaptics() || navigator.userActivation?.hasBeenActive === false) return
  navigator.vibrate([...PATTERNS[kind]])
}
