// What a person's pages asked for in vain and complained of: told with a journey that fails.

import type { BrowserContext, Request } from 'playwright-core'

const LINES_MAX = 40

/** The newest lines, and what is still unanswered when they are asked for. */
export function keepPageLog(context: BrowserContext): () => readonly string[] {
  const lines: string[] = []
  const open = new Set<Request>()
  const note = (line: string) => {
    lines.push(line)
    if (lines.length > LINES_MAX) lines.shift()
  }
  context.on('request', (request) => open.add(request))
  context.on('requestfinished', (request) => open.delete(request))
  context.on('requestfailed', (request) => {
    open.delete(request)
    note(`failed: ${said(request)}: ${request.failure()?.errorText}`)
  })
  context.on('console', (message) => {
    if (message.type() !== 'error') return
    note(`console: ${message.text()}`)
  })
  return () => [...lines, ...[...open].slice(-LINES_MAX).map((one) => `unanswered: ${said(one)}`)]
}

function said(request: Request): string {
  const asker = request.serviceWorker() === null ? 'page' : 'service worker'
  return `${request.method()} ${request.url()} of the ${asker}`
}
