// What other slices may use of this one.

export { createLeaderNames, type LeaderNames } from './leader-names.ts'
export { createPresentCopy, type PresentCopy } from './present-copy.ts'
