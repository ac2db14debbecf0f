// What other slices and the roles may use of this one.

export { createReadingTaker } from './take-readings.ts'
