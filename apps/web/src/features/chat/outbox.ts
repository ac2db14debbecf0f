// What was written and has not arrived: first in, first out, one at a time, each under its own key
// however often it is sent.

import type { CallInput, CallResult } from '@fairtick/wire/api-contract'
import { CallRefused, NoAnswer } from '@fairtick/wire/client'

export type Written = CallInput<'sendChat'>['body']

export type OutboxItem = {
  /** The key under which it is sent, and by which it is known when it has arrived. */
  readonly clientId: string
  readonly body: Written
  readonly time: number
  /** `waiting`: others are before it, or there is no network; it goes by itself. */
  readonly state: 'waiting' | 'sending' | 'failed'
  /** Of what was refused: the sentence of the server. */
  readonly refusal?: string
}

export type OutboxParts = {
  readonly send: (body: Written, clientId: string) => Promise<CallResult<'sendChat'>>
  readonly onArrived: (arrived: CallResult<'sendChat'>) => void
  readonly onChange: (items: readonly OutboxItem[]) => void
  /** Calls back when what was too fast may be tried again. */
  readonly later: (problem: unknown, again: () => void) => boolean
  readonly isOnline: () => boolean
}

export type Outbox = {
  readonly add: (item: Pick<OutboxItem, 'clientId' | 'body' | 'time'>) => void
  /** Of one that failed: the same again, under the same key. */
  readonly again: (clientId: string) => void
  readonly discard: (clientId: string) => void
  /** The network is back, or the page: what waited goes out. */
  readonly resume: () => void
  /** What stood here before the page was left. */
  readonly restore: (items: readonly OutboxItem[]) => void
  readonly clear: () => void
}

export function createOutbox({ send, onArrived, onChange, later, isOnline }: OutboxParts): Outbox {
  let items: readonly OutboxItem[] = []
  let isSending = false
  /** Another number: what is under way is nobody's any more. */
  let visit = 0

  const show = (next: readonly OutboxItem[]) => {
    items = next
    onChange(items)
  }
  const change = (clientId: string, more: Partial<OutboxItem>) =>
    show(items.map((item) => (item.clientId === clientId ? { ...item, ...more } : item)))

  const next = async (): Promise<void> => {
    const [first] = items
    if (isSending || first === undefined || first.state === 'failed' || !isOnline()) return
    isSending = true
    const mine = visit
    change(first.clientId, { state: 'sending' })
    try {
      const arrived = await send(first.body, first.clientId)
      if (mine !== visit) return
      onArrived(arrived)
      show(items.filter(({ clientId }) => clientId !== first.clientId))
    } catch (problem) {
      if (mine !== visit) return
      fail(first.clientId, problem)
    } finally {
      if (mine === visit) isSending = false
    }
    if (mine === visit) void next()
  }
  const fail = (clientId: string, problem: unknown): void => {
    const isOffline = problem instanceof NoAnswer && !isOnline()
    const isLater = later(problem, resume)
    const isRefused = problem instanceof CallRefused && !isLater
    const refusal = isRefused ? { refusal: problem.answer.message } : {}
    change(clientId, { state: isOffline ? 'waiting' : 'failed', ...refusal })
  }
  /** What was refused waits for a person: it would be refused again. */
  const resume = () => {
    show(
      items.map((item) =>
        item.state === 'failed' && item.refusal === undefined ? waiting(item) : item,
      ),
    )
    void next()
  }
  return {
    add: (item) => {
      show([...items, { ...item, state: 'waiting' }])
      void next()
    },
    again: (clientId) => {
      show(items.map((item) => (item.clientId === clientId ? waiting(item) : item)))
      void next()
    },
    discard: (clientId) => {
      const item = items.find((one) => one.clientId === clientId)
      // What is on its way may arrive.
      if (item?.state === 'sending') return
      show(items.filter((one) => one !== item))
      void next()
    },
    resume,
    restore: (before) => {
      show([...before.map(waiting), ...items])
      void next()
    },
    clear: () => {
      visit += 1
      isSending = false
      show([])
    },
  }
}

function waiting({ clientId, body, time }: OutboxItem): OutboxItem {
  return { clientId, body, time, state: 'waiting' }
}
