// What holds for deposits on both sides of the wire, without the weight of the contract.

/** Of one account under review at once; reviewers are not to be flooded. */
export const MAX_PENDING_DEPOSITS = 10

/** The most that an amount of any currency has; a bitcoin is parted no further. */
export const METHOD_DECIMALS_MAX = 8

/** Of real money: after so many days without a statement of what is held staff are warned (H14). */
export const STATEMENT_DUE_DAYS = 3

/** And after so many nothing new is paid in until there is one. */
export const STATEMENT_LASTS_DAYS = 7

/**
 * Why nothing new is paid in: the newest statement shows less than was owed then, or there is none
 * that is new enough. Money goes out as always.
 */
export const DEPOSIT_STOPS = ['short', 'no_statement'] as const

export type DepositStop = (typeof DEPOSIT_STOPS)[number]

/** `due`: the next statement should be there; what is paid in is still taken. */
export const COVER_STATES = ['covered', 'due', ...DEPOSIT_STOPS] as const
