// What the roles may use of this slice.

export { type QueueWatch, watchQueues } from './watch-queues.ts'
