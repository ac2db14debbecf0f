// Japanese words of contracts and of options in detail, loaded when one is about to be looked at.

export { contracts } from './contracts.ts'
export { optionDetails } from './option-details.ts'
export { positions } from './positions.ts'
export { priceAlerts } from './price-alerts.ts'
