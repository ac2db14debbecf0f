// The clocks of the back office: lengths by one that nobody sets, instants by the server's.

import { SERVER_TIME_HEADER } from '@fairtick/wire/admin/live-queues'
import { createServerClock } from '@fairtick/wire/server-clock'

/** Milliseconds since the page began. */
export const monotonicMs = () => performance.now()

export const serverClock = createServerClock({ monotonicMs, wallMs: () => Date.now() })

/** `fetch` that sets the clock: every answer of the office says the server's time. */
export const timedFetch: typeof fetch = async (address, init) => {
  const askedMs = monotonicMs()
  const response = await fetch(address, init)
  const serverMs = Number(response.headers.get(SERVER_TIME_HEADER))
  if (serverMs > 0) serverClock.set(serverMs, askedMs)
  return response
}
