// What the office asks for instead of one status. Free of zod.

/** What one customer has sent in all. */
export const ALL_STATUSES = 'all'
