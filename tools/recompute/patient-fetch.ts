// `fetch` that waits where a server says that it is asked too often: a check of a long history
// asks more than a person does.

import { setTimeout as wait } from 'node:timers/promises'
import { readRetryAfterMs } from '@fairtick/server/feed/adapters/retry-after'

const ATTEMPTS_MAX = 5
/** Of an hour after wrong passwords nobody waits for the end. */
const WAIT_MAX_MS = 60_000

export const patientFetch: typeof fetch = async (address, init) => {
  for (let attempt = 1; ; attempt += 1) {
    const response = await fetch(address, init)
    if (response.status !== 429 || attempt === ATTEMPTS_MAX) return response
    const waitMs = readRetryAfterMs(response.status, response.headers.get('Retry-After'))
    if (waitMs > WAIT_MAX_MS) return response
    await response.body?.cancel()
    await wait(waitMs)
  }
}
