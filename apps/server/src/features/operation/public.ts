// What the rest of the server may use of this slice.

export { createJobBoard, type JobBoard } from './job-board.ts'
export { RECONCILIATION_JOB, readHouseState } from './read-house-state.ts'
