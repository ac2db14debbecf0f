// What fails a journey whatever it looked at: what a page threw, and what it must not complain of.

import type { Page } from 'playwright-core'

/** Such as a drawing without end: a screen that is left at once shows nothing of it. */
export const REACT_ERROR = /react error #/i

/** What nobody caught, and the lines on the console, of any kind, that match a complaint. */
export function keepFaults(page: Page, complaints: readonly RegExp[]): readonly string[] {
  const faults: string[] = []
  page.on('pageerror', (fault) => faults.push(fault.stack ?? fault.message))
  page.on('console', (line) => {
    const text = line.text()
    if (complaints.some((one) => one.test(text))) faults.push(text)
  })
  return faults
}
