// The ledger accounts of TR-11: four per trading account, and the house's.

/** Ledger accounts of one trading account, with the codes under which they are stored. */
export const CUSTOMER_LEDGERS = { cash: 1, stake: 2, withdrawal_hold: 3, salary: 4 } as const

/**
 * House ledger accounts; only ever appended to, their balances are derived. What comes in and goes
 * out has one for the accounts at banks and one for wallets: no entry mixes the two (H14).
 */
export const HOUSE_LEDGERS = {
  trading_pnl: 101,
  fees: 102,
  overnight: 103,
  option_pnl: 104,
  deposits_bank: 105,
  payouts_bank: 106,
  withdrawal_fees: 107,
  tax: 108,
  rewards: 109,
  rewards_payable: 110,
  protection: 111,
  welfare: 112,
  adjustments: 113,
  practice_funds: 114,
  clearing: 115,
  deposits_wallet: 116,
  payouts_wallet: 117,
} as const

export type CustomerLedger = keyof typeof CUSTOMER_LEDGERS
export type HouseLedger = keyof typeof HOUSE_LEDGERS
export type LedgerAccount = CustomerLedger | HouseLedger

export const LEDGER_CODES: Readonly<Record<LedgerAccount, number>> = {
  ...CUSTOMER_LEDGERS,
  ...HOUSE_LEDGERS,
}

export function isCustomerLedger(ledger: LedgerAccount): ledger is CustomerLedger {
  return ledger in CUSTOMER_LEDGERS
}
