// Conversations and messages as the customer's screens show them.

import type { CallResult } from '@fairtick/wire/api-contract'
import type { ChatConversation, ChatMessage } from '@fairtick/wire/socket/frames'
import type { Queryable } from '../../platform/database.ts'
import { addressOf, loadSigningKey } from '../files/public.ts'
import type { Conversation } from './conversation-store.ts'
import type { Message } from './message-store.ts'
import type { ServiceHours } from './service-hours.ts'

export function presentConversation(conversation: Conversation): ChatConversation {
  const { id, status, lastNumber, readByCustomer, readByStaff, rating, previousId } = conversation
  return {
    ...{ id, lastNumber, readByStaff, rating, previousId },
    // That it was put aside concerns the staff alone.
    status: status === 'snoozed' ? 'open' : status,
    startTime: conversation.createdMs,
    readByMe: readByCustomer,
    fromVisitor: conversation.visitorHash !== null,
  }
}

/** Their pictures get addresses that begin to live now. */
export async function presentMessages(
  database: Queryable,
  conversation: Conversation,
  messages: readonly Message[],
  nowMs: number,
): Promise<ChatMessage[]> {
  const hasPictures = messages.some(({ imageFile }) => imageFile !== null)
  const key = hasPictures ? await loadSigningKey(database) : ''
  const userId = conversation.userId ?? ''
  const addressOfPicture = (id: string | null) =>
    id === null ? null : addressOf({ id, userId, purpose: 'chat' }, key, nowMs)
  return messages.map((message) => presentMessage(message, conversation, addressOfPicture))
}

const SENDERS = { customer: 'me', agent: 'agent', system: 'system' } as const

/** Of a deleted message only that it was there is told. */
function presentMessage(
  message: Message,
  { readByStaff, readByCustomer }: Conversation,
  addressOfPicture: (id: string | null) => string | null,
): ChatMessage {
  const { conversationId, number, sender, clientId, isDeleted } = message
  return {
    id: `${conversationId}-${number}`,
    number,
    from: SENDERS[sender],
    clientId: sender === 'customer' ? clientId : null,
    text: isDeleted ? '' : message.text,
    image: isDeleted ? null : addressOfPicture(message.imageFile),
    about: isDeleted ? null : message.about,
    opensAt: message.opensMs,
    time: message.timeMs,
    deleted: isDeleted,
    read: number <= (sender === 'customer' ? readByStaff : readByCustomer),
  }
}

export function presentHours(
  hours: ServiceHours | undefined,
  nowMs: number,
): CallResult<'chat'>['hours'] {
  if (hours === undefined) return null
  return { isOpen: hours.isOpenAt(nowMs), changesAt: hours.changesAfter(nowMs) }
}
