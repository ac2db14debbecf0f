// What can be checked on any page: axe, overflow to the side, the size of what is pressed.

import axe from 'axe-core'
import type { Page } from 'playwright-core'

/** WCAG 2.0, 2.1 and 2.2, levels A and AA. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** One line per finding: rule, place, why. */
export async function findAxeBreaches(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(async (tags) => {
    // A colour on its way to another is not one that stays.
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) {
        animation.finish()
      }
    }
    const { violations } = await window.axe.run(document, {
      runOnly: { type: 'tag', values: tags },
      resultTypes: ['violations'],
    })
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => {
        const why = (failureSummary ?? '').split('\n').slice(1).join(' ').trim()
        return `${id}: ${target.join(' ')}: ${why}`
      }),
    )
  }, TAGS)
}

declare global {
  interface Window {
    axe: typeof axe
  }
}

/** What reaches past the right edge, when the page can be scrolled to the side. */
export function findOverflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const wide = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1,
    )
    const deepest = wide.filter((element) => ![...element.children].some((e) => wide.includes(e)))
    const places = deepest.slice(0, 5).map((element) => `${element.tagName} ${element.className}`)
    return [`${scrollWidth} px wide of ${clientWidth}`, ...places]
  })
}

/**
 * Everything that can be pressed and is smaller than `leastPx` either way. A field counts with its
 * label; links inside of a sentence are free (WCAG 2.5.8). Rows of an order book are as high as
 * lines of text, and as wide as their side of it: a wrong one fills a field, and orders nothing.
 */
export function findSmallTargets(page: Page, leastPx: number): Promise<string[]> {
  return page.evaluate((least) => {
    const pressable = 'a[href], button, input:not([hidden]), select, textarea, summary'
    return [...document.querySelectorAll<HTMLElement>(pressable)].flatMap((element) => {
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return []
      if (element.closest('[aria-hidden=true], [inert], .sr-only') !== null) return []
      const isInText = element.tagName === 'A' && getComputedStyle(element).display === 'inline'
      if (isInText) return []
      const boxes = [element, element.closest('label')].flatMap((each) =>
        each === null ? [] : [each.getBoundingClientRect()],
      )
      const width = Math.max(...boxes.map((box) => box.width))
      const height = Math.max(...boxes.map((box) => box.height))
      const leastHeight = element.dataset.rows === 'dense' ? 24 : least
      if (width >= least - 0.5 && height >= leastHeight - 0.5) return []
      const name = element.getAttribute('aria-label') ?? element.innerText.trim()
      return [`${element.tagName} “${name}” ${Math.round(width)} × ${Math.round(height)}`]
    })
  }, leastPx)
}

/** Below this iOS enlarges the page when the field is touched, and leaves it so. */
const FIELD_TEXT_PX = 16

/** What is typed or chosen in, with text so small that iOS enlarges the page when it is touched. */
export function findSmallFieldText(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const pressed = ['checkbox', 'radio', 'range', 'file', 'button', 'submit', 'color']
    const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea, select')]
    return fields.flatMap((field) => {
      if (pressed.includes(field.type) || !field.checkVisibility()) return []
      const size = Number.parseFloat(getComputedStyle(field).fontSize)
      const name = field.getAttribute('aria-label') ?? field.labels?.[0]?.innerText ?? field.id
      return size < least ? [`${field.tagName} “${name}” has text of ${size} px`] : []
    })
  }, FIELD_TEXT_PX)
}

const FRAME_PATIENCE_MS = 3_000

/** Whether the browser still draws the page: without frames nothing can be clicked or pictured. */
export function drawsFrames(page: Page): Promise<boolean> {
  return page.evaluate(
    (patienceMs) =>
      new Promise<boolean>((resolve) => {
        requestAnimationFrame(() => resolve(true))
        setTimeout(() => resolve(false), patienceMs)
      }),
    FRAME_PATIENCE_MS,
  )
}

/** Whether the app is on the page, and not the notice of one that has not come. */
export function hasApp(page: Page): Promise<boolean> {
  return page.evaluate(() => document.querySelector('#root main') !== null)
}
