// The clocks of the app: lengths by one that nobody sets, instants by the server's.

import { createServerClock } from '@fairtick/wire/server-clock'

/** Milliseconds since the page began. */
export const monotonicMs = () => performance.now()

/** What this device takes for the time. Only for what it keeps for itself until the next visit. */
export const wallMs = () => Date.now()

export const serverClock = createServerClock({ monotonicMs, wallMs })
