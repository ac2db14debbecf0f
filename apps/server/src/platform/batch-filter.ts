// Which batches of events were heard before: one comes again when its answer was lost.

import { LRUCache } from 'lru-cache'
import type { EventBatch } from './bus-topics.ts'

/** Processes of which so many start within the life of this one; more are forgotten. */
const MAX_SENDERS = 1_000

/** True for a batch that is new. */
export function createBatchFilter(): (batch: EventBatch) => boolean {
  const heard = new LRUCache<string, number>({ max: MAX_SENDERS })
  return ({ sender, number }) => {
    if (number <= (heard.get(sender) ?? 0)) return false
    heard.set(sender, number)
    return true
  }
}
