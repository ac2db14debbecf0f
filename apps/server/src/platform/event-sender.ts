// What happened to users, on its way to the one process that numbers it (bus-topics, EventBatch).

import type { Bus } from './bus.ts'
import type { AccountEvent } from './bus-topics.ts'
import type { Log } from './log.ts'
import { randomId } from './random-id.ts'

/** What waits beyond it is dropped, oldest first: screens that come back take the snapshot. */
const MAX_WAITING = 10_000
/** Another process may have to take over first. */
const GIVE_UP_AFTER_MS = 30_000
const TRY_AGAIN_MS = 100

export type EventSender = {
  /** Call it after the commit of what the events tell, in the order of the commits. */
  readonly send: (events: readonly AccountEvent[]) => void
  /** Gives up what waits. */
  readonly stop: () => void
}

type Parts = {
  readonly bus: Pick<Bus, 'ask'>
  readonly question: 'account.events' | 'chat.events'
  readonly log: Log
}

/** At once where nothing waits; otherwise behind it, again and again until it was heard. */
export function createEventSender({ bus, question, log }: Parts): EventSender {
  const sender = randomId()
  let waiting: AccountEvent[] = []
  let number = 0
  let isSending = false
  let isStopped = false

  async function sendAll(): Promise<void> {
    isSending = true
    while (waiting.length > 0 && !isStopped) {
      const events = waiting
      waiting = []
      number += 1
      await sendOne({ sender, number, events })
    }
    isSending = false
  }

  async function sendOne(batch: Parameters<typeof bus.ask<typeof question>>[1]): Promise<void> {
    const giveUpMs = performance.now() + GIVE_UP_AFTER_MS
    while (!isStopped) {
      try {
        return await bus.ask(question, batch)
      } catch (error) {
        if (performance.now() > giveUpMs) {
          log.warn({ err: error, lost: batch.events.length }, 'events of users were not told')
          return
        }
      }
      await new Promise((resolve) => setTimeout(resolve, TRY_AGAIN_MS).unref())
    }
  }

  return {
    send: (events) => {
      if (events.length === 0 || isStopped) return
      for (const event of events) waiting.push(event)
      if (waiting.length > MAX_WAITING) waiting = waiting.slice(-MAX_WAITING)
      if (!isSending) sendAll().catch((error) => log.error({ err: error }, 'a sender broke'))
    },
    stop: () => {
      isStopped = true
    },
  }
}
