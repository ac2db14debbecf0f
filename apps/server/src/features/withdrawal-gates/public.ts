// What other slices may use of this one.

export { createPassGates } from './pass-gates.ts'
export { readMeans } from './read-means.ts'
