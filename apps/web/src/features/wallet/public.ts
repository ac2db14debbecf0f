// What other features may use of this one.

export { CashActions } from './parts/cash-actions.tsx'
export { SalaryCard } from './parts/salary-card.tsx'
