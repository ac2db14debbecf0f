// What holds for deposits on both sides of the wire, without the weight of the contract.

/** Of one account under review at once; reviewers are not to be flooded. */
export const MAX_PENDING_DEPOSITS = 10

/** The most that an amount of any currency has; a bitcoin is parted no further. */
export const METHOD_DECIMALS_MAX = 8
