// How long nobody approves that somebody's factor goes, so that its owner can refuse it.

import { HOUR_MS } from '@fairtick/core/time/duration'

export const FACTOR_WAIT_MS = HOUR_MS
