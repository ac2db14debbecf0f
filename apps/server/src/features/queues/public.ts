// What the roles may use of this slice.

export { watchQueues } from './watch-queues.ts'
