// What other features may use of this one.

export { PayState } from './parts/pay-state.tsx'
export { type RewardDay, type ShareRecords, useShareRecords } from './use-share-records.ts'
