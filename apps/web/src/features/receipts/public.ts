// What other features may use of this one.

export { ReceiptActions } from './parts/receipt-actions.tsx'
