// How much of the history a chart asks for.

/** Bars asked for at once. */
export const PAGE_BARS = 300
