// Walking a page with the Tab key alone.

import { expect } from 'vitest'
import type { CustomerPage } from './customer-page.ts'

/** More keys than any screen has stops. */
const MOST_TABS = 120

/** Walks with Tab to a button of that name; nothing on the way may be hidden (WCAG 2.4.11). */
export async function tabTo({ page }: CustomerPage, name: RegExp): Promise<void> {
  for (let tabs = 0; tabs < MOST_TABS; tabs += 1) {
    await page.keyboard.press('Tab')
    await page.evaluate(untilSheetsRest)
    const focus = await page.evaluate(describeFocus)
    expect(focus.hiddenBy, `${focus.text} has the focus and is hidden`).toBe('')
    if (focus.isButton && name.test(focus.text)) return
  }
  throw new Error(`no way by Tab to ${name}`)
}

/** Runs in the page: a sheet that still slides in is not where it will be. */
async function untilSheetsRest() {
  const ending = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY)
  await Promise.allSettled(ending.map(({ finished }) => finished))
}

/** Runs in the page. Hidden is what has another thing above each of its corners and its middle. */
function describeFocus() {
  const focused = document.activeElement
  if (!(focused instanceof HTMLElement) || focused === document.body) {
    return { isButton: false, text: '', hiddenBy: '' }
  }
  const { left, top, right, bottom } = (focused.closest('label') ?? focused).getBoundingClientRect()
  const points = [0.5, 0.1, 0.9].flatMap((x) =>
    [0.5, 0.1, 0.9].map((y) => [left + (right - left) * x, top + (bottom - top) * y] as const),
  )
  const tops = points.map(([x, y]) => document.elementFromPoint(x, y))
  const isSeen = tops.some((each) => each?.contains(focused) || focused.contains(each))
  return {
    isButton: focused instanceof HTMLButtonElement,
    text: focused.innerText.trim() || (focused.getAttribute('aria-label') ?? focused.tagName),
    hiddenBy: isSeen ? '' : (tops[0]?.tagName ?? 'the edge of the window'),
  }
}
