// What the roles use of this slice.

export { openPublicReport } from './public-report.ts'
