// What the roles may use of this slice.

export { READER_LIMITS, watchQueues } from './watch-queues.ts'
