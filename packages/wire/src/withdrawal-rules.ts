// What holds for withdrawals on both sides of the wire, without the weight of the contract.

/** Decimals of an amount by the way it is paid out: of a bank's cents, of the token's network. */
export const WITHDRAWAL_DECIMALS = { bank: 2, wallet: 6 } as const
