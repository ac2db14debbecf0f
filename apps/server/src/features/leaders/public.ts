// What other slices and the roles may use of this one.

export type { LeaderDependencies } from './dependencies.ts'
export { createFigureJob } from './figures/work-out-figures.ts'
export { findLeader, nameLeaders } from './find-leader.ts'
