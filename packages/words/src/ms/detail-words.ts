// Malay words of contracts and options in detail and of activities, loaded at the first of them.

export { activities } from './activities.ts'
export { appDownload } from './app-download.ts'
export { chart } from './chart.ts'
export { contracts } from './contracts.ts'
export { explain } from './explain.ts'
export { firstSteps } from './first-steps.ts'
export { lossWarning } from './loss-warning.ts'
export { optionDetails } from './option-details.ts'
export { positions } from './positions.ts'
export { priceAlerts } from './price-alerts.ts'
export { shareCard } from './share-card.ts'
