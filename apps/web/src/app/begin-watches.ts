// Begins to watch the record and to keep receipts once the screen that somebody came for has been
// there for a while: a price or a purchase waits for neither.

/** Prices, charts and what is loaded ahead are there by then. */
const BEGIN_AFTER_MS = 5_000
const AGAIN_AFTER_MS = 60_000

/** Returns how to stop. */
export function beginWatches(): () => void {
  const stopping = new AbortController()
  let timer = setTimeout(begin, BEGIN_AFTER_MS)
  function begin(): void {
    import('./watches.ts').then(
      ({ watch }) => watch(stopping.signal),
      () => {
        // It could not be loaded.
        if (!stopping.signal.aborted) timer = setTimeout(begin, AGAIN_AFTER_MS)
      },
    )
  }
  return () => {
    clearTimeout(timer)
    stopping.abort()
  }
}
