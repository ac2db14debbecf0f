// What other features may use of this one.

export { CashActions } from './parts/cash-actions.tsx'
export { ConvertedAmount } from './parts/converted-amount.tsx'
export { CurrencyChoice } from './parts/currency-choice.tsx'
export { SalaryCard } from './parts/salary-card.tsx'
