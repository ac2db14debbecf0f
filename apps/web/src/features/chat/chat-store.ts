// The chat of this page: what was read and heard of it, what waits to go out, the draft.

import { deviceStorage } from '@fairtick/ui/device-storage'
import type { CallResult } from '@fairtick/wire/api-contract'
import { TYPING_EVERY_MS } from '@fairtick/wire/chat-rules'
import { newIdempotencyKey } from '@fairtick/wire/idempotency-key'
import type { ChatEvent, ServerFrame } from '@fairtick/wire/socket/frames'
import { call } from '../../platform/client-instance.ts'
import { monotonicMs, serverClock } from '../../platform/clock.ts'
import { isOnline } from '../../platform/online.ts'
import { invalidate } from '../../platform/query-client.ts'
import { retryDeadlineOf } from '../../platform/retry-deadline.ts'
import { endsWithVisit, token } from '../../platform/session.ts'
import { visitorToken } from '../../platform/visitor-token.ts'
import { createOutbox, type OutboxItem, type Written } from './outbox.ts'
import {
  EMPTY_THREAD,
  lastKnown,
  mergeInto,
  newestOf,
  type Thread,
  withTombstone,
} from './thread.ts'

export type ChatView = {
  readonly thread: Thread
  /** Undefined until it was read for the first time. */
  readonly beside: Omit<CallResult<'chat'>, 'conversation'> | undefined
  readonly outbox: readonly OutboxItem[]
  readonly draft: string
  readonly failure: unknown
  /** By the server's clock, when somebody wrote last. */
  readonly typingMs: number
}

const EMPTY: ChatView = {
  ...{ thread: EMPTY_THREAD, beside: undefined, outbox: [], draft: '', failure: undefined },
  typingMs: 0,
}
/** As `KEPT_OF_VISIT` of platform/session: it goes at log-out also where this is not loaded. */
const KEY = 'fairtick-chat'

let view = EMPTY
let visit = 0
const listeners = new Set<() => void>()

function show(more: Partial<ChatView>): void {
  view = { ...view, ...more }
  for (const listener of listeners) listener()
}

export const chatView = {
  get: () => view,
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

const outbox = createOutbox({
  send: (body, clientId) => call('sendChat', { body }, { idempotencyKey: clientId }),
  onArrived: ({ conversation, message }) => {
    show({ thread: mergeInto(view.thread, conversation, [message]) })
    // A notice of ours may have come behind it, and a visitor hears no socket.
    void refill()
  },
  onChange: (items) => {
    show({ outbox: items })
    keep()
  },
  later: (problem, again) => {
    const deadline = retryDeadlineOf(problem)
    if (deadline === undefined) return false
    setTimeout(again, Math.max(0, deadline()))
    return true
  },
  isOnline,
})

export const { again: sendAgain, discard: discardItem, resume: resumeOutbox } = outbox

/** Goes out when its turn comes. */
export function write(body: Written): void {
  if (token.get() === undefined) visitorToken.make()
  outbox.add({ clientId: newIdempotencyKey(), body, time: serverClock.nowMs() })
}

export function setDraft(draft: string): void {
  show({ draft })
  keep()
}

let toldTypingMs = Number.NEGATIVE_INFINITY

/** That something is being written, at most once in three seconds; nothing hangs on its arrival. */
export function tellTyping(): void {
  const newest = newestOf(view.thread)
  const now = monotonicMs()
  if (newest === undefined || newest.conversation.status === 'resolved') return
  if (now - toldTypingMs < TYPING_EVERY_MS || !isOnline()) return
  toldTypingMs = now
  const { id: conversation } = newest.conversation
  void call('typingChat', { body: { conversation } }).catch(() => undefined)
}

/** A visitor's is kept by nothing but the page: the device may be another's in a moment. */
function keep(): void {
  if (token.get() === undefined) return
  const { draft, outbox: items } = view
  if (draft === '' && items.length === 0) deviceStorage.remove(KEY)
  else deviceStorage.write(KEY, JSON.stringify({ draft, items } satisfies Kept))
}

type Kept = { readonly draft: string; readonly items: readonly OutboxItem[] }

let isRestored = false

/** Once a visit, when the screen opens first. */
function restore(): void {
  if (isRestored || token.get() === undefined) return
  isRestored = true
  try {
    const kept = JSON.parse(deviceStorage.read(KEY) ?? 'null') as Kept | null
    if (kept === null) return
    show({ draft: kept.draft })
    outbox.restore(kept.items)
  } catch {
    deviceStorage.remove(KEY)
  }
}

/** What was written as a visitor of this tab comes along into the account. */
export async function openChat(): Promise<void> {
  restore()
  if (token.get() !== undefined && visitorToken.get() !== undefined) {
    await call('attachChat').then(visitorToken.forget, () => undefined)
  }
  await refill()
}

let reading: Promise<void> | undefined
let isWanted = false

/** Reads what is new; who asks meanwhile gets one more reading behind. */
export function refill(): Promise<void> {
  if (reading !== undefined) {
    isWanted = true
    return reading
  }
  reading = readNewest().finally(() => {
    reading = undefined
    if (!isWanted) return
    isWanted = false
    void refill()
  })
  return reading
}

async function readNewest(): Promise<void> {
  // Who has neither session nor token has written nothing yet.
  if (token.get() === undefined) visitorToken.make()
  const mine = visit
  try {
    const { conversation, ...beside } = await call('chat')
    if (mine !== visit) return
    if (conversation !== null) await takeWhole(conversation, mine)
    if (mine === visit) show({ beside, failure: undefined })
  } catch (failure) {
    if (mine === visit) show({ failure })
  }
}

type Read = NonNullable<CallResult<'chat'>['conversation']>

/** Closes the gap between what is here and the newest, so that nothing is missing in between. */
async function takeWhole({ messages, ...conversation }: Read, mine: number): Promise<void> {
  const { id } = conversation
  const first = messages[0]?.number ?? 1
  const missed: Read['messages'] = []
  for (let after = lastKnown(view.thread, id); after !== undefined && after < first - 1; ) {
    const page = await call('chat', { query: { conversation: id, afterNumber: String(after) } })
    const last = page.conversation?.messages.at(-1)?.number
    if (mine !== visit || last === undefined) break
    missed.push(...(page.conversation?.messages ?? []))
    after = last
  }
  if (mine !== visit) return
  show({ thread: mergeInto(view.thread, conversation, [...missed, ...messages]) })
}

/** Undefined: everything is here. */
export function earlierOf(thread: Thread): { conversation: string; before?: number } | undefined {
  const [oldest] = thread
  if (oldest === undefined) return undefined
  const { id, previousId, lastNumber } = oldest.conversation
  const first = oldest.messages[0]?.number ?? lastNumber + 1
  if (first > 1) return { conversation: id, before: first }
  return previousId === null ? undefined : { conversation: previousId }
}

export async function readEarlier(): Promise<void> {
  const wanted = earlierOf(view.thread)
  if (wanted === undefined) return
  const mine = visit
  const { conversation, before } = wanted
  const query = { conversation, ...(before === undefined ? {} : { beforeNumber: String(before) }) }
  const { conversation: read } = await call('chat', { query })
  if (read === null || mine !== visit) return
  const { messages, ...summary } = read
  show({ thread: mergeInto(view.thread, summary, messages, 'oldest') })
}

/** The marker goes ahead of the answer: it never goes back. */
export async function markRead(): Promise<void> {
  const newest = newestOf(view.thread)
  if (newest === undefined) return
  const { id, lastNumber, readByMe } = newest.conversation
  const number = lastKnown(view.thread, id) ?? 0
  if (number <= readByMe) return
  const mine = visit
  const read = { ...newest.conversation, readByMe: number, lastNumber }
  show({ thread: mergeInto(view.thread, read, []) })
  const { unread } = await call('readChat', { body: { conversation: id, number } })
  if (mine !== visit || view.beside === undefined) return
  show({ beside: { ...view.beside, unread } })
  if (token.get() !== undefined) void invalidate('user')
}

export async function rate(conversation: string, stars: number): Promise<void> {
  const rated = await call('rateChat', { body: { conversation, stars } })
  show({ thread: mergeInto(view.thread, rated, []) })
}

/** Frames of the channel; those of an account name one. */
export function hearChat(frame: ServerFrame): void {
  if (!('event' in frame) || 'account' in frame) return
  hearEvent(frame)
}

function hearEvent(event: ChatEvent): void {
  switch (event.event) {
    case 'message':
      hearMessage(event)
      return
    case 'read':
      show({ thread: mergeInto(view.thread, event.conversation, []) })
      return
    case 'deleted':
      show({ thread: withTombstone(view.thread, event.conversation, event.number) })
      return
    case 'typing':
      show({ typingMs: event.time })
      return
    case 'snapshot':
      void refill()
      return
    default:
      event satisfies never
  }
}

/** Behind a gap nothing is shown before the gap is closed. */
function hearMessage({ conversation, message }: Extract<ChatEvent, { event: 'message' }>): void {
  const last = lastKnown(view.thread, conversation.id) ?? 0
  if (message.number > last + 1) return void refill()
  const typing = message.from === 'agent' ? { typingMs: 0 } : {}
  show({ thread: mergeInto(view.thread, conversation, [message]), ...typing })
}

endsWithVisit(() => {
  visit += 1
  isRestored = false
  outbox.clear()
  show(EMPTY)
})
