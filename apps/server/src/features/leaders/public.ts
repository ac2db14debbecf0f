// What other slices and the roles may use of this one.

export type { LeaderDependencies } from './dependencies.ts'
export { createFigureJob } from './figures/work-out-figures.ts'
export {
  findLeader,
  listLeaderOwners,
  lockActiveLeader,
  nameLeaders,
} from './find-leader.ts'
export type { LeaderRow } from './leader-store.ts'
