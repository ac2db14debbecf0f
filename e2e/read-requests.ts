// What a page reads, whether it asks for it alone or as one of several reads in one call.

import { ROUTES } from '@fairtick/wire/routes'
import type { BrowserContext, Page, Request, Response, Route } from 'playwright-core'

/** The addresses that a request asks for, with their queries; of any other call its own. */
export function addressesOf(request: Request): readonly string[] {
  const { pathname, search } = new URL(request.url())
  if (pathname !== ROUTES.reads.path) return [pathname + search]
  return (request.postDataJSON() as { readonly calls: readonly string[] }).calls
}

export function awaitRead({ page }: { readonly page: Page }, address: RegExp): Promise<Response> {
  return page.waitForResponse((response) => asksFor(response.request(), address))
}

/** `route` gets each request that asks for it, perhaps among others. */
export async function routeRead(
  place: Page | BrowserContext,
  address: RegExp,
  route: (route: Route) => Promise<void>,
): Promise<void> {
  await place.route('**/api/**', async (asked) => {
    if (asksFor(asked.request(), address)) await route(asked)
    else await asked.fallback()
  })
}

type Answer = { readonly result: unknown }

/** What is answered to a read becomes what `change` makes of it. */
export async function changeRead(
  page: Page,
  address: RegExp,
  change: (answer: Answer) => void,
): Promise<void> {
  await routeRead(page, address, async (route) => {
    const response = await route.fetch()
    const json = await response.json()
    for (const [place, asked] of addressesOf(route.request()).entries()) {
      if (address.test(asked)) change(bodyAt(route.request(), json, place))
    }
    await route.fulfill({ response, json })
  })
}

type Answers = { readonly result: { readonly answers: readonly { readonly body: Answer }[] } }

function bodyAt(request: Request, json: Answer | Answers, place: number): Answer {
  const isOneOfSeveral = new URL(request.url()).pathname === ROUTES.reads.path
  return isOneOfSeveral ? ((json as Answers).result.answers[place]?.body as Answer) : json
}

function asksFor(request: Request, address: RegExp): boolean {
  return addressesOf(request).some((asked) => address.test(asked))
}
