// What fails a journey whatever it looked at: what a page threw, and what it must not complain of.

import type { Page } from 'playwright-core'

/** Such as a drawing without end: a screen that is left at once shows nothing of it. */
export const REACT_ERROR = /react error #/i

/** Begins the failure of a journey in which a script was lost; the journey is played once more. */
export const SCRIPT_LOST = 'a script was lost on its way'

/** Chromium's words where nobody caught that. */
const LOST_IMPORT = /Failed to fetch dynamically imported module/

export type PageFaults = {
  /** What nobody caught, and the lines on the console, of any kind, that match a complaint. */
  readonly faults: readonly string[]
  /**
   * Addresses. Chromium gives one up now and then while a page loads: no fault of the page, which
   * loads itself anew or offers to, as `loading.e2e.ts` has it.
   */
  readonly lostScripts: readonly string[]
}

export async function watchPage(page: Page, complaints: readonly RegExp[]): Promise<PageFaults> {
  const faults: string[] = []
  const lostScripts: string[] = []
  const keep = (fault: string) => faults.push(`${fault} on ${page.url()}`)
  page.on('pageerror', ({ message, stack }) => {
    if (LOST_IMPORT.test(message)) lostScripts.push(message)
    else keep(stack || message)
  })
  page.on('console', (line) => {
    const text = line.text()
    if (complaints.some((one) => one.test(text))) keep(text)
  })
  await page.exposeFunction('tellLostScript', (address: string) => lostScripts.push(address))
  await page.addInitScript(tellLostScripts)
  return { faults, lostScripts }
}

declare global {
  interface Window {
    tellLostScript: (address: string) => void
  }
}

/** Runs in the page, before the app. */
function tellLostScripts(): void {
  const tell = ({ target }: Event) => {
    if (target instanceof HTMLScriptElement) window.tellLostScript(target.src)
    if (target instanceof HTMLLinkElement) window.tellLostScript(target.href)
  }
  // Files that fail do not bubble.
  addEventListener('error', tell, true)
}
