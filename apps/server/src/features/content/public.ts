// What other slices, and the wiring, may use of this one.

export { isDemo, markAsDemo } from './demo-flag-store.ts'
export { nextRollover } from './next-rollover.ts'
export { installationRoutes } from './office-routes.ts'
