// What fails a journey whatever it looked at: what a page threw, and what it must not complain of.

import type { Page } from 'playwright-core'

/** Such as a drawing without end: a screen that is left at once shows nothing of it. */
export const REACT_ERROR = /react error #/i

/**
 * Chromium gives up a script now and then while a page loads. The page then loads itself anew, as
 * `loading.e2e.ts` has it; where it does not, what a journey waits for does not come.
 */
const LOST_SCRIPT = /Failed to fetch dynamically imported module/

/** What nobody caught, and the lines on the console, of any kind, that match a complaint. */
export function keepFaults(page: Page, complaints: readonly RegExp[]): readonly string[] {
  const faults: string[] = []
  const keep = (fault: string) => faults.push(`${fault} on ${page.url()}`)
  page.on('pageerror', ({ message, stack }) => {
    if (LOST_SCRIPT.test(message)) process.stderr.write(`${page.url()}: ${message}\n`)
    else keep(stack || message)
  })
  page.on('console', (line) => {
    const text = line.text()
    if (complaints.some((one) => one.test(text))) keep(text)
  })
  return faults
}
