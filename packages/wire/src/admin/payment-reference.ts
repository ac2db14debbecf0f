// How long the reference of a payment may be. Free of zod, for the browser.

/** A transaction hash has 64 characters. */
export const REFERENCE_MAX = 100
