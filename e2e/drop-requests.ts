// What gets lost between browser and server, once. The route stays when it has done so: what was
// asked for just as one ended was seen to stay unanswered.

import type { Page, Route } from 'playwright-core'

/** The first request for `url` does not arrive. */
export function dropRequest(page: Page, url: string): Promise<void> {
  return routeFirst(page, url, (route) => route.abort())
}

/** The server handles the first call of `url`, the browser gets no answer. */
export function dropAnswer(page: Page, url: string): Promise<void> {
  return routeFirst(page, url, async (route) => {
    await route.fetch()
    await route.abort('connectionreset')
  })
}

async function routeFirst(
  page: Page,
  url: string,
  lose: (route: Route) => Promise<void>,
): Promise<void> {
  let isOver = false
  await page.route(url, (route) => {
    if (isOver) return route.fallback()
    isOver = true
    return lose(route)
  })
}
