// How far the list of customers goes: both sides say it.

/** A search finds no more: who finds so many types more. */
export const CUSTOMERS_FOUND_MAX = 100
/** A list of all is counted so far, and no page is asked for by its number behind that. */
export const CUSTOMERS_COUNTED_MAX = 10_000
