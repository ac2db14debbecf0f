// The one client of the back office: the token of the session, and when it last called.

import { createAdminClient } from '@fairtick/wire/admin/client'
import { serverClock, timedFetch } from './office-clock.ts'
import { session } from './session.ts'

let lastCallMs = Number.NEGATIVE_INFINITY

export const officeClient = createAdminClient({
  baseUrl: '',
  token: () => session.get()?.token,
  language: () => 'en',
  fetch: async (address, init) => {
    try {
      return await timedFetch(address, init)
    } finally {
      // Afterwards: the first answer makes the server's clock known.
      lastCallMs = serverClock.nowMs()
    }
  },
})

/** By the server's clock: it ends a session that has not called for long. */
export function lastCall(): number {
  return lastCallMs
}
