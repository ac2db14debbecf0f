// What the rest of the server may use of this slice.

export { createJobBoard, type JobBoard } from './job-board.ts'
