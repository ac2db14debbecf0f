// Looks whether the browser is as new as the app needs (docs/decisions/0049), before the app begins:
// it would fail in the middle, or round amounts wrongly. Written for old browsers, too.
{
  /** The youngest of what is used: of the language, its texts and numbers, the page, its style. */
  const isNewEnough = () => {
    try {
      const used = [
        ...[Promise.withResolvers, Object.groupBy, Map.groupBy, Array.prototype.toSorted],
        ...[String.prototype.isWellFormed, AbortSignal.any, AbortSignal.timeout],
        ...[Intl.Segmenter, ResizeObserver, structuredClone, CSS.registerProperty],
      ]
      const rounding = new Intl.NumberFormat('en', { roundingMode: 'trunc' }).resolvedOptions()
      return (
        used.every((one) => typeof one === 'function') &&
        rounding.roundingMode === 'trunc' &&
        CSS.supports('color', 'color-mix(in srgb, red, blue)') &&
        CSS.supports('selector(:has(a))')
      )
    } catch (_) {
      return false
    }
  }

  /** In place of the page: without its root none of its scripts begins. */
  const tell = () => {
    if (document.readyState !== 'interactive') return
    document.body.textContent = ''
    const script = document.createElement('script')
    script.src = './old-browser.js'
    document.body.appendChild(script)
  }

  if (!isNewEnough()) {
    document.documentElement.setAttribute('data-browser', 'too-old')
    document.addEventListener('readystatechange', tell)
  }
}
