// What other features may use of this one.

export { explainFundPassword } from './explain-fund-password.ts'
export { FundPasswordRow } from './parts/fund-password-row.tsx'
