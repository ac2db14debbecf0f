// Thai words of the public report, loaded with its screen.

export { report } from './report.ts'
