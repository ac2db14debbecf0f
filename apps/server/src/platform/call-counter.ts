// Counts the calls of whoever makes them, in windows of one length that begin with a first call.

/** Windows that are kept at once; beyond it the one that began first is forgotten. */
export const MAX_WINDOWS = 20_000

export type CallCounter = {
  /** How many ms to wait, or undefined when the call is within the limit. */
  readonly count: (who: string) => number | undefined
  /** The newest call of `who` counts no more. */
  readonly takeBack: (who: string) => void
}

export type CallLimit = { readonly most: number; readonly windowMs: number }

type Window = { readonly sinceMs: number; calls: number }

/**
 * By hand, as every request is counted twice: a library's counter with its promises was most of
 * what we added.
 */
export function createCallCounter(
  { most, windowMs }: CallLimit,
  nowMs: () => number,
  maxWindows = MAX_WINDOWS,
): CallCounter {
  const windows = new Map<string, Window>()
  const count = (who: string) => {
    const now = nowMs()
    const known = windows.get(who)
    const endMs = (known?.sinceMs ?? now) + windowMs
    if (known !== undefined && now < endMs) {
      known.calls += 1
      return known.calls > most ? Math.max(1, endMs - now) : undefined
    }
    windows.delete(who)
    const oldest = windows.size >= maxWindows ? windows.keys().next().value : undefined
    if (oldest !== undefined) windows.delete(oldest)
    windows.set(who, { sinceMs: now, calls: 1 })
    return most < 1 ? windowMs : undefined
  }
  const takeBack = (who: string) => {
    const known = windows.get(who)
    if (known !== undefined && known.calls > 0) known.calls -= 1
  }
  return { count, takeBack }
}
