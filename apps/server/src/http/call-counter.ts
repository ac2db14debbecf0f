// Counts the calls of whoever makes them, in windows of one length that begin with a first call.

/** Windows that are kept at once; beyond it the one that began first is forgotten. */
export const MAX_WINDOWS = 20_000

export type CallCounter = (who: string) => number | undefined

export type CallLimit = { readonly most: number; readonly windowMs: number }

type Window = { readonly sinceMs: number; calls: number }

/**
 * Counts a call and says how many ms to wait, or undefined when it is within the limit. By hand, as
 * every request is counted twice: a library's counter with its promises was most of what we added.
 */
export function createCallCounter(
  { most, windowMs }: CallLimit,
  nowMs: () => number,
  maxWindows = MAX_WINDOWS,
): CallCounter {
  const windows = new Map<string, Window>()
  return (who) => {
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
}
