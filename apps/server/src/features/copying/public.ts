// What other slices may use of this one.

export { leaderGate } from './find-followable.ts'
export { copyMessagesOf } from './follower-messages.ts'
export { createLeaderNames, type LeaderNames } from './leader-names.ts'
export { createPresentCopy, type PresentCopy } from './present-copy.ts'
export { type ReceivedShare, readReceivedShares, shareKey } from './received-shares.ts'
