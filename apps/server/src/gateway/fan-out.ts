// The fan-out: ten slots per flush interval, one frame per audience, one write per member.

import type { Clock } from '../platform/clock.ts'
import type { Deliveries } from './delivery.ts'
import { SLOTS, type Subscriptions } from './subscriptions.ts'

/** The one process must get its turn: a slot that takes longer goes on after a breath. */
const SLICE_MS = 5
const WRITES_BETWEEN_LOOKS = 16

export type FanOut = {
  readonly start: () => void
  readonly stop: () => void
  /** By how much the newest slot began late: the interval is stretched by it, nothing queues. */
  readonly lateMs: () => number
}

type Parts = {
  readonly subscriptions: Subscriptions
  readonly deliveries: Deliveries
  readonly clock: Clock
  readonly flushMs: number
  readonly onFault: (error: unknown) => void
}

export function createFanOut(parts: Parts): FanOut {
  const { subscriptions, deliveries, clock, flushMs, onFault } = parts
  const slotMs = flushMs / SLOTS
  let timer: NodeJS.Timeout | undefined
  let running = false
  let lateMs = 0

  async function flush(slot: number): Promise<void> {
    let sliceEndMs = clock.monotonicMs() + SLICE_MS
    let written = 0
    for (const audience of [...subscriptions.audiences(slot)]) {
      const delivery = deliveries.prepare(audience)
      // Members come and go during a breath: a Set goes on with those who are there.
      for (const member of delivery.frame ? audience.members : audience.lagging) {
        deliveries.deliver(member, delivery)
        written += 1
        if (written % WRITES_BETWEEN_LOOKS !== 0 || clock.monotonicMs() < sliceEndMs) continue
        await breathe()
        sliceEndMs = clock.monotonicMs() + SLICE_MS
      }
    }
  }

  function schedule(slot: number, dueMs: number): void {
    timer = setTimeout(() => void turn(slot, dueMs), Math.max(0, dueMs - clock.monotonicMs()))
  }

  async function turn(slot: number, dueMs: number): Promise<void> {
    lateMs = Math.max(0, clock.monotonicMs() - dueMs)
    try {
      await flush(slot)
    } catch (error) {
      onFault(error)
    }
    if (!running) return
    // A late slot moves the ones behind it: what changed meanwhile merges instead of queueing.
    schedule((slot + 1) % SLOTS, Math.max(dueMs + slotMs, clock.monotonicMs()))
  }

  return {
    start: () => {
      running = true
      schedule(0, clock.monotonicMs() + slotMs)
    },
    stop: () => {
      running = false
      clearTimeout(timer)
    },
    lateMs: () => lateMs,
  }
}

function breathe(): Promise<void> {
  return new Promise((resume) => setImmediate(resume))
}
