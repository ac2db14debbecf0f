// What other slices and the roles may use of this one.

export { type Cover, type CoverParts, findDepositStop, readCover } from './read-cover.ts'
