// What the roles and other slices use of this one.

export { type LossShare, openLossShare, type StandingShare } from './loss-share.ts'
