// The end of a wait: how much of it is left, whatever the device's clock says.

import { monotonicMs, serverClock } from './clock.ts'

/** Milliseconds that are left; negative once it has passed. */
export type Deadline = () => number

export function deadlineIn(lengthMs: number): Deadline {
  const endMs = monotonicMs() + lengthMs
  return () => endMs - monotonicMs()
}

/** At an instant that the server named. */
export function deadlineAt(serverMs: number): Deadline {
  return () => serverMs - serverClock.nowMs()
}
