// What the rest of the server may use of this slice.

export { createJobBoard, type JobBoard, type JobReport } from './job-board.ts'
export { RECONCILIATION_JOB, readHouseState } from './read-house-state.ts'
