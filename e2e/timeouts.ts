// How long journeys wait for anything.

/** Of a loaded machine; nothing is waited for without need. */
export const LONGEST_WAIT_MS = 30_000
