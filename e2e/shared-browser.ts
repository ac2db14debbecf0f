// One browser for all journeys of a process: to start it takes longer than many a journey.

import { launchBrowser } from '@fairtick/testkit/browser'
import type { Browser } from 'playwright-core'

const launched = new Map<number, Promise<Browser>>()

/** A new one where the last was lost; ends with the process. `textPercent`: see `launchBrowser`. */
export async function shareBrowser(textPercent = 100): Promise<Browser> {
  const before = await launched.get(textPercent)?.catch(() => undefined)
  if (before?.isConnected()) return before
  const browser = launchBrowser(textPercent)
  launched.set(textPercent, browser)
  return browser
}
