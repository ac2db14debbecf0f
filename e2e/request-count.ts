// What a page asks of the network: its end is awaited instead of a time.

import type { Page, Request } from 'playwright-core'
import { LONGEST_WAIT_MS } from './timeouts.ts'

/** Counts what a page asks of the network, its sockets left out. */
export type RequestCount = {
  /** Resolves once every answer has come and led to no further question. */
  readonly untilQuiet: () => Promise<void>
}

/** Questions that an answer leads to are asked within so many frames of it. */
const QUIET_FRAMES = 6

const NEXT_FRAME = 'new Promise((resolve) => requestAnimationFrame(resolve))'

/** To be called before the page asks anything. */
export function countRequests(page: Page): RequestCount {
  const open = new Set<Request>()
  page.on('request', (request) => open.add(request))
  const forget = (request: Request) => open.delete(request)
  page.on('requestfinished', forget)
  page.on('requestfailed', forget)
  return {
    untilQuiet: async () => {
      const giveUpMs = performance.now() + LONGEST_WAIT_MS
      for (let frames = 0; frames < QUIET_FRAMES; frames += 1) {
        await page.evaluate(NEXT_FRAME)
        if (open.size > 0) frames = -1
        if (performance.now() > giveUpMs) {
          throw new Error(`never answered: ${[...open].map((request) => request.url()).join(', ')}`)
        }
      }
    },
  }
}
