// How long a span of records one exported file may hold: the rule of the server and of the form.

import { HOUR_MS } from '@fairtick/core/time/duration'

/** The longest span, in days of the device. */
export const EXPORT_MAX_DAYS = 366

/** Both ends counted; an hour more, since a day of a time zone can have 25. */
export const EXPORT_MAX_MS = (EXPORT_MAX_DAYS * 24 + 1) * HOUR_MS
