// What is known of the conversations: merged by number, never appended twice, in their order.

import type { ChatConversation, ChatMessage } from '@fairtick/wire/socket/frames'

export type Section = {
  readonly conversation: ChatConversation
  /** By number, ascending; gaps are closed by reading before it is drawn. */
  readonly messages: readonly ChatMessage[]
}

/** Oldest conversation first. */
export type Thread = readonly Section[]

export const EMPTY_THREAD: Thread = []

/** Puts in what came; `place` says where a conversation that is new here goes. */
export function mergeInto(
  thread: Thread,
  conversation: ChatConversation,
  messages: readonly ChatMessage[],
  place: 'newest' | 'oldest' = 'newest',
): Thread {
  const known = thread.find((section) => section.conversation.id === conversation.id)
  if (known === undefined) {
    const section = { conversation, messages: merge([], messages) }
    return place === 'newest' ? [...thread, section] : [section, ...thread]
  }
  const merged = {
    conversation: newer(known.conversation, conversation),
    messages: merge(known.messages, messages),
  }
  return thread.map((section) => (section === known ? merged : section))
}

/** What was deleted is a tombstone, wherever it is heard from. */
export function withTombstone(thread: Thread, conversationId: string, number: number): Thread {
  return thread.map((section) =>
    section.conversation.id === conversationId
      ? { ...section, messages: section.messages.map((one) => tombstone(one, number)) }
      : section,
  )
}

/** The highest number up to which everything from some number on is here. */
export function lastKnown(thread: Thread, conversationId: string): number | undefined {
  const section = thread.find(({ conversation }) => conversation.id === conversationId)
  return section?.messages.at(-1)?.number
}

/** Of the newest conversation. */
export function newestOf(thread: Thread): Section | undefined {
  return thread.at(-1)
}

/** By the staff's marker of the conversation, which comes without the messages. */
export function isReadByStaff(section: Section, { number }: ChatMessage): boolean {
  return number <= section.conversation.readByStaff
}

function merge(known: readonly ChatMessage[], came: readonly ChatMessage[]): ChatMessage[] {
  const byNumber = new Map(known.map((one) => [one.number, one]))
  for (const one of came) {
    // A late answer of before the deletion does not bring it back.
    if (byNumber.get(one.number)?.deleted !== true) byNumber.set(one.number, one)
  }
  return inOrder([...byNumber.values()])
}

function inOrder(messages: readonly ChatMessage[]): ChatMessage[] {
  return messages.toSorted((a, b) => a.number - b.number)
}

/** Markers and the last number only rise; of two readings that crossed, the further one holds. */
function newer(known: ChatConversation, came: ChatConversation): ChatConversation {
  const isOlder = came.lastNumber < known.lastNumber
  return {
    ...(isOlder && known.status === 'resolved' ? known : came),
    lastNumber: Math.max(known.lastNumber, came.lastNumber),
    readByMe: Math.max(known.readByMe, came.readByMe),
    readByStaff: Math.max(known.readByStaff, came.readByStaff),
  }
}

function tombstone(message: ChatMessage, number: number): ChatMessage {
  if (message.number !== number) return message
  return { ...message, deleted: true, text: '', image: null, about: null }
}
