// A person whose screens are told nothing of orders, or nothing yet: what became of one must be
// asked for.

import type { Person } from './person.ts'

/** What the account channel would say of an order at once. */
const TELLS_OF_ORDERS = /"event":"(option|order|balance)"/

/** Call it before the first screen is opened. All else still comes over the socket. */
export async function muteOrders({ page }: Person): Promise<void> {
  await page.routeWebSocket(/\/ws$/, (socket) => {
    const server = socket.connectToServer()
    server.onMessage((message) => {
      if (!TELLS_OF_ORDERS.test(String(message))) socket.send(message)
    })
  })
}

/** Whatever its screens say to the server waits until what it returns is called. */
export async function holdSocket({ page }: Person): Promise<() => void> {
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
