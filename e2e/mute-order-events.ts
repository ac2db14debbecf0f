// A person whose screens are told nothing of orders, or nothing yet: what became of one must be
// asked for.

import type { CustomerPage } from './customer-page.ts'
import { routeRead } from './read-requests.ts'

/** What tells of orders when it is asked. */
const ORDERS = /\/api\/(orderlist|orderdetail|trade\/Contractorderlist)(\?|$)/

/** What the account channel would say of an order at once. */
const TELLS_OF_ORDERS = /"event":"(option|order|balance)"/

/** Call it before the first screen is opened. All else still comes over the socket. */
export async function muteOrderEvents({ page }: CustomerPage): Promise<void> {
  await page.routeWebSocket(/\/ws$/, (socket) => {
    const server = socket.connectToServer()
    server.onMessage((message) => {
      if (!TELLS_OF_ORDERS.test(String(message))) socket.send(message)
    })
  })
}

/**
 * From now on whoever asks for orders waits until what it returns is called: a screen looks for one
 * without an answer by itself, and would have found it before a person has said what to do.
 */
export async function holdOrderEvents({ page }: CustomerPage): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await routeRead(page, ORDERS, async (route) => {
    await released
    // Whoever has left meanwhile does not wait for it.
    await route.fallback().catch(() => undefined)
  })
  return release
}

/** Whatever its screens say to the server waits until what it returns is called. */
export async function holdSocket({ page }: CustomerPage): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.routeWebSocket(/\/ws$/, (socket) => {
    const server = socket.connectToServer()
    socket.onMessage(async (message) => {
      await released
      server.send(message)
    })
  })
  return release
}
