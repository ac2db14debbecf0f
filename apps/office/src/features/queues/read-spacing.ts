// How often an open case is read again because its queue changed: each look is written down.

export const CASE_SPACING_MS = 5_000
