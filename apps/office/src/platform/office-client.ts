// The one client of the back office: the token of the session, and when it last called.

import { createAdminClient } from '@fairtick/wire/admin/client'
import { session } from './session.ts'

let lastCallMs = Date.now()

export const officeClient = createAdminClient({
  baseUrl: '',
  token: () => session.get()?.token,
  language: () => 'en',
  fetch: (address, init) => {
    lastCallMs = Date.now()
    return fetch(address, init)
  },
})

/** The server ends a session that has not called for long. */
export function lastCall(): number {
  return lastCallMs
}
