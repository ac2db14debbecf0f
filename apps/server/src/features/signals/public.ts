// What the roles may use of this slice.

export type { SignalDependencies } from './dependencies.ts'
export { loadWaitingSignals } from './report-store.ts'
