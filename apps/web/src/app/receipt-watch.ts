// Begins to keep receipts once the screen that somebody came for has been there for a while.

/** Prices, charts and what is loaded ahead are there by then. */
const BEGIN_AFTER_MS = 5_000

/** Returns how to stop. */
export function watchReceipts(): () => void {
  const stopping = new AbortController()
  const timer = setTimeout(() => {
    import('../live/receipts/keep-receipts.ts')
      .then(({ keepReceipts }) => keepReceipts(stopping.signal))
      // Nothing can be kept here, or it could not be loaded: the next visit tries again.
      .catch(() => undefined)
  }, BEGIN_AFTER_MS)
  return () => {
    clearTimeout(timer)
    stopping.abort()
  }
}
