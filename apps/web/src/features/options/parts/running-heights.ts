// How high a running option is, and the place that is kept for it.

/**
 * By whether the pair has a line of its own. With room for a badge on one: no price moves what is
 * below.
 */
export const RUNNING_HEIGHTS = { shown: 'min-h-20', hidden: 'min-h-17' } as const
