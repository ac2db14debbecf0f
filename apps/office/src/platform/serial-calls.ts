// Calls that must arrive in the order in which they were meant.

/** Each begins when the one before it has its answer; one that fails holds up none. */
export function createSerialCalls(): (call: () => Promise<unknown>) => void {
  let last: Promise<unknown> = Promise.resolve()
  return (call) => {
    last = last.then(call).catch(() => undefined)
  }
}
