// What the roles may use of this slice.

export type { RecoveryDependencies } from './dependencies.ts'
export { keepRecoveries } from './recovery-job.ts'
