// What other rooms use of it.

export { jobName } from './job-names.ts'
