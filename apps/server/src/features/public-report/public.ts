// What the roles use of this slice.

export { openPublicReport, type PublicReport } from './public-report.ts'
