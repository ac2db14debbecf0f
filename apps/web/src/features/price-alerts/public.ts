// What other features may use of this one.

export { AlertButton } from './alert-button.tsx'
export { AlertSheet } from './alert-sheet.tsx'
export { priceAlertsQuery } from './use-price-alerts.ts'
