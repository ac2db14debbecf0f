// What other features may use of this one.

export { OwnRecoveries } from './parts/own-recoveries.tsx'
