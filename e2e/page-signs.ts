// By what a page shows that it has come to rest: awaited instead of a time.

import type { Page } from 'playwright-core'

/**
 * Whatever was asked of the page has been drawn: each animation that ends has ended, and two frames
 * have passed since. Animations without an end are left out.
 */
export function untilStill(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    const isEnding = (animation: Animation) =>
      animation.playState === 'running' &&
      animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY
    await frame()
    for (;;) {
      const ending = document.getAnimations().filter(isEnding)
      // One that is called off is over too.
      await Promise.allSettled(ending.map(({ finished }) => finished))
      await frame()
      if (ending.length === 0) return
      await frame()
    }
  })
}
